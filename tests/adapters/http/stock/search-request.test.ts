import { describe, expect, it } from 'vitest';
import { toRequestParams } from '../../../../adapters/http/stock/search-request';
import {
  choose,
  FILTER_ORDER,
  freshQuery,
  withFinance,
  withPage,
  withReservedShown,
  withSort,
  type StockQuery,
} from '../../../../core/search/public';

const fresh = freshQuery('cars');
/** Of filters that 7 is no value of. */
const VALUES = new Map([
  ['category', 'van'],
  ['keyword', 'red'],
  ['min_year', '2018'],
  ['max_year', '2020'],
  ['monthly_from', '100'],
  ['monthly_to', '200'],
]);
const sent = (query: StockQuery) => Object.fromEntries(toRequestParams(query));

describe('what the back end is asked', () => {
  it('is the usual search while nothing is chosen [SEARCH-11] [SEARCH-25] [SEARCH-26] [SEARCH-28]', () => {
    expect(sent(fresh)).toEqual({
      category: 'cars',
      status: 'FOR_SALE_RETAIL',
      finance_deposit: '20',
      finance_deposit_type: 'Percentage',
      finance_mileage: '8000',
      finance_term: '60',
      sort: 'price|asc',
      resultsPerPage: '12',
      page: '1',
    });
  });

  it('names every filter by its own name once all are chosen [SEARCH-28] [FIN-41]', () => {
    const all = FILTER_ORDER.reduce(
      (query, key) => choose(query, key, VALUES.get(key) ?? '7'),
      withFinance(fresh, { deposit: 500, mileage: 10_000, months: 36, type: 'HP' }),
    );
    expect(sent(withSort(all, 'price|desc'))).toEqual({
      ...Object.fromEntries(FILTER_ORDER.map((key) => [key, VALUES.get(key) ?? '7'])),
      range: expect.stringContaining('7') as unknown,
      status: 'FOR_SALE_RETAIL',
      finance_deposit: '500',
      finance_deposit_type: 'Amount',
      finance_mileage: '10000',
      finance_term: '36',
      finance_type: 'HP',
      finance_search_only: 'true',
      sort: 'price|desc',
      resultsPerPage: '12',
      page: '1',
    });
  });

  it('asks for what can be bought monthly only where a budget a month is chosen [FIN-41, CG-058]', () => {
    expect(sent(fresh)).not.toHaveProperty('finance_search_only');
    expect(sent(choose(fresh, 'monthly_to', '300'))).toMatchObject({
      monthly_to: '300',
      finance_search_only: 'true',
    });
  });

  it('asks for no longer term than the chosen product can have [FIN-37] [FIN-38]', () => {
    const term = (type: 'HP' | 'PCP', months: number) =>
      sent(withFinance(fresh, { type, months }))['finance_term'];
    expect(term('PCP', 60)).toBe('48');
    expect(term('PCP', 36)).toBe('36');
    expect(term('HP', 60)).toBe('60');
  });

  it('is each half of the site’s own vehicles unless the shopper says otherwise [SEARCH-29] [ROUTE-31]', () => {
    expect(sent(freshQuery('van'))).toMatchObject({ category: 'van' });
    expect(sent(choose(fresh, 'category', 'van'))).toMatchObject({ category: 'van' });
  });

  it('lists three statuses when reserved vehicles are shown [WE-066] [SEARCH-19]', () => {
    expect(sent(withReservedShown(fresh, true))).toMatchObject({
      status: 'FOR_SALE_RETAIL,RESERVED,SOLD',
    });
  });

  it('asks for what is available, without a status, when they are not [WE-067] [SEARCH-20] [CG-055]', () => {
    const params = sent(withReservedShown(fresh, false));
    expect(params).toMatchObject({ reserved: 'Available' });
    expect(params).not.toHaveProperty('status');
    expect(params).not.toHaveProperty('in_stock');
  });

  it('sends several values as one comma list, in the order of choosing [WE-071] [HT-1] [CG-056]', () => {
    const query = ['petrol', 'diesel'].reduce((q, fuel) => choose(q, 'fuel_type', fuel), fresh);
    expect(sent(query)).toMatchObject({ fuel_type: 'petrol,diesel' });
  });

  it('keeps a comma inside a value apart from those between values [HT-1]', () => {
    const query = ['Ka+ & Up!', 'a,b', '100%'].reduce((q, name) => choose(q, 'make', name), fresh);
    expect(sent(query)).toMatchObject({ make: 'Ka+ & Up!,a%2Cb,100%25' });
  });

  it('names models by their slugs beside their makes, each once [ROUTE-43] [SEARCH-28]', () => {
    const query = choose(choose(fresh, 'make', 'ford'), 'range', 'fiesta');
    expect(sent(query)).toMatchObject({ make: 'ford', range: 'fiesta' });
    const both = choose(
      choose(choose(query, 'range', 'vauxhall:vivaro'), 'range', 'renault:vivaro'),
      'range',
      'vauxhall:corsa',
    );
    expect(sent(both)).toMatchObject({
      make: 'ford,vauxhall,renault',
      range: 'fiesta,vivaro,corsa',
    });
  });

  it('sends 0, and nothing for what is not chosen [SF-6] [HT-1]', () => {
    const query = withFinance(
      choose(choose(choose(fresh, 'monthly_from', '0'), 'monthly_to', '200'), 'tax_rate', 'nil'),
      { deposit: 0 },
    );
    expect(sent(query)).toMatchObject({
      monthly_from: '0',
      monthly_to: '200',
      tax_rate: 'nil',
      finance_deposit: '0',
      finance_deposit_type: 'Amount',
    });
    expect(toRequestParams(query).map(([, value]) => value)).not.toContain('');
  });

  it('sends 20 percent down with a monthly budget and no deposit [FIN-35]', () => {
    const query = choose(choose(fresh, 'monthly_from', '200'), 'monthly_to', '300');
    expect(sent(query)).toMatchObject({
      monthly_from: '200',
      monthly_to: '300',
      finance_deposit: '20',
      finance_deposit_type: 'Percentage',
    });
  });

  it('names page, order and the finance product when there is one', () => {
    const query = withPage(withSort(withFinance(fresh, { type: 'HP' }), 'listed|desc'), 3);
    expect(sent(query)).toMatchObject({ page: '3', sort: 'listed|desc', finance_type: 'HP' });
  });
});
