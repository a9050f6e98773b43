import { describe, expect, it } from 'vitest';
import {
  choose,
  fromAddress,
  freshQuery,
  toAddress,
  withFinance,
  withPage,
  withReservedShown,
  withSort,
  type StockQuery,
} from '../../../../core/search/public';

const fresh = freshQuery('cars');
const read = (text: string): StockQuery => fromAddress('cars', text).query;
const ignored = (text: string) => fromAddress('cars', text).ignored;

describe('the address of a search', () => {
  it('is the bare search page while nothing is chosen [ROUTE-28] [ROUTE-31]', () => {
    expect(toAddress(fresh)).toBe('/used/cars/search/');
    expect(toAddress(freshQuery('van'))).toBe('/used/van/search/');
  });

  it('names make and model as the links in the documents do [ROUTE-43]', () => {
    const query = choose(choose(fresh, 'make', 'ford'), 'range', 'ford:fiesta');
    expect(toAddress(query)).toBe('/used/cars/search/?make=ford&range=fiesta');
  });

  it('says whose model it is as soon as there are two makes', () => {
    const query = read('make=ford,bmw&range=ford:fiesta');
    expect(toAddress(query)).toBe('/used/cars/search/?make=ford,bmw&range=ford%3Afiesta');
  });

  it('is the same in whatever order things were chosen', () => {
    const one = choose(choose(fresh, 'colour', 'blue'), 'make', 'ford');
    const other = choose(choose(fresh, 'make', 'ford'), 'colour', 'blue');
    expect(toAddress(one)).toBe(toAddress(other));
  });

  it('leaves out what is as usual and keeps what is 0 [SF-6]', () => {
    const query = withFinance(choose(choose(fresh, 'monthly_from', '0'), 'tax_rate', 'nil'), {
      deposit: 0,
      mileage: 8000,
    });
    expect(toAddress(query)).toBe(
      '/used/cars/search/?monthly_from=0&tax_rate=nil&finance_deposit=0',
    );
  });

  it('holds order, page and the reserved toggle [SEARCH-19] [SEARCH-20]', () => {
    const query = withPage(withSort(withReservedShown(fresh, true), 'age|desc'), 3);
    expect(toAddress(query)).toBe(
      '/used/cars/search/?status=FOR_SALE_RETAIL,RESERVED,SOLD&sort=age|desc&page=3',
    );
    expect(toAddress(withReservedShown(fresh, false))).toBe(
      '/used/cars/search/?reserved=Available',
    );
  });

  it('brings odd names back as they were [HT-1]', () => {
    const names = ['Ka+ & Up!', 'a,b', '100%', '%2C', 'Citroën', '日本'];
    const query = names.reduce((before, name) => choose(before, 'make', name), fresh);
    expect(read(toAddress(query).split('?')[1] ?? '').lists.make).toEqual(names);
  });
});

