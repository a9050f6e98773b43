import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { DEFAULT_PRODUCT, quoteToShow } from '../../../core/finance/public';
import { latest } from '../../../core/kernel/remote';
import type { ComparedPlace, ComparePageState } from '../../../core/showroom/public';
import { compareEquipment, compareRows, ROWS_AT_A_GLANCE } from '../../../core/stock/public';
import {
  DIFFERENCES_ONLY,
  differencesCounted,
  equipmentHeading,
  GROUP_TITLES,
  NO_DIFFERENCES,
  rowLabel,
  SCROLL_NAME,
  TABLE_NAME,
  VEHICLES_LOADING,
} from '../../copy/compare-copy';
import { useApp } from '../../kit/app-context';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { ComparedCell } from './compared-cell';
import { columnsOf, type CompareColumn } from './compare-columns';
import { CompareHead } from './compare-head';
import { CompareRow, GroupHead, WaitingRows } from './compare-row';
import { CompareBox, PriceCell, Scroller, Table } from './compare-table.styles';
import { SwitchPlace, SwitchRow } from './differences-switch.styles';
import { FinanceRows, financeRowsOf } from './finance-rows';
import { NameStrip } from './name-strip';
import { ComparedPrice } from './price-cell';

interface CompareTableProps {
  readonly places: readonly ComparedPlace[];
  readonly state: ComparePageState;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  readonly onRemove: ((slug: string) => void) | undefined;
  readonly onRetry: () => void;
}

/** The vehicles side by side: a real table, its columns vehicles, its rows what is known of them. */
export function CompareTable({ places, state, now, onRemove, onRetry }: CompareTableProps) {
  const { settings } = useApp();
  const [product, setProduct] = useState(DEFAULT_PRODUCT);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(scroller, places.length > 2);
  const switchId = useId();

  const { columns, vehicles } = columnsOf(places);
  const groups = compareRows(vehicles, { headline: settings.headlinePrice, now });
  const equipment = compareEquipment(vehicles);
  const quotes = latest(state.comparedFinance);
  const finance = quotes === undefined ? [] : financeRowsOf(vehicles, quotes, product);
  const all = [...groups, ...equipment].flatMap(({ rows }) => rows);
  const differences = [...all, ...finance].filter(({ differs }) => differs).length;
  const sameIn = (rows: readonly { readonly differs: boolean }[]) =>
    rows.some(({ differs }) => differs) ? undefined : true;

  return (
    <CompareBox>
      {vehicles.length > 1 && (
        <SwitchPlace>
          <SwitchRow htmlFor={switchId}>
            <input id={switchId} className="differences" type="checkbox" role="switch" />
            {DIFFERENCES_ONLY}
            <span className="count">{differencesCounted(differences)}</span>
          </SwitchRow>
        </SwitchPlace>
      )}
      <NameStrip columns={columns} scroller={scroller} />
      <Scroller
        ref={scroller}
        role="region"
        aria-label={scrolls ? SCROLL_NAME : TABLE_NAME}
        // What scrolls has to be reached by the keys that scroll it.
        tabIndex={scrolls ? 0 : undefined}
      >
        <Table $columns={columns.length}>
          <caption>
            <VisuallyHidden>{TABLE_NAME}</VisuallyHidden>
          </caption>
          <colgroup>
            <col className="names" />
            {columns.map(({ slug }) => (
              <col key={slug} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className="corner" />
              {columns.map((column) => (
                <CompareHead
                  key={column.slug}
                  column={column}
                  columns={columns}
                  onRemove={onRemove}
                />
              ))}
            </tr>
          </thead>
          {vehicles.length === 0 && <WaitingGroups columns={columns} />}
          {groups.map(({ key, rows }) => (
            <tbody key={key} data-same={sameIn(rows)}>
              {key !== 'price' && <GroupHead columns={columns}>{GROUP_TITLES[key]}</GroupHead>}
              {rows.map((row) => (
                <CompareRow
                  key={row.key}
                  label={rowLabel(row.key)}
                  row={row}
                  columns={columns}
                  cell={(value, { slug, vehicle }) =>
                    value?.kind === 'price' && vehicle !== undefined ? (
                      <ComparedPrice
                        vehicle={vehicle}
                        price={value.price}
                        since={state.pricesSince[slug]}
                        quote={quoteToShow(quotes?.[vehicle.mark ?? ''] ?? {}, product)}
                      />
                    ) : (
                      <ComparedCell value={value} />
                    )
                  }
                />
              ))}
            </tbody>
          ))}
          <FinanceRows
            columns={columns}
            vehicles={vehicles}
            finance={state.comparedFinance}
            rows={finance}
            product={product}
            onProduct={setProduct}
            onRetry={onRetry}
          />
          {equipment.map(({ name, rows }) => (
            <tbody key={name} data-same={sameIn(rows)}>
              <GroupHead columns={columns}>{equipmentHeading(name)}</GroupHead>
              {rows.map((row) => (
                <CompareRow
                  key={row.key}
                  label={row.key}
                  row={row}
                  columns={columns}
                  cell={(value) => <ComparedCell value={value} />}
                />
              ))}
            </tbody>
          ))}
        </Table>
        {vehicles.length > 1 && differences === 0 && (
          <p className="none-differ">{NO_DIFFERENCES}</p>
        )}
      </Scroller>
    </CompareBox>
  );
}

const WaitingGroups = ({ columns }: { readonly columns: readonly CompareColumn[] }) => (
  <>
    <tbody>
      <tr>
        <th scope="row" className="row-name">
          <span>{rowLabel('price')}</span>
        </th>
        {columns.map(({ slug }) => (
          <td key={slug}>
            <PriceCell>
              <SkeletonText $size={28} $share="half" />
              <SkeletonText $size={13} $share="most" />
              <SkeletonText $size={28} $share="half" />
            </PriceCell>
          </td>
        ))}
      </tr>
    </tbody>
    <tbody>
      <GroupHead columns={columns}>{GROUP_TITLES.about}</GroupHead>
      <WaitingRows
        columns={columns}
        labels={ROWS_AT_A_GLANCE.map(rowLabel)}
        said={VEHICLES_LOADING}
      />
    </tbody>
  </>
);

/** Whether there is more to the side than fits. @param guess before anything could be measured. */
function useScrolls(box: RefObject<HTMLElement | null>, guess: boolean): boolean {
  const [scrolls, setScrolls] = useState(guess);
  useEffect(() => {
    const element = box.current;
    if (element === null || !('ResizeObserver' in window)) return;
    const measure = () => {
      setScrolls(element.scrollWidth > element.clientWidth);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => {
      watch.disconnect();
    };
  }, [box]);
  return scrolls;
}
