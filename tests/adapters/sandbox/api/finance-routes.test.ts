import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { aStock } from '../../../support/mothers/stock-record';
import { apiOver, ask, slugsOf } from './api-over-memory';

const young = { registeredOn: '2023-11-20', mileage: 24_000 };
const stock = aStock(
  { ...young, stockId: 'S1', slug: 'fiesta', vrm: 'JT71ABC', finalPricePence: 9495_00 },
  { ...young, stockId: 'S2', slug: 'cheap', vrm: 'AB12CDE', finalPricePence: 900_00 },
  { ...young, stockId: 'S3', slug: 'priceless', vrm: 'XY20ZZZ', finalPricePence: null },
  { stockId: 'S4', slug: 'old', vrm: 'OL03DDD', registeredOn: '2003-03-01', mileage: 98_000 },
  {
    ...young,
    stockId: 'S5',
    slug: 'transit',
    vrm: 'VN70VAN',
    category: 'van',
    vatScheme: 'Commercial',
    finalPricePence: 12_000_00,
    priceExcludingVatPence: 10_000_00,
  },
);

type Json = Readonly<Record<string, unknown>>;
interface Quotes {
  readonly hpQuote: Json | null;
  readonly pcpQuote: Json | null;
  readonly minQuote: string;
  readonly selectedProduct: string;
  readonly notifications: readonly Json[];
}

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver(stock);
});

const answer = async (query: string) => ask(api, `/api/v2/vehicle-finance?${query}`);
const quotesOf = async (query: string) =>
  (await answer(query)).body.data as Readonly<Record<string, Quotes>>;
const messages = (items: unknown): readonly string[] =>
  (items as readonly { Message: string }[]).map(({ Message }) => Message);

/** The fields of FIN-52, by name. */
const FIELDS =
  'regular_payment all_inclusive_regular_payment apr balance cash_price total_price deposit total_deposit term number_of_regular_payments interest_rate total_amount_payable total_amount_of_charges residual contract_mileage mileage excess_mileage_rate final_payment first_payment lender lender_logo link application_link credit_check_link notifications value_added_products product key'.split(
    ' ',
  );

describe('quotes by stock number', () => {
  it('carry every field by its name [FIN-52]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1');
    expect(Object.keys(S1?.hpQuote ?? {})).toEqual(expect.arrayContaining(FIELDS));
    expect(Object.keys(S1?.pcpQuote ?? {})).toEqual(expect.arrayContaining(FIELDS));
  });

  it('are complete: what is paid, what it comes to, where to go on [FIN-52, FIN-53]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&term=48&deposit=1000&deposit_type=Amount');
    expect(S1?.pcpQuote).toMatchObject({
      key: 'PCP',
      product: 'Personal contract purchase',
      apr: 13.6,
      interest_rate: 12.82,
      cash_price: '9495.00',
      total_price: '9495.00',
      deposit: '1000.00',
      total_deposit: '1000.00',
      balance: '8495.00',
      term: 48,
      mileage: 8000,
      contract_mileage: 32_000,
      excess_mileage_rate: 6,
      first_payment: null,
      option_fee: '10.00',
      lender: 'Kestrel Motor Finance',
      notifications: [],
      value_added_products: [],
    });
    const link = String(S1?.pcpQuote?.['link']);
    expect(link).toMatch(/^PCP-S1-48-8000-100000-13\.6-\w+$/);
    expect(S1?.pcpQuote?.['application_link']).toBe(`/api/v2/lender/apply/?quote=${link}`);
    expect(S1?.pcpQuote?.['credit_check_link']).toBe(`/api/v2/lender/credit-check/?quote=${link}`);
    const residual = Number(S1?.pcpQuote?.['residual']);
    expect(residual).toBeGreaterThan(2000);
    expect(Number(S1?.pcpQuote?.['final_payment'])).toBe(residual + 10);
    expect(S1?.hpQuote).toMatchObject({ residual: null, contract_mileage: null });
  });

  it('name the cheaper product and the one asked for, hire purchase unless said [CALL-21, FIN-55, CG-034]', async () => {
    expect(await quotesOf('stock_ids=S1')).toMatchObject({
      S1: { minQuote: 'PCP', selectedProduct: 'HP', notifications: [] },
    });
    expect(await quotesOf('stock_ids=S1&selected_product=pcp')).toMatchObject({
      S1: { selectedProduct: 'PCP' },
    });
    expect(await quotesOf('stock_ids=S4&selected_product=PCP')).toMatchObject({
      S4: { pcpQuote: null, minQuote: 'HP', selectedProduct: 'HP' },
    });
  });

  it('say why a product is missing [FIN-53]', async () => {
    const { S4 } = await quotesOf('stock_ids=S4');
    expect(messages(S4?.notifications)).toEqual([
      'Personal contract purchase is not available: at the end of the agreement the vehicle would be too old or have covered too many miles.',
    ]);
    const { S1 } = await quotesOf('stock_ids=S1&term=24&deposit=8000&deposit_type=Amount');
    expect(S1?.pcpQuote).toBeNull();
    expect(messages(S1?.notifications)[0]).toMatch(/with this deposit.*£1,\d{3}\.\d\d at most/);
  });

  it('are on the whole price of a commercial van, VAT in it [MF-3, FIN-50]', async () => {
    const { S5 } = await quotesOf('stock_ids=S5');
    expect(S5?.hpQuote).toMatchObject({ cash_price: '12000.00', deposit: '2400.00' });
  });

  it('take the twins of the terms by their other names [CALL-21]', async () => {
    const plain = 'term=36&mileage=9000&deposit=500&deposit_type=Amount';
    const twins = plain.replace(/(^|&)/g, '$1finance_');
    expect(await quotesOf(`stock_ids=S1&${twins}`)).toEqual(
      await quotesOf(`stock_ids=S1&${plain}`),
    );
  });
});

