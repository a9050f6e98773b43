import { financeTable, type Quote } from '../../../core/finance/public';
import { FINANCE_ROW_NAMES, financeRowWords } from '../../copy/personalise-copy';
import { TableOfFigures } from './finance-table.styles';

interface FinanceTableProps {
  readonly quote: Quote;
  /** Whether the vehicle's VAT scheme is Commercial (FIN-50). */
  readonly isCommercial?: boolean;
  /** What the figures are of. */
  readonly caption: string;
}

/** Every figure of a quote that there is, each a row (FIN-22, FIN-48). */
export const FinanceTable = ({ quote, isCommercial = false, caption }: FinanceTableProps) => (
  <TableOfFigures>
    <caption>{caption}</caption>
    <tbody>
      {financeTable(quote, isCommercial).map((row) => (
        <tr key={row.row}>
          <th scope="row">{FINANCE_ROW_NAMES[row.row]}</th>
          <td>{financeRowWords(row)}</td>
        </tr>
      ))}
    </tbody>
  </TableOfFigures>
);
