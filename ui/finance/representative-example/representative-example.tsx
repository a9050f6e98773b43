import { finalPaymentName, PRODUCT_CHOICES, PRODUCT_NAMES } from '../../copy/product-copy';
import { useId, useState } from 'react';
import {
  paymentsCount,
  DEFAULT_PRODUCT,
  productFromText,
  quotesInOrder,
  type FinanceProduct,
  type Quote,
  type QuoteSet,
} from '../../../core/finance/public';
import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { aprInWords, rateWords } from '../../copy/rate-words';
import { CREDIT_BROKER_LINE, inWords } from '../../copy/search-copy';
import { useApp } from '../../kit/app-context';
import { RadioGroup } from '../../parts/radio-group/radio-group';
import { ExampleBox, ExampleTable } from './representative-example.styles';

type Row = readonly [label: string, value: string];

/**
 * The rows of the finance example, in the documents' order; what a product lacks has no row
 * (FIN-22, FIN-23). Of CONC 3.5.5: (a) the fixed rate, (b) the fee, (c) the credit, (d) the APR, (e)
 * price and deposit, (f) the term, (g) the total payable, (h) the payments.
 */
function rowsOf(quote: Quote): readonly Row[] {
  const { regularPayment, firstPayment, interestRate, annualMileage } = quote;
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Monthly payments', `${paymentsCount(quote)} of ${inPoundsAndPence(regularPayment)}`],
    ['First Payment', firstPayment === regularPayment ? undefined : ifAny(firstPayment)],
    ['Total price', inPoundsAndPence(quote.totalPrice ?? quote.cashPrice)],
    ['Customer Deposit', inPoundsAndPence(quote.deposit)],
    ['Dealer Contribution', ifAny(quote.contribution)],
    ['Amount of Credit', inPoundsAndPence(quote.amountOfCredit)],
    ['APR', aprInWords(quote.apr)],
    ['Term', `${quote.termMonths} ${quote.termMonths === 1 ? 'month' : 'months'}`],
    ['Total Amount Payable', inPoundsAndPence(quote.totalAmountPayable)],
    [
      'Fixed Rate of Interest',
      interestRate === undefined ? undefined : `${rateWords(interestRate)} per annum (fixed)`,
    ],
    ['Annual Mileage', annualMileage === undefined ? undefined : `${inWords(annualMileage)} miles`],
    [finalPaymentName(quote.product), ifAny(quote.optionalFinalPayment)],
    ['Option to Purchase Fee', ifAny(quote.optionFee)],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** Money that is stated and is not nothing; nothing has no row (FIN-48, CG-049). */
const ifAny = (sum: Money | undefined): string | undefined =>
  sum ? inPoundsAndPence(sum) : undefined;

interface RepresentativeExampleProps {
  readonly quotes: QuoteSet;
  /** Which vehicle the figures are of: "2021 (71) Ford Fiesta at £9,145". */
  readonly subject: string;
  /** The product the shopper asked for; shown first. */
  readonly product?: FinanceProduct | undefined;
  /** One narrow column, where it stands beside other things. */
  readonly narrow?: boolean;
  /** Told when the shopper turns to another product, for figures that stand beside the example. */
  readonly onProduct?: (product: FinanceProduct) => void;
}

/**
 * The example that must stand wherever a monthly figure does, in full and without a press
 * (SEARCH-31, UX rule 13).
 */
export function RepresentativeExample({
  quotes,
  subject,
  product: asked = DEFAULT_PRODUCT,
  narrow = false,
  onProduct,
}: RepresentativeExampleProps) {
  const { siteName } = useApp();
  const headingId = useId();
  const [chosen, setChosen] = useState({ asked, product: asked });
  // Another product asked for in the search is shown at once; a press here holds until then.
  if (chosen.asked !== asked) setChosen({ asked, product: asked });
  const { product } = chosen;
  const quoted = quotesInOrder(quotes);
  const shown = quotes[product] ?? quoted[0];
  if (shown === undefined) return undefined;
  return (
    <ExampleBox aria-labelledby={headingId} $narrow={narrow}>
      <div className="top">
        <h2 id={headingId}>Representative example</h2>
        {quoted.length > 1 && (
          <RadioGroup
            legend="Finance product"
            legendHidden
            look="segments"
            value={shown.product}
            choices={PRODUCT_CHOICES.filter(({ value }) => quotes[value] !== undefined)}
            onChange={(value) => {
              const next = productFromText(value) ?? DEFAULT_PRODUCT;
              setChosen({ asked, product: next });
              onProduct?.(next);
            }}
          />
        )}
      </div>
      <p className="subject">{`${PRODUCT_NAMES[shown.product]} on ${subject}`}</p>
      <ExampleTable>
        <tbody>
          {rowsOf(shown).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </ExampleTable>
      <p className="small">{CREDIT_BROKER_LINE(siteName)}</p>
    </ExampleBox>
  );
}

export const exampleSubject = (title: string, quotes: QuoteSet): string => {
  const [quote] = quotesInOrder(quotes);
  return quote === undefined ? title : `${title} at ${inPounds(quote.cashPrice)}`;
};
