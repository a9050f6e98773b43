import {
  DEFAULT_PRODUCT,
  productFromText,
  quotesInOrder,
  quoteToShow,
  type FinanceProduct,
  type QuotesByMark,
} from '../../../core/finance/public';
import { PRODUCT_CHOICES } from '../../copy/product-copy';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { latest, type Remote } from '../../../core/kernel/remote';
import { COMPARE_TERMS, compareFinance, type ComparedFinance } from '../../../core/showroom/public';
import type { ComparedRow, VehicleInFull } from '../../../core/stock/public';
import { similarTermsLine } from '../../copy/alike-copy';
import {
  comparedFinanceWords,
  EXAMPLE_TITLE,
  FINANCE_FAILED,
  FINANCE_LOADING,
  NO_QUOTE,
  NOT_LISTED,
  rowLabel,
} from '../../copy/compare-copy';
import { failureWords } from '../../copy/failure-copy';
import { PERSONALISE_LABELS } from '../../copy/personalise-copy';
import { useHydrated } from '../../kit/use-hydrated';
import { Notice } from '../../parts/notice/notice';
import { RadioGroup } from '../../parts/radio-group/radio-group';
import type { CompareColumn } from './compare-columns';
import { CompareRow, GroupHead, WaitingRows } from './compare-row';
import { FinanceHead } from './finance-rows.styles';

/** The finance of the vehicles shown, as rows, in one product as far as there is a quote of it. */
export function financeRowsOf(
  vehicles: readonly VehicleInFull[],
  quotes: QuotesByMark,
  product: FinanceProduct,
): readonly ComparedRow<ComparedFinance>[] {
  return compareFinance(
    vehicles.map(({ mark, price }) => ({
      quote: quoteToShow(quotes[mark ?? ''] ?? {}, product),
      isCommercial: price.vatScheme === 'commercial',
    })),
  );
}

/** Whether any of the vehicles is quoted in several products, so that there is a choice. */
const hasChoice = (vehicles: readonly VehicleInFull[], quotes: QuotesByMark): boolean =>
  vehicles.some(({ mark }) => quotesInOrder(quotes[mark ?? ''] ?? {}).length > 1);

interface FinanceRowsProps {
  readonly columns: readonly CompareColumn[];
  readonly vehicles: readonly VehicleInFull[];
  readonly finance: Remote<QuotesByMark, GatewayFailure>;
  readonly rows: readonly ComparedRow<ComparedFinance>[];
  readonly product: FinanceProduct;
  readonly onProduct: (product: FinanceProduct) => void;
  readonly onRetry: () => void;
}

/**
 * Each column a representative example in full, in view wherever a monthly figure is (UX rule 13).
 * A failure costs these rows only.
 */
export function FinanceRows({
  columns,
  vehicles,
  finance,
  rows,
  product,
  onProduct,
  onRetry,
}: FinanceRowsProps) {
  const hydrated = useHydrated();
  const quotes = latest(finance);
  const isWhole = rows.every(({ differs }) => !differs);
  const isQuoted = rows.length > 0;
  return (
    <tbody data-same={finance.kind !== 'failed' && isQuoted && isWhole ? true : undefined}>
      <GroupHead columns={columns}>
        <FinanceHead>
          {EXAMPLE_TITLE}
          {hydrated && quotes !== undefined && hasChoice(vehicles, quotes) && (
            <RadioGroup
              legend={PERSONALISE_LABELS.product}
              legendHidden
              look="segments"
              value={product}
              choices={PRODUCT_CHOICES}
              onChange={(value) => {
                onProduct(productFromText(value) ?? DEFAULT_PRODUCT);
              }}
            />
          )}
          <p className="terms">{similarTermsLine(COMPARE_TERMS)}</p>
        </FinanceHead>
      </GroupHead>
      {finance.kind === 'failed' ? (
        <tr>
          <td colSpan={columns.length + 1}>
            <Notice tone="error" title={FINANCE_FAILED} onRetry={onRetry}>
              <p>{failureWords(finance.failure)}</p>
            </Notice>
          </td>
        </tr>
      ) : quotes === undefined ? (
        <WaitingRows columns={columns} labels={WAITING_ROWS.map(rowLabel)} said={FINANCE_LOADING} />
      ) : (
        <>
          {rows.map((row, number) => (
            <CompareRow
              key={row.key}
              label={rowLabel(row.key)}
              row={row}
              columns={columns}
              cell={(value, { vehicle }) =>
                value === undefined ? (
                  <span className="missing">
                    {vehicle?.mark !== undefined && quoteToShow(quotes[vehicle.mark] ?? {})
                      ? NONE
                      : number === 0
                        ? NO_QUOTE
                        : NOT_LISTED}
                  </span>
                ) : (
                  comparedFinanceWords(value)
                )
              }
            />
          ))}
          {!isQuoted && (
            <CompareRow
              label={rowLabel('product')}
              row={{ key: 'product', values: [], differs: false }}
              columns={columns}
              cell={() => <span className="missing">{NO_QUOTE}</span>}
            />
          )}
        </>
      )}
    </tbody>
  );
}

/** Of a quote that has no such thing: hire purchase has no optional final payment. */
const NONE = 'None';

/** As many as an example has, so that nothing moves when it comes. */
const WAITING_ROWS = [
  'product',
  'monthly-payments',
  'total-price',
  'deposit',
  'credit',
  'apr',
  'term',
  'total-payable',
  'total-charges',
  'interest-rate',
  'annual-mileage',
  'final-payment',
  'option-fee',
] as const;