describe('terms the lender has to change', () => {
  it('are capped to the longest of the product, with a word about it [CALL-20, FIN-37]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&term=60&selected_product=PCP');
    expect(S1?.hpQuote).toMatchObject({ term: 60, notifications: [] });
    expect(messages(S1?.pcpQuote?.['notifications'])).toEqual([
      'The longest term for personal contract purchase is 48 months: this quote is for 48 months.',
    ]);
    const { S1: long } = await quotesOf('stock_ids=S1&term=84');
    expect(messages(long?.hpQuote?.['notifications'])).toEqual([
      'The longest term for hire purchase is 60 months: this quote is for 60 months.',
    ]);
    expect(messages(long?.pcpQuote?.['notifications'])).toEqual([
      'The longest term for personal contract purchase is 48 months: this quote is for 48 months.',
    ]);
  });

  it('say nothing of a product beside the one wanted, which has the term that was sent [FIN-37, FIN-53]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&term=60');
    expect(S1?.hpQuote).toMatchObject({ term: 60, notifications: [] });
    expect(S1?.pcpQuote).toMatchObject({ term: 48, notifications: [] });
  });

  it('say nothing where no term was asked for', async () => {
    const { S1 } = await quotesOf('stock_ids=S1');
    expect(S1?.pcpQuote).toMatchObject({ term: 48, notifications: [] });
  });

  it.each([
    [0, 6000],
    [5999, 6000],
    [20_001, 20_000],
    [1_000_000, 20_000],
  ])('move %d miles a year to %d, with a word about it [FIN-42]', async (asked, agreed) => {
    const { S1 } = await quotesOf(`stock_ids=S1&term=24&mileage=${asked}`);
    expect(S1?.pcpQuote).toMatchObject({ mileage: agreed });
    expect(messages(S1?.pcpQuote?.['notifications'])[0]).toBe(
      `Annual mileage is from 6,000 to 20,000 miles: this quote is for ${agreed.toLocaleString('en-GB')} miles a year.`,
    );
  });

  it('and whole ones for parts of a month', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&term=36.5');
    expect(S1?.hpQuote).toMatchObject({ term: 36 });
    expect(messages(S1?.hpQuote?.['notifications'])).toEqual([
      'Terms are in whole months: this quote is for 36 months.',
    ]);
  });

  it('one month in the singular', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&term=1.5');
    expect(messages(S1?.hpQuote?.['notifications'])).toEqual([
      'Terms are in whole months: this quote is for 1 month.',
    ]);
  });
});

describe('vehicles that cannot be quoted', () => {
  it('are told apart from the others, each with its reason [CALL-23, FIN-30]', async () => {
    const { body } = await answer('stock_ids=S1,S2,S3,S9&deposit=1000&deposit_type=Amount');
    expect(Object.keys(body.data as Json)).toEqual(['S1']);
    expect(body['errors']).toEqual([
      {
        stock_id: 'S2',
        field: 'deposit',
        message: 'The deposit is at or above the price of £900: there is nothing left to borrow.',
      },
      {
        stock_id: 'S3',
        field: 'price',
        message: 'This vehicle has no price to quote on.',
      },
    ]);
  });

  it.each(['deposit=900&deposit_type=Amount', 'deposit=100&deposit_type=Percentage'])(
    'are those whose price the deposit reaches exactly: %s',
    async (deposit) => {
      expect((await answer(`stock_ids=S2&${deposit}`)).body).toMatchObject({
        data: {},
        errors: [{ field: 'deposit' }],
      });
    },
  );
});

