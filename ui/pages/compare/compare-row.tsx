import type { ReactNode } from 'react';
import type { ComparedRow } from '../../../core/stock/public';
import { DIFFERS } from '../../copy/compare-copy';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import type { CompareColumn } from './compare-columns';

interface CompareRowProps<Value> {
  readonly label: string;
  readonly row: ComparedRow<Value>;
  readonly columns: readonly CompareColumn[];
  readonly cell: (value: Value | undefined, column: CompareColumn) => ReactNode;
}

/** One thing of which the vehicles are compared. */
export const CompareRow = <Value,>({ label, row, columns, cell }: CompareRowProps<Value>) => (
  <tr data-differs={row.differs || undefined} data-same={row.differs ? undefined : true}>
    <th scope="row" className="row-name">
      <span>
        <span>{label}</span>
        {row.differs && <VisuallyHidden>, {DIFFERS}</VisuallyHidden>}
      </span>
    </th>
    {columns.map((column) => (
      <td key={column.slug}>
        {column.place === undefined ? (
          <SkeletonText $size={15} $share="half" />
        ) : (
          cell(row.values[column.place], column)
        )}
      </td>
    ))}
  </tr>
);

interface GroupHeadProps {
  readonly columns: readonly CompareColumn[];
  readonly children: ReactNode;
}

/** The name of a part of the comparison, across all its columns. */
export const GroupHead = ({ columns, children }: GroupHeadProps) => (
  <tr className="group">
    <th scope="rowgroup" colSpan={columns.length + 1}>
      <div>{children}</div>
    </th>
  </tr>
);

interface WaitingRowsProps {
  readonly columns: readonly CompareColumn[];
  readonly labels: readonly string[];
  /** Heard once for the lot. */
  readonly said: string;
}

/** Rows of which no value is there yet, as high as those that come. */
export const WaitingRows = ({ columns, labels, said }: WaitingRowsProps) =>
  labels.map((label, number) => (
    <tr key={label}>
      <th scope="row" className="row-name">
        <span>{label}</span>
      </th>
      {columns.map(({ slug }) => (
        <td key={slug}>
          <SkeletonText $size={15} $share="half" />
          {number === 0 && <VisuallyHidden>{said}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  ));
