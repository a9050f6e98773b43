import type { Quote, QuoteSet } from '../../../core/finance/public';
import { inPounds, inPoundsAndPence } from '../../../core/kernel/money';
import { CREDIT_BROKER_LINE } from '../../copy/search-copy';
import { FINANCE_UNAVAILABLE, NO_QUOTE, SECTION_TITLES } from '../../copy/vehicle-page-copy';
import { useApp } from '../../kit/app-context';
import { Notice } from '../../parts/notice/notice';
import { PageSection } from '../vehicle-details/page-section';
import { FinanceColumns } from './vehicle-page.styles';

interface FinanceSectionProps {
  /** None: the figures could not be had, or are still on their way. */
  readonly quotes: QuoteSet | undefined;
  readonly subject: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

type Row = readonly [label: string, valueOf: (quote: Quote) => string | undefined];

const ROWS: readonly Row[] = [
  ['Monthly payment', ({ regularPayment }) => inPoundsAndPence(regularPayment)],
  ['Number of payments', ({ numberOfRegularPayments }) => String(numberOfRegularPayments)],
  ['Deposit', ({ deposit }) => inPounds(deposit)],
  ['Amount of credit', ({ amountOfCredit }) => inPoundsAndPence(amountOfCredit)],
  [
    'Optional final payment',
    ({ optionalFinalPayment }) =>
      optionalFinalPayment === undefined ? undefined : inPoundsAndPence(optionalFinalPayment),
  ],
  ['APR', ({ apr }) => `${apr}%`],
  ['Total amount payable', ({ totalAmountPayable }) => inPoundsAndPence(totalAmountPayable)],
];

/** Both products side by side, in words and figures (ROUTE-41). */
export const FinanceSection = (props: FinanceSectionProps) => (
  <PageSection id="finance-personalise" title={SECTION_TITLES.finance}>
    <Figures {...props} />
  </PageSection>
);

function Figures({ quotes, subject, failed, onRetry }: FinanceSectionProps) {
  const { siteName } = useApp();
  if (quotes === undefined) {
    return failed ? (
      <Notice tone="warning" title={FINANCE_UNAVAILABLE} onRetry={onRetry} />
    ) : undefined;
  }
  const shown = [quotes.pcp, quotes.hp].filter((quote) => quote !== undefined);
  if (shown.length === 0) return <p>{NO_QUOTE}</p>;
  const rows = ROWS.filter(([, valueOf]) => shown.some((quote) => valueOf(quote) !== undefined));
  return (
    <FinanceColumns>
      <table>
        <caption>Illustrations for the {subject}, before you personalise them</caption>
        <thead>
          <tr>
            <td />
            {shown.map(({ product }) => (
              <th key={product} scope="col">
                {product}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {shown.map((quote) => (
                <td key={quote.product}>{valueOf(quote) ?? 'None'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {quotes.pcp !== undefined && (
        <p>
          With personal contract purchase (PCP) you may hand the vehicle back at the end, pay the
          optional final payment and keep it, or part exchange it.
        </p>
      )}
      {quotes.hp !== undefined && (
        <p>With hire purchase (HP) the vehicle is yours after the last payment.</p>
      )}
      <p className="small">{CREDIT_BROKER_LINE(siteName)}</p>
    </FinanceColumns>
  );
}