describe('rates', () => {
  it.each([
    ['', 13.6],
    ['&finance_apr=', 13.6],
    ['&finance_apr=null', 13.6],
    ['&finance_apr=9.9', 9.9],
    ['&pre_approved_finance[apr]=6.9', 6.9],
    ['&finance_apr=9.9&pre_approved_finance[apr]=6.9&pre_approved_finance[product]=PCP', 9.9],
    ['&credit_rating=Fair', 17.9],
    ['&credit_rating=poor&finance_apr=9.9', 9.9],
  ])('of "%s" are %d percent [CALL-21, MF-4]', async (sent, apr) => {
    const { S1 } = await quotesOf(`stock_ids=S1${sent}`);
    expect([S1?.hpQuote?.['apr'], S1?.pcpQuote?.['apr']]).toEqual([apr, apr]);
  });

  it('of 0 are rates: the payment is the credit by the months [MF-4]', async () => {
    const terms = 'finance_apr=0&term=36&deposit=495&deposit_type=Amount';
    const { S1 } = await quotesOf(`stock_ids=S1&${terms}`);
    expect(S1?.hpQuote).toMatchObject({ apr: 0, regular_payment: '250.00', first_payment: null });
    const { S1: odd } = await quotesOf(`stock_ids=S1&${terms.replace('495', '494')}`);
    expect(odd?.hpQuote).toMatchObject({ regular_payment: '250.03', first_payment: '249.95' });
  });

  it('approved for one product leave the other alone [CALL-21]', async () => {
    const { S1 } = await quotesOf(
      'stock_ids=S1&pre_approved_finance[apr]=6.9&pre_approved_finance[product]=hp',
    );
    expect([S1?.hpQuote?.['apr'], S1?.pcpQuote?.['apr']]).toEqual([6.9, 13.6]);
  });
});

describe('a monthly range', () => {
  it('keeps the vehicles whose cheaper quote lies within it, ends included [CALL-22, FIN-57]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1');
    const cheapest = Number(S1?.pcpQuote?.['regular_payment']);
    const kept = async (from: number, to: number) =>
      Object.keys(await quotesOf(`stock_ids=S1,S2&monthly_from=${from}&monthly_to=${to}`));
    expect(await kept(0, 9999)).toEqual(['S1', 'S2']);
    expect(await kept(cheapest, cheapest)).toEqual(['S1']);
    expect(await kept(0, Number((cheapest - 0.01).toFixed(2)))).toEqual(['S2']);
    expect(await kept(Number((cheapest + 0.01).toFixed(2)), 9999)).toEqual([]);
  });
});

