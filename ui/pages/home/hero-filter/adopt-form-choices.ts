import {
  HERO_MONTHLY_OPTIONS,
  HERO_TOTAL_OPTIONS,
  isChosen,
  type FilterKey,
} from '../../../../core/search/public';
import type { HeroFilter } from '../../../../core/showroom/public';
import { BUDGET_KEYS } from '../../../copy/hero-copy';

const LISTS = [
  'make',
  'body_type',
  'colour',
  'transmission',
] as const satisfies readonly FilterKey[];

const STATED = new Set([...HERO_MONTHLY_OPTIONS, ...HERO_TOTAL_OPTIONS].map(String));

/**
 * Takes over what a shopper chose in the form before the script was there, so that nothing has to
 * be chosen twice.
 */
export function adoptFormChoices(form: HTMLFormElement, filter: HeroFilter): void {
  const data = new FormData(form);
  const texts = (name: string): readonly string[] =>
    data.getAll(name).filter((value) => typeof value === 'string');

  if (texts('category').includes('van')) pickVans(filter);
  if (texts('budget').includes('total') && filter.state$.value.hero.budget === 'monthly') {
    filter.switchBudget();
  }
  const add = (name: FilterKey, value: string) => {
    const { query } = filter.state$.value.hero;
    if (value !== '' && !isChosen(query, name, value)) filter.choose(name, value);
  };
  for (const name of LISTS)
    texts(name).forEach((value) => {
      add(name, value);
    });
  // Only the budget that is shown: the other may hold what was chosen before it was switched.
  for (const name of BUDGET_KEYS[filter.state$.value.hero.budget]) {
    texts(name)
      .filter((value) => STATED.has(value))
      .forEach((value) => {
        add(name, value);
      });
  }
}

function pickVans(filter: HeroFilter): void {
  if (filter.state$.value.hero.query.category !== 'van') filter.pickCategory('van');
}
