import { styled } from 'styled-components';
import { inPounds, pounds } from '../../../../core/kernel/money';
import {
  HERO_MONTHLY_OPTIONS,
  HERO_TOTAL_OPTIONS,
  valuesOf,
  type HeroBudget,
} from '../../../../core/search/public';
import { BUDGET_KEYS, HERO_WORDS } from '../../../copy/hero-copy';
import { FILTER_LABELS } from '../../../copy/search-copy';
import { RadioGroup } from '../../../parts/radio-group/radio-group';
import { Select } from '../../../parts/select/select';
import { space } from '../../../theme/scale';
import type { HeroFieldProps } from './hero-field';

const STEPS: Readonly<Record<HeroBudget, readonly number[]>> = {
  monthly: HERO_MONTHLY_OPTIONS,
  total: HERO_TOTAL_OPTIONS,
};

/** The kind that is not picked is not shown, by rules alone, so that it works before the script. */
const Budget = styled.div`
  display: grid;
  gap: ${space(16)};
  .amounts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(12)};
  }
  &:has([value='total']:checked) .monthly,
  &:has([value='monthly']:checked) .total {
    display: none;
  }
`;

/** Monthly or total, from and to (FILTER-21, FILTER-29). */
export function BudgetFields({ filter, state }: HeroFieldProps) {
  const { budget } = state.hero;
  return (
    <Budget>
      <RadioGroup
        legend={HERO_WORDS.budgetKind}
        legendHidden
        look="segments"
        wide
        name="budget"
        value={budget}
        choices={[
          { value: 'monthly', label: HERO_WORDS.monthly },
          { value: 'total', label: HERO_WORDS.total },
        ]}
        onChange={(kind) => {
          if (kind !== filter.state$.value.hero.budget) filter.switchBudget();
        }}
      />
      <Amounts kind="monthly" filter={filter} state={state} />
      <Amounts kind="total" filter={filter} state={state} />
    </Budget>
  );
}

function Amounts({ kind, filter, state }: HeroFieldProps & { readonly kind: HeroBudget }) {
  const [from, to] = BUDGET_KEYS[kind];
  return (
    <div className={`amounts ${kind}`}>
      {([from, to] as const).map((key) => {
        const [chosen = ''] = valuesOf(state.hero.query, key);
        const none = key === from ? HERO_WORDS.noMinimum : HERO_WORDS.noMaximum;
        return (
          <Select
            key={key}
            label={FILTER_LABELS[key]}
            name={key}
            value={chosen}
            choices={[
              { value: '', label: none },
              ...stepsWith(STEPS[kind], chosen).map((step) => ({
                value: String(step),
                label: inPounds(pounds(step)),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              filter.chooseOnly(key, value === '' ? undefined : value);
            }}
          />
        );
      })}
    </div>
  );
}

/** The steps, and the chosen amount where it is none of them: one end can push the other off. */
const stepsWith = (steps: readonly number[], chosen: string): readonly number[] => {
  const amount = Number(chosen);
  return chosen === '' || steps.includes(amount) ? steps : [...steps, amount].sort((a, b) => a - b);
};