describe('a search for what can be bought monthly', () => {
  const found = async (query: string): Promise<readonly string[]> =>
    slugsOf(await ask(api, `/api/v2/vehicle-search?${query}`));
  const terms = 'finance_deposit=1000&finance_deposit_type=Amount';

  it('leaves out what nobody quotes [FIN-41]', async () => {
    expect(await found(`${terms}&finance_search_only=1`)).toEqual(['fiesta', 'old', 'transit']);
    expect(await found(`${terms}&finance_search_only=0`)).toHaveLength(5);
  });

  it('reckons at the rate of a credit rating, as the finance call does [CALL-21]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1&credit_rating=poor&term=48');
    const payment = String(S1?.pcpQuote?.['regular_payment']);
    const bounds = `monthly_from=${payment}&monthly_to=${payment}&finance_term=48`;
    expect(await found(`${bounds}&credit_rating=poor`)).toEqual(['fiesta']);
    expect(await found(bounds)).toEqual([]);
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['term', 'long', 'Must be a number of 1 or more.'],
    ['term', '0', 'Must be a number of 1 or more.'],
    ['term', '-48', 'Must be a number of 1 or more.'],
    ['finance_term', 'NaN', 'Must be a number of 1 or more.'],
    ['mileage', '-1', 'Must be a number of 0 or more.'],
    ['mileage', '8,000', 'Must be a number of 0 or more.'],
    ['deposit', '-0.01', 'Must be a number of 0 or more.'],
    ['deposit', '1e400', 'Must be a number of 0 or more.'],
    ['deposit', 'Infinity', 'Must be a number of 0 or more.'],
    ['deposit_type', 'Pounds', 'Must be Percentage or Amount.'],
    ['finance_apr', '-1', 'Must be a number from 0 to 1000.'],
    ['finance_apr', '1000.1', 'Must be a number from 0 to 1000.'],
    ['pre_approved_finance[apr]', 'low', 'Must be a number from 0 to 1000.'],
    ['pre_approved_finance[product]', 'PCH', 'Must be HP or PCP.'],
    ['selected_product', 'loan', 'Must be HP or PCP.'],
    ['credit_rating', 'splendid', 'Must be excellent, good, fair, poor.'],
    ['monthly_to', 'lots', 'Must be a number of 0 or more.'],
  ])(
    'is refused for %s=%s, by the name it was sent under [CALL-20, CALL-21]',
    async (field, value, message) => {
      const { status, body } = await answer(`stock_ids=S1&${field}=${value}`);
      expect([status, body]).toEqual([422, { errors: [{ field, message }] }]);
    },
  );

  it('tells everything that is wrong at once', async () => {
    const { body } = await answer('stock_ids=S1&term=x&deposit=y');
    expect((body['errors'] as Json[]).map(({ field }) => field)).toEqual(['term', 'deposit']);
  });

  it('is refused beyond a hundred vehicles, not at a hundred', async () => {
    const ids = (most: number) => Array.from({ length: most }, (_, at) => `N${at}`).join(',');
    expect((await answer(`stock_ids=${ids(100)}`)).status).toBe(200);
    expect(await answer(`stock_ids=${ids(101)}`)).toEqual({
      status: 422,
      body: { errors: [{ field: 'stock_ids', message: 'At most 100 vehicles in one call.' }] },
    });
  });

  it('is answered with nothing where it names no vehicle', async () => {
    expect(await answer('')).toEqual({ status: 200, body: { data: {} } });
  });
});

describe('quotes by registration mark', () => {
  const bulk = (query: string) => ask(api, `/used/cars/get-bulk-finance/?${query}`);

  it('are the same as by stock number, keyed by the mark [CALL-24, CG-051]', async () => {
    const { body } = await bulk('vrms=jt71%20abc,NO99ONE&finance_term=48&finance_deposit=500');
    const { S1 } = await quotesOf('stock_ids=S1&term=48&deposit=500');
    expect(body).toEqual({ data: { JT71ABC: S1 } });
  });

  it('answer without the closing slash too', async () => {
    const { status, body } = await ask(api, '/used/cars/get-bulk-finance?vrms=JT71ABC');
    expect([status, Object.keys(body.data as Json)]).toEqual([200, ['JT71ABC']]);
  });

  it('name the mark where there is no quote', async () => {
    expect((await bulk('vrms=XY20ZZZ')).body).toMatchObject({ errors: [{ vrm: 'XY20ZZZ' }] });
  });

  it('refuse what they cannot read', async () => {
    const { status, body } = await bulk('vrms=JT71ABC&finance_term=x');
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'finance_term' }] }]);
  });
});

describe('a credit check', () => {
  const check = async (payload: object) => {
    const { statusCode, body } = await api.inject({
      method: 'POST',
      url: '/api/v2/credit-check',
      payload,
    });
    return { status: statusCode, body: JSON.parse(body) as Json };
  };

  it('leads on from the reference of a quote, to a page that knows it [FIN-58]', async () => {
    const { S1 } = await quotesOf('stock_ids=S1');
    const quote = S1?.hpQuote?.['link'];
    const link = S1?.hpQuote?.['credit_check_link'];
    expect(await check({ quote })).toEqual({ status: 200, body: { data: { link } } });
    const page = await api.inject(String(link));
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<dd>£1,899.00</dd>');
  });

  it('is refused for a reference nobody gave, and for one of a vehicle long gone', async () => {
    expect((await check({ quote: 'HP-S1-60-8000-189900-12.9-0' })).status).toBe(404);
    const page = await api.inject('/api/v2/lender/apply/?quote=%3Cscript%3E');
    expect([page.statusCode, page.body.includes('<script>')]).toEqual([404, false]);
  });

  it.each([{}, { quote: '' }, { quote: 7 }, { quote: null }, []])('needs one: %j', async (body) => {
    expect(await check(body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'quote' }] },
    });
  });
});
