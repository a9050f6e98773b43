import type { OrderFinance } from '../../../core/order/public';
import { inPoundsAndPence } from '../../../core/kernel/money';
import { PAYMENT_WORDS } from '../../copy/order/order-copy';
import { RepresentativeExample } from '../../finance/representative-example/representative-example';
import { SummaryRows } from './order.styles';

interface FinanceShownProps extends OrderFinance {
  readonly title: string;
}

/** What is paid a month, with the representative example that must stand beside it (CONC 3.5.5). */
export function FinanceShown({ quote, figures, title }: FinanceShownProps) {
  const isOther = figures.monthly !== quote.regularPayment;
  return (
    <>
      {isOther && (
        <SummaryRows aria-label={PAYMENT_WORDS.withPartExchange}>
          <div className="strong">
            <dt>{`${PAYMENT_WORDS.monthly}, ${PAYMENT_WORDS.withPartExchange.toLowerCase()}`}</dt>
            <dd className="sum">
              {`${String(figures.months)} × ${inPoundsAndPence(figures.monthly)}`}
            </dd>
          </div>
          <div>
            <dt>{PAYMENT_WORDS.payable}</dt>
            <dd className="sum">{inPoundsAndPence(figures.totalAmountPayable)}</dd>
          </div>
          <div>
            <dt>{PAYMENT_WORDS.apr}</dt>
            <dd className="sum">{`${figures.apr.toFixed(1)}%`}</dd>
          </div>
        </SummaryRows>
      )}
      <RepresentativeExample
        quotes={{ [quote.product]: quote }}
        product={quote.product}
        subject={PAYMENT_WORDS.example(title, quote.cashPrice)}
      />
      <p className="soft">{PAYMENT_WORDS.status}</p>
    </>
  );
}
