import { useState } from 'react';
import { styled } from 'styled-components';
import {
  isChosenBudget,
  toggleBudget,
  type BudgetLists,
  type BudgetRange,
  type BudgetsSection,
} from '../../../core/content/public';
import { searchPath } from '../../../core/search/public';
import { BUDGETS_TITLE, SEARCH_BY_PRICE } from '../../copy/content/page-copy';
import { useHydrated } from '../../kit/use-hydrated';
import { ButtonLink } from '../../parts/button/button';
import { SiteLink } from '../../parts/site-link/site-link';
import { radius, space, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { SectionBox } from './section.styles';

const Ranges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-bottom: ${space(16)};
  button,
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    padding: ${space(8, 16)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    color: ${token('ink')};
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  [aria-pressed='true'] {
    border-color: ${token('brand')};
    background: ${token('brand')};
    color: ${token('on-brand')};
  }
`;

/** Where the chosen ranges lead: all that is for sale where none is (PAGE-31, PAGE-33). */
const addressOf = ({ min_price, max_price }: BudgetLists): string =>
  min_price === undefined || max_price === undefined
    ? searchPath('cars')
    : `${searchPath('cars')}?min_price=${min_price}&max_price=${max_price}`;

/**
 * The search by price ranges: a press chooses a range, another takes it out, and the link leads to what
 * is chosen (PAGE-29 to PAGE-34). Without script each range is the link to its own search.
 */
export function Budgets({ section: { ranges } }: { readonly section: BudgetsSection }) {
  const [lists, setLists] = useState<BudgetLists>({});
  const isHydrated = useHydrated();
  const choose = (range: BudgetRange) => () => {
    setLists(toggleBudget(lists, range));
  };
  return (
    <SectionBox aria-labelledby="price-ranges">
      <h2 id="price-ranges">{BUDGETS_TITLE}</h2>
      <Ranges>
        {ranges.map((range) => (
          <li key={range.label}>
            {isHydrated ? (
              <button
                type="button"
                aria-pressed={isChosenBudget(lists, range)}
                onClick={choose(range)}
              >
                {range.label}
              </button>
            ) : (
              <SiteLink href={addressOf(toggleBudget({}, range))}>{range.label}</SiteLink>
            )}
          </li>
        ))}
      </Ranges>
      <ButtonLink href={addressOf(lists)}>{SEARCH_BY_PRICE}</ButtonLink>
    </SectionBox>
  );
}
