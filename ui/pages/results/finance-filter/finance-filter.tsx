import { Icon } from '../../../parts/icon/icon';
import { LONGEST_TERM_OF_ANY, productFromText, PRODUCTS } from '../../../../core/finance/public';
import {
  addressPairs,
  requestedTerms,
  searchPath,
  withFinance,
  withMonthlyRange,
  type StockQuery,
} from '../../../../core/search/public';
import { inPounds, pounds } from '../../../../core/kernel/money';
import { PRODUCT_CHOICES } from '../../../copy/product-copy';
import { inWords } from '../../../copy/search-copy';
import { Button } from '../../../parts/button/button';
import { RadioGroup } from '../../../parts/radio-group/radio-group';
import { Select } from '../../../parts/select/select';
import { MonthlyBudget } from './monthly-budget';
import { FinanceBox, FinanceFields } from './finance-filter.styles';

/** Percent or pounds: 20 is a percentage, everything else an amount (FILTER-37). */
const depositLabel = (deposit: number): string =>
  deposit === 20 ? '20%' : inPounds(pounds(deposit));

const DEPOSITS = [20, 0, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000];
const MILEAGES = Array.from({ length: 15 }, (_, step) => 6000 + step * 1000);
const TERMS = [24, 36, 48, 60];

export interface FinanceFilterProps {
  readonly id: string;
  readonly query: StockQuery;
  readonly onChange: (query: StockQuery) => void;
  /** Whether it is open from the start. */
  readonly open?: boolean;
}

/** What the form asks itself, and what new figures make moot; all else is carried along in it. */
const ASKED_OR_MOOT: readonly string[] = [
  'finance_deposit',
  'finance_deposit_type',
  'finance_mileage',
  'finance_term',
  'finance_type',
  'monthly_from',
  'monthly_to',
  'page',
  'resultsPerPage',
  'category',
];

const withCurrent = (known: readonly number[], current: number): readonly number[] =>
  known.includes(current) ? known : [...known, current].sort((one, other) => one - other);

/**
 * What the monthly figures on the cards are worked out with, and the monthly budget (FILTER-33).
 * On phones it stands among the filters; "Adjust Finance" leads to it.
 */
export function FinanceFilter({ id, query, onChange, open = false }: FinanceFilterProps) {
  const { finance, bounds } = query;
  const { months } = requestedTerms(finance);
  const longest =
    finance.type === undefined ? LONGEST_TERM_OF_ANY : PRODUCTS[finance.type].longestTerm;
  const { monthly_from: from, monthly_to: to } = bounds;
  return (
    <FinanceBox id={id} open={open}>
      <summary>
        <Icon name="sliders" size={18} />
        <span>{`Finance: ${depositLabel(finance.deposit)} deposit, ${months} months, ${inWords(finance.mileage)} miles a year${from !== undefined || to !== undefined ? `, ${budgetWords(from, to)}` : ''}`}</span>
      </summary>
      <form
        method="get"
        action={searchPath(query.section)}
        aria-label="Finance"
        data-replay-changes
        onSubmit={(event) => event.preventDefault()}
      >
        {addressPairs(query)
          .filter(([key]) => !ASKED_OR_MOOT.includes(key))
          .map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
        <FinanceFields>
          <Select
            label="Deposit"
            name="finance_deposit"
            value={String(finance.deposit)}
            choices={withCurrent(DEPOSITS, finance.deposit).map((deposit) => ({
              value: String(deposit),
              label: depositLabel(deposit),
            }))}
            onChange={(event) =>
              onChange(withFinance(query, { deposit: Number(event.currentTarget.value) }))
            }
          />
          <Select
            label="Annual Mileage"
            name="finance_mileage"
            value={String(finance.mileage)}
            choices={withCurrent(MILEAGES, finance.mileage).map((miles) => ({
              value: String(miles),
              label: `${inWords(miles)} miles`,
            }))}
            onChange={(event) =>
              onChange(withFinance(query, { mileage: Number(event.currentTarget.value) }))
            }
          />
          <Select
            label="Finance Period"
            name="finance_term"
            value={String(months)}
            choices={withCurrent(TERMS, months)
              .filter((term) => term <= longest)
              .map((term) => ({ value: String(term), label: `${term} months` }))}
            onChange={(event) =>
              onChange(withFinance(query, { months: Number(event.currentTarget.value) }))
            }
          />
          <RadioGroup
            legend="Finance type"
            look="segments"
            name="finance_type"
            value={finance.type ?? ''}
            choices={[{ value: '', label: 'Either' }, ...PRODUCT_CHOICES]}
            onChange={(value) => onChange(withFinance(query, { type: productFromText(value) }))}
          />
          <MonthlyBudget
            value={{ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }}
            onCommit={(range, moved) => onChange(withMonthlyRange(query, range, moved))}
          />
        </FinanceFields>
        <noscript>
          <Button type="submit" kind="quiet">
            Update figures
          </Button>
        </noscript>
      </form>
    </FinanceBox>
  );
}

const budgetWords = (from: number | undefined, to: number | undefined): string => {
  const words = (amount: number) => inPounds(pounds(amount));
  if (from === undefined) return `up to ${words(to ?? 0)} a month`;
  return to === undefined
    ? `from ${words(from)} a month`
    : `${words(from)} to ${words(to)} a month`;
};
