import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowBody, RowDetails, RowSummary } from '../../parts/disclosure-row/disclosure-row.styles';

interface WorkingRowProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

/** One figure, which opens to where it comes from; any number may be open, with or without script. */
export const WorkingRow = ({ name, figure, children }: WorkingRowProps) => (
  <RowDetails>
    <RowSummary>
      <span className="title">{name}</span>
      <span className="chosen">{figure}</span>
      <ChevronDown className="turner" aria-hidden="true" size={20} />
    </RowSummary>
    <RowBody>{children}</RowBody>
  </RowDetails>
);