describe('reading an address', () => {
  it('reads an empty one as a fresh search', () => {
    expect(fromAddress('van', '')).toEqual({ query: freshQuery('van'), ignored: [] });
    expect(read('?')).toEqual(fresh);
  });

  it('applies each named make once, however it is written [SF-5] [CG-056]', () => {
    for (const text of [
      'make=ford&make=bmw',
      'make=ford,bmw',
      'make[]=ford&make[]=bmw',
      'make%5B%5D=ford&make[1]=bmw',
      'make=ford,,bmw,ford',
      '?make=+ford+,%20bmw',
    ]) {
      expect(read(text).lists, text).toEqual({ make: ['ford', 'bmw'] });
    }
  });

  it('takes an unknown order for the usual one, and of two the last good one [SF-5] [SEARCH-11]', () => {
    expect(read('sort=foo|bar').sort).toBe('price|asc');
    expect(read('sort=price|asc&sort=age|desc').sort).toBe('age|desc');
    expect(read('sort=age|desc&sort=foo').sort).toBe('age|desc');
    expect(read('sort=%').sort).toBe('price|asc');
  });

  it.each(['0', '-1', 'abc', '1.5', '', '99999999999'])(
    'takes page=%s for page 1 [SF-3]',
    (page) => {
      expect(fromAddress('cars', `page=${page}`)).toEqual({ query: fresh, ignored: [] });
    },
  );

  it('keeps a page past the end, since only the answer tells [SF-3]', () => {
    expect(read('page=99').page).toBe(99);
  });

  it('leaves out what makes no sense and says what [SF-5]', () => {
    expect(
      fromAddress('cars', 'category=boat&max_price=abc&tax_rate=free&finance_term=long&make=ford'),
    ).toEqual({
      query: choose(fresh, 'make', 'ford'),
      ignored: [
        { key: 'category', value: 'boat' },
        { key: 'tax_rate', value: 'free' },
        { key: 'max_price', value: 'abc' },
        { key: 'finance_term', value: 'long' },
      ],
    });
  });

  it('passes over empty values, tracking marks and unknown names in silence [SF-5]', () => {
    expect(
      fromAddress(
        'cars',
        'finance_deposit=&make=&utm_source=x&gclid=1&fbclid=2&boat=1&__proto__=1',
      ),
    ).toEqual({ query: fresh, ignored: [] });
  });

  it('never takes the words undefined, null and NaN for a choice [SF-5]', () => {
    expect(read('make=undefined&colour=null,blue&max_price=NaN&keyword=null')).toEqual(
      choose(fresh, 'colour', 'blue'),
    );
  });

  it('survives broken percent signs [RT-3]', () => {
    expect(read('make=%E0%A4%A').lists.make).toEqual(['%E0%A4%A']);
    expect(read('%=%&make=ford').lists.make).toEqual(['ford']);
  });

  it('takes a bare model beside one make for that make’s [ROUTE-43]', () => {
    expect(read('range=fiesta&make=ford').lists).toEqual({
      make: ['ford'],
      range: ['ford:fiesta'],
    });
  });

  it('leaves a bare model as it is when it could be of several makes', () => {
    expect(read('make=ford,bmw&range=fiesta').lists.range).toEqual(['fiesta']);
    expect(read('range=fiesta').lists).toEqual({ range: ['fiesta'] });
  });

  it('reads the finance calculator’s link [ROUTE-39] [WE-035]', () => {
    expect(read('monthly_from=350&monthly_to=450').bounds).toEqual({
      monthly_from: 350,
      monthly_to: 450,
    });
  });

  it('turns limits round that stand the wrong way', () => {
    expect(read('min_price=9000&max_price=5000&min_year=2020&max_year=2018').bounds).toEqual({
      min_price: 5000,
      max_price: 9000,
      min_year: 2018,
      max_year: 2020,
    });
  });

  it('keeps the gap of the monthly budget [FILTER-35]', () => {
    expect(read('monthly_from=500&monthly_to=510').bounds).toEqual({
      monthly_from: 460,
      monthly_to: 510,
    });
  });

  it('reads a figure that is written in thousands, with its sign or without', () => {
    expect(read('max_price=10,000').bounds).toEqual({ max_price: 10000 });
    expect(read('min_price=£1,250,000&odometer_value=30,000').bounds).toEqual({
      min_price: 1250000,
      odometer_value: 30000,
    });
  });

  it('spans the lists of a price-range block [CG-058]', () => {
    expect(read('min_price=5000,0&max_price=5000,10000').bounds).toEqual({
      min_price: 0,
      max_price: 10000,
    });
    expect(ignored('max_price=5000,abc')).toEqual([{ key: 'max_price', value: '5000,abc' }]);
  });

  it('takes £0 of road tax and a deposit of nothing seriously [SF-6]', () => {
    const query = read('tax_rate=nil&finance_deposit=0&monthly_from=0&monthly_to=200');
    expect(query.taxRate).toBe('nil');
    expect(query.finance).toMatchObject({ deposit: 0, depositType: 'Amount' });
    expect(query.bounds).toEqual({ monthly_from: 0, monthly_to: 200 });
  });

  it('reads finance terms, the product in any letters [CG-050]', () => {
    const text =
      'finance_deposit=500&finance_deposit_type=Percentage&finance_mileage=10000&finance_term=48&finance_type=pcp';
    expect(read(text).finance).toEqual({
      deposit: 500,
      depositType: 'Amount',
      mileage: 10000,
      months: 48,
      type: 'PCP',
    });
    expect(ignored('finance_type=xyz')).toEqual([{ key: 'finance_type', value: 'xyz' }]);
  });

  it('reads every way of saying which statuses [SEARCH-19] [SEARCH-20] [CG-055]', () => {
    expect(read('status=FOR_SALE_RETAIL').availability).toBe('for-sale');
    expect(read('status=SOLD,RESERVED,FOR_SALE_RETAIL').availability).toBe('with-reserved');
    expect(read('reserved=Available').availability).toBe('available-only');
    expect(ignored('reserved=perhaps')).toEqual([{ key: 'reserved', value: 'perhaps' }]);
  });

  it('takes no more than a hundred values of a filter, none longer than 200 characters', () => {
    const many = Array.from({ length: 150 }, (_, place) => `m${String(place)}`).join(',');
    const { query, ignored: left } = fromAddress(
      'cars',
      `features=${many}&colour=${'x'.repeat(201)}`,
    );
    expect(query.lists.features).toHaveLength(100);
    expect(query.lists.colour).toBeUndefined();
    expect(left.length).toBeLessThanOrEqual(100);
  });
});
