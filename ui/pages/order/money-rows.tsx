import { greater, isPositive, nothing, subtract, type Money } from '../../../core/kernel/money';
import type { OrderAgreement } from '../../../core/order/public';
import { MONEY_WORDS } from '../../copy/order/order-copy';
import { SummaryRows } from './order.styles';

interface MoneyRowsProps {
  readonly agreement: OrderAgreement;
  readonly paid?: Money;
  readonly paidBack?: Money;
  /** Whether what is paid first is a deposit by card, and the order still goes on. */
  readonly isByDeposit?: boolean;
}

interface MoneyRow {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

/** What the order comes to, added up row by row; what is nothing has no row. */
export const MoneyRows = (props: MoneyRowsProps) => (
  <SummaryRows>
    {rowsOf(props).map(({ label, value, isStrong }) => (
      <div key={label} className={isStrong === true ? 'strong' : undefined}>
        <dt>{label}</dt>
        <dd className="sum">{value}</dd>
      </div>
    ))}
  </SummaryRows>
);

function rowsOf({
  agreement,
  paid,
  paidBack,
  isByDeposit = false,
}: MoneyRowsProps): readonly MoneyRow[] {
  const { price, adminFee, total, partExchange, reservationFee } = agreement;
  const { toPay, first, over, stillOwed, finance } = agreement;
  const { sum, less } = MONEY_WORDS;
  const ifAny = (amount: Money | undefined, row: MoneyRow): readonly MoneyRow[] =>
    amount !== undefined && isPositive(amount) ? [row] : [];
  return [
    { label: MONEY_WORDS.price, value: sum(price) },
    ...ifAny(adminFee, { label: MONEY_WORDS.adminFee, value: sum(adminFee) }),
    ...ifAny(adminFee, { label: MONEY_WORDS.total, value: sum(total) }),
    ...ifAny(partExchange, { label: MONEY_WORDS.partExchange, value: less(partExchange) }),
    ...ifAny(reservationFee, { label: MONEY_WORDS.reservationFee, value: less(reservationFee) }),
    ...(finance === undefined
      ? [{ label: MONEY_WORDS.toPay, value: sum(toPay), isStrong: true }]
      : []),
    ...(first === toPay
      ? []
      : ifAny(first, {
          label: isByDeposit ? MONEY_WORDS.deposit : MONEY_WORDS.first,
          value: sum(first),
        })),
    ...ifAny(over, { label: MONEY_WORDS.over, value: sum(over) }),
    ...ifAny(stillOwed, { label: MONEY_WORDS.stillOwed, value: sum(stillOwed) }),
    ...(paid === undefined ? [] : ifAny(paid, { label: MONEY_WORDS.paid, value: sum(paid) })),
    ...(isByDeposit && paid !== undefined && isPositive(paid)
      ? [
          {
            label: MONEY_WORDS.left,
            value: sum(greater(nothing, subtract(toPay, paid))),
            isStrong: true,
          },
        ]
      : []),
    ...(paidBack === undefined
      ? []
      : ifAny(paidBack, { label: MONEY_WORDS.paidBack, value: sum(paidBack) })),
  ];
}
