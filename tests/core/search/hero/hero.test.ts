import { describe, expect, it } from 'vitest';
import { heroRequestParams, toRequestParams } from '../../../../adapters/http/stock/search-request';
import {
  chooseInHero,
  freshHeroSearch,
  HERO_MONTHLY_OPTIONS,
  HERO_TOTAL_OPTIONS,
  heroColours,
  heroTarget,
  heroTargetQuery,
  switchHeroBudget,
  toggleHeroCategory,
  unchooseInHero,
  type FilterOption,
  type HeroSearch,
} from '../../../../core/search/public';

const pathOf = (hero: HeroSearch) =>
  new URL(heroTarget(hero), 'https://forecourt.example').pathname;
const sent = (hero: HeroSearch) => Object.fromEntries(heroRequestParams(hero));

describe('where the hero’s button leads', () => {
  it('is the vans when vans are chosen, else the cars [WE-074] [FILTER-30]', () => {
    expect(pathOf(toggleHeroCategory(freshHeroSearch, 'van'))).toBe('/used/van/search/');
    expect(pathOf(toggleHeroCategory(freshHeroSearch, 'cars'))).toBe('/used/cars/search/');
    expect(pathOf(freshHeroSearch)).toBe('/used/cars/search/');
  });

  it('takes along what was chosen [FILTER-30]', () => {
    const hero = chooseInHero(
      chooseInHero(chooseInHero(freshHeroSearch, 'make', 'ford'), 'range', 'ford:fiesta'),
      'colours',
      'blue',
    );
    expect(heroTarget(hero)).toMatch(
      /^\/used\/cars\/search\/\?make=ford&range=fiesta&colours=blue&/u,
    );
  });

  it('asks for the very vehicles that were counted [FILTER-31] [CG-074]', () => {
    const hero = chooseInHero(freshHeroSearch, 'monthly_to', '200');
    const status = (text: string | undefined) => text?.split(',').sort();
    const counted = sent(hero);
    const listed = Object.fromEntries(toRequestParams(heroTargetQuery(hero)));
    expect(status(listed['status'])).toEqual(status(counted['status']));
    expect(listed).toMatchObject({ monthly_to: '200', finance_type: counted['finance_type'] });
  });
});

describe('putting a hero search together', () => {
  it('has one vehicle type at a time, and none after a second click [FILTER-27]', () => {
    const cars = toggleHeroCategory(freshHeroSearch, 'cars');
    const van = toggleHeroCategory(cars, 'van');
    expect(van.query.category).toBe('van');
    expect(toggleHeroCategory(van, 'van').query.category).toBe('all');
  });

  it('has no models left after the last make [FILTER-28]', () => {
    const hero = chooseInHero(chooseInHero(freshHeroSearch, 'make', 'ford'), 'range', 'ford:ka');
    expect(unchooseInHero(hero, 'make', 'ford').query.lists).toEqual({});
  });

  it('switches between a monthly and a total budget, and forgets the other kind [FILTER-29]', () => {
    const monthly = chooseInHero(
      chooseInHero(freshHeroSearch, 'monthly_from', '100'),
      'monthly_to',
      '200',
    );
    const total = switchHeroBudget(monthly);
    expect(total).toMatchObject({ budget: 'total', query: { bounds: {} } });
    const priced = chooseInHero(total, 'max_price', '9000');
    expect(switchHeroBudget(priced)).toMatchObject({ budget: 'monthly', query: { bounds: {} } });
  });
});

describe('what the hero asks the back end', () => {
  it('counts sold and reserved vehicles as well, at the usual terms [FILTER-31] [CG-074]', () => {
    expect(sent(freshHeroSearch)).toEqual({
      category: 'cars',
      in_stock: 'true',
      status: 'SOLD,RESERVED,FOR_SALE_RETAIL',
      finance_deposit: '20',
      finance_deposit_type: 'Percentage',
      finance_mileage: '8000',
      finance_term: '60',
      resultsPerPage: '12',
    });
  });

  it('is the example’s of a budget of £200 to £300 a month [FILTER-31] [WE-040]', () => {
    const budget = chooseInHero(
      chooseInHero(freshHeroSearch, 'monthly_from', '200'),
      'monthly_to',
      '300',
    );
    expect(sent(budget)).toEqual({
      category: 'cars',
      resultsPerPage: '12',
      in_stock: 'true',
      status: 'SOLD,RESERVED,FOR_SALE_RETAIL',
      finance_type: 'PCP',
      finance_deposit: '20',
      finance_deposit_type: 'Percentage',
      finance_mileage: '8000',
      finance_term: '60',
      monthly_from: '200',
      monthly_to: '300',
    });
  });

  it('asks for PCP as soon as there is a monthly budget, be it from 0 [FILTER-31] [SF-6]', () => {
    expect(sent(chooseInHero(freshHeroSearch, 'monthly_from', '0'))).toMatchObject({
      monthly_from: '0',
      finance_type: 'PCP',
    });
    expect(sent(chooseInHero(freshHeroSearch, 'max_price', '9000'))).not.toHaveProperty(
      'finance_type',
    );
  });
});

describe('what the hero offers', () => {
  const colour = (value: string, count: number): FilterOption => ({ value, label: value, count });
  const colours = [colour('red', 20), colour('gold', 19), colour('black', 240)];

  it('leaves rare colours out on the home page only [WE-075] [FILTER-26]', () => {
    expect(heroColours(colours, true).map(({ value }) => value)).toEqual(['red', 'black']);
    expect(heroColours(colours, false)).toEqual(colours);
  });

  it('offers £0 to £1,000 a month in steps of £50 [FILTER-32] [CG-042]', () => {
    expect(HERO_MONTHLY_OPTIONS).toHaveLength(21);
    expect(HERO_MONTHLY_OPTIONS.slice(0, 3)).toEqual([0, 50, 100]);
    expect(HERO_MONTHLY_OPTIONS.at(-1)).toBe(1000);
  });

  it('offers total prices that rise, each once [FILTER-21]', () => {
    const rising = [...new Set(HERO_TOTAL_OPTIONS)].sort((one, other) => one - other);
    expect(HERO_TOTAL_OPTIONS).toEqual(rising);
    expect(HERO_TOTAL_OPTIONS[0]).toBe(0);
    expect(HERO_TOTAL_OPTIONS.at(-1)).toBe(100_000);
  });
});
