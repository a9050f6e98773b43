import { inPounds, pounds } from '../../core/kernel/money';
import {
  DEFAULT_FINANCE_TERMS,
  valuesOf,
  type FilterKey,
  type HeroBudget,
  type HeroSearch,
} from '../../core/search/public';
import { inWords } from './search-copy';

export const HERO_TITLE = 'Find a used car you will be glad you bought';
export const HERO_LEAD = 'History checked, fees in plain sight, and yours to reserve from home.';

export const HOME_DESCRIPTION =
  'Search used cars and vans by make, budget or body style. History checked, clear prices, and reserve online at a branch near you.';

/** FILTER-24, WE-077; "all" until a count is known (CG-064). */
export const heroButton = (count: number | undefined): string =>
  `Search ${count === undefined ? 'all' : inWords(count)} Vehicle(s)`;

/** Heard after a choice, where the button that changed is elsewhere. */
export const heroCountHeard = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count === 1 ? '1 vehicle matches' : `${inWords(count)} vehicles match`;
};

export const HERO_WORDS = {
  form: 'Find your vehicle',
  vehicleType: 'Vehicle type',
  cars: 'Cars',
  vans: 'Vans',
  make: 'Make',
  anyMake: 'Any make',
  model: 'Model',
  anyModel: 'Any model',
  modelNeedsMake: 'Choose a make first',
  budget: 'Budget',
  anyBudget: 'Any budget',
  budgetKind: 'Budget by',
  monthly: 'Monthly',
  total: 'Total price',
  from: 'From',
  to: 'To',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  help: 'Help me choose',
  helpNothing: 'Any style',
  bodyType: 'Body type',
  anyBodyType: 'Any body type',
  colour: 'Colour',
  anyColour: 'Any colour',
  transmission: 'Transmission',
  anyTransmission: 'Any transmission',
  update: 'Update search',
} as const;

const amount = (value: string): string => inPounds(pounds(Number(value)));

/** "£200 to £300 a month", "Up to £10,000", "Any budget". */
export function budgetInWords({ query, budget }: HeroSearch): string {
  const [fromKey, toKey] = BUDGET_KEYS[budget];
  const [from] = valuesOf(query, fromKey);
  const [to] = valuesOf(query, toKey);
  const unit = budget === 'monthly' ? ' a month' : '';
  if (from !== undefined && to !== undefined) return `${amount(from)} to ${amount(to)}${unit}`;
  if (from !== undefined) return `From ${amount(from)}${unit}`;
  return to === undefined ? HERO_WORDS.anyBudget : `Up to ${amount(to)}${unit}`;
}

/** The two ends of a budget, by the names the address bar has for them. */
export const BUDGET_KEYS = {
  monthly: ['monthly_from', 'monthly_to'],
  total: ['min_price', 'max_price'],
} as const satisfies Readonly<Record<HeroBudget, readonly [FilterKey, FilterKey]>>;

/** What the closed "Help me choose" says: what it is about, or how much of it is chosen. */
export function helpInWords({ query }: HeroSearch): string {
  const chosen = (['body_type', 'colour', 'transmission'] as const).reduce(
    (sum, key) => sum + valuesOf(query, key).length,
    0,
  );
  return chosen === 0 ? HERO_WORDS.helpNothing : `${inWords(chosen)} chosen`;
}

/** What every monthly budget on the page is worked out with (FILTER-31). */
export const MONTHLY_TERMS = `Monthly budgets are matched with a ${inWords(
  DEFAULT_FINANCE_TERMS.deposit,
)}% deposit and ${inWords(DEFAULT_FINANCE_TERMS.mileage)} miles a year, over ${inWords(
  DEFAULT_FINANCE_TERMS.months,
)} months or the longest term the finance allows.`;

export const BROWSE_WORDS = {
  body: 'Browse by body style',
  allCars: 'See all used cars',
  vans: 'Vans',
  needs: 'Start with what you need',
  budget: 'Browse by budget',
  byMonth: 'By the month',
  byPrice: 'By price',
  upToAMonth: (limit: number): string => `Up to ${inPounds(pounds(limit))} a month`,
  upTo: (limit: number): string => `Up to ${inPounds(pounds(limit))}`,
  makes: 'Popular makes',
  why: 'Why buy from us',
} as const;

/** Doors into the stock for those who know their life, not their car. */
export const NEEDS = {
  family: { title: 'Room for everyone', text: 'SUVs for school runs and long weekends' },
  first: { title: 'A first car', text: 'Hatchbacks up to £10,000' },
  electric: { title: 'Going electric', text: 'Charge it at home or on the road' },
  van: { title: 'Vans for work', text: 'With both prices shown, before and after VAT' },
} as const;

/** Only what the rest of the site keeps. */
export const REASONS = [
  {
    kind: 'history',
    title: 'History checked',
    text: 'Every vehicle has had a history check. Read the result before you travel, and print it to keep.',
  },
  {
    kind: 'price',
    title: 'One honest price',
    text: 'Any admin fee stands beside the price, with the total. You know what you will pay before you call.',
  },
  {
    kind: 'reserve',
    title: 'Reserve online',
    text: 'Found the one? Reserve it by card, then come and see it at the branch.',
  },
] as const;
