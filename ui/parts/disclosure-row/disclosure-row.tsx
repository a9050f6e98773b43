import { Icon } from '../icon/icon';
import type { ReactNode } from 'react';
import { RowBody, RowDetails, RowSummary } from './disclosure-row.styles';

export interface DisclosureRowProps {
  readonly title: string;
  /** At the right edge while closed and open: "2 chosen". */
  readonly chosen?: ReactNode;
  /** Held outside, because opening one row closes the others [FILTER-08]. */
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Rows that share a group close each other even before the script is there. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** A row that opens in place. A press asks to be opened or closed; whoever holds `open` answers. */
export function DisclosureRow({
  title,
  chosen,
  open,
  onToggle,
  group,
  children,
}: DisclosureRowProps) {
  return (
    <RowDetails open={open} name={group}>
      <RowSummary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <span className="title">{title}</span>
        {chosen !== undefined && <span className="chosen">{chosen}</span>}
        <Icon className="turner" name="chevron-down" size={20} />
      </RowSummary>
      <RowBody>{children}</RowBody>
    </RowDetails>
  );
}
