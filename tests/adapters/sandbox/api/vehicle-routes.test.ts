import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { toWireVehicle } from '../../../../adapters/sandbox/api/wire-vehicle';
import { toWireVehicleInFull } from '../../../../adapters/sandbox/api/wire-vehicle-in-full';
import fixture from '../../../fixtures/made/vehicle.json';
import { aStock, aStockRecord } from '../../../support/mothers/stock-record';
import { apiOver, ask, slugsOf } from './api-over-memory';

const stock = aStock(
  { slug: 'fiesta', vrm: 'JT71ABC', finalPricePence: 9495_00 },
  {
    slug: 'focus',
    vrm: 'AB12CDE',
    rangeSlug: 'focus',
    rangeName: 'Focus',
    finalPricePence: 7000_00,
    colour: 'Red',
  },
  {
    slug: 'x1',
    vrm: 'XY20ZZZ',
    makeSlug: 'bmw',
    makeName: 'BMW',
    rangeSlug: 'x1',
    rangeName: 'X1',
    finalPricePence: 20_000_00,
    taxPence: 0,
  },
  {
    slug: 'reserved',
    status: 'RESERVED',
    reservedAt: '2026-11-26T10:00:00Z',
    finalPricePence: 5000_00,
  },
  {
    slug: 'transit',
    category: 'van',
    rangeSlug: 'transit',
    rangeName: 'Transit',
    finalPricePence: 15_000_00,
    siteId: 7,
  },
  { slug: 'priceless', finalPricePence: null, mileage: null },
);

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver(stock);
});

const search = (query: string) => ask(api, `/api/v2/vehicle-search?${query}`);

describe('a vehicle on the wire', () => {
  const asSent = (wire: object): unknown => JSON.parse(JSON.stringify(wire));
  const {
    media_urls: _pictures,
    original_media_urls: _originals,
    turntable: _frames,
    videos: _films,
    additional_features: _found,
    ...contract
  } = fixture;

  it('is in full the contract’s vehicle, field for field [VDP-49, VDP-50, VDP-53, VDP-54, VDP-55]', () => {
    const {
      media_urls,
      original_media_urls,
      turntable,
      videos,
      additional_features,
      drawn_pictures,
      ...rest
    } = toWireVehicleInFull(aStockRecord());
    expect(asSent(rest)).toEqual(contract);
    // A back end with photographs leaves it out.
    expect(drawn_pictures).toBe(true);
    expect(original_media_urls).toHaveLength(media_urls.length);
    for (const many of [turntable, videos, additional_features]) expect(many).toBeInstanceOf(Array);
  });

  it('leaves out of a list what only its own page tells', () => {
    const {
      description: _text,
      keepers: _keepers,
      service_records: _services,
      standard_equipment: _equipment,
      technical_data: _figures,
      extra_offers: _offers,
      advance_payment: _payment,
      ...inLists
    } = contract;
    const { media_urls, original_media_urls, ...rest } = toWireVehicle(aStockRecord());
    expect(asSent(rest)).toEqual(inLists);
    expect(original_media_urls).toHaveLength(media_urls.length);
  });

  it('is pictured by the studio, from the front first, its registration on the larger pictures', () => {
    expect(toWireVehicle(aStockRecord()).media_urls[0]).toEqual({
      thumb: '/pictures/hatchback-a/midnight-blue/front-three-quarter-320.webp',
      medium: '/pictures/hatchback-a/midnight-blue/front-three-quarter-jt71abc-640.webp',
      large: '/pictures/hatchback-a/midnight-blue/front-three-quarter-jt71abc-1280.webp',
    });
  });

  it('has pictures for the strip beneath the gallery of its own page, blank and small', () => {
    const { media_urls } = toWireVehicleInFull(aStockRecord());
    expect(media_urls[0]?.thumb).toBe(
      '/pictures/hatchback-a/midnight-blue/front-three-quarter-160.webp',
    );
    for (const { thumb } of media_urls) expect(thumb).toMatch(/-160\.webp$/);
  });

  it('shows its cabin and boot on its own page, after the sides that lists show, each named [GAL-01]', () => {
    const whole = toWireVehicleInFull(aStockRecord()).media_urls;
    const listed = toWireVehicle(aStockRecord()).media_urls;
    expect(whole.map(({ large }) => large).slice(0, listed.length)).toEqual(
      listed.map(({ large }) => large),
    );
    expect(whole.map(({ caption }) => caption)).toEqual([
      'Front and side',
      'Side',
      'Rear and side',
      'Front',
      'Rear',
      'Dashboard',
      'Seats',
      'Boot',
    ]);
  });

  it('has the plain picture where no plate is to be seen, or where the registration could not be one', () => {
    const side = toWireVehicle(aStockRecord()).media_urls[1];
    expect(side?.large).toBe('/pictures/hatchback-a/midnight-blue/side-1280.webp');
    const [lead] = toWireVehicle(aStockRecord({ vrm: 'TO FOLLOW' })).media_urls;
    expect(lead?.large).toBe('/pictures/hatchback-a/midnight-blue/front-three-quarter-1280.webp');
  });

  it('keeps the feed’s own pictures where there are any', () => {
    const { original_media_urls } = toWireVehicle(
      aStockRecord({ pictureUrls: ['/a.jpg', '/b.jpg'] }),
    );
    expect(original_media_urls).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('sends no price and no mileage as null, never as zero [MF-1]', () => {
    const wire = toWireVehicle(
      aStockRecord({ finalPricePence: null, pricePence: null, mileage: null }),
    );
    expect([wire.final_price, wire.price, wire.odometer_value]).toEqual([null, null, null]);
  });

  it.each([
    ['JT71ABC', '2021-09-14', 'JT71 ABC', '2021 (71)'],
    ['S123ABC', '1998-09-01', 'S123 ABC', '1998 (S)'],
    ['ABZ1234', '2015-01-01', 'ABZ1234', '2015'],
    ['JT71ABC', '', 'JT71 ABC', null],
  ])('writes %s of %s as %s and %s', (vrm, registeredOn, formatted, plate) => {
    const wire = toWireVehicle(aStockRecord({ vrm, registeredOn }));
    expect([wire.formatted_plate, wire.plate]).toEqual([formatted, plate]);
  });
});

describe('the vehicle search call', () => {
  it.each(['/api/v2/vehicle-search', '/api/v2/vehicle-search/', '/api/vehicle-search'])(
    'answers on %s [CG-053]',
    async (path) => {
      const answer = await ask(api, `${path}?make=bmw`);
      expect([slugsOf(answer), answer.body.meta]).toEqual([
        ['x1'],
        { total: 1, page: 1, resultsPerPage: 12 },
      ]);
    },
  );

  it.each([
    ['make=ford&make=bmw&category=cars', 5],
    ['make[]=ford&make[]=bmw&category=cars', 5],
    ['make=ford,,bmw,ford&category=cars', 5],
    ['category=boat', 6],
    ['max_price=abc', 6],
    ['max_price=9495', 3],
    ['min_price=5000,9000&max_price=7000,20000', 5],
    ['tax_rate=nil', 1],
    ['keyword=ab12+cde', 1],
    ['status=FOR_SALE_RETAIL,SOLD', 5],
    ['reserved=Available', 5],
    ['sites=7', 1],
    ['location_name=liverpool', 1],
    ['make=%E0%A4%A', 0],
    ['sort=%', 6],
  ])('finds by %s %d vehicles [SF-5, CG-056, CG-058]', async (query, total) => {
    expect((await search(query)).body.meta).toMatchObject({ total });
  });

  it('lists the cheapest first, whatever sort was made up, and no price last [SEARCH-11, SF-5]', async () => {
    const order = ['reserved', 'focus', 'fiesta', 'transit', 'x1', 'priceless'];
    expect(slugsOf(await search('sort=foo|bar'))).toEqual(order);
    expect(slugsOf(await search('sort=price|desc'))).toEqual([
      ...order.slice(0, 5).reverse(),
      'priceless',
    ]);
  });

  it('is empty past the last page, with the true total [SF-3]', async () => {
    const answer = await search('page=99');
    expect([slugsOf(answer), answer.body.meta]).toEqual([
      [],
      { total: 6, page: 99, resultsPerPage: 12 },
    ]);
  });

  it.each(['0', '-1', 'abc', '1.5'])('takes page %s as the first [SF-3]', async (page) => {
    expect((await search(`page=${page}`)).body.meta).toMatchObject({ page: 1 });
  });

  it.each([
    ['0', 0],
    ['100000', 100],
    ['-3', 0],
    ['many', 12],
  ])('gives %s results a page as %d', async (asked, given) => {
    expect((await search(`resultsPerPage=${asked}`)).body.meta).toMatchObject({
      resultsPerPage: given,
    });
  });

  it.each([
    ['stock_id=S3,S1,nothing', ['x1', 'fiesta']],
    ['vrm=ab12%20cde', ['focus']],
    ['slug=transit,fiesta,transit', ['transit', 'fiesta']],
  ])('looks vehicles up by %s, in the order asked [CALL-14, CALL-15]', async (query, slugs) => {
    expect(slugsOf(await search(query))).toEqual(slugs);
  });
});

describe('the filter call', () => {
  const options = async (query: string) =>
    (await ask(api, `/api/v2/vehicle-search-filter?${query}`)).body.data as Readonly<
      Record<string, readonly { value: string; label: string; count: number; make?: string }[]>
    >;

  it('offers what is left without its own choice, and keeps what has run out [FILTER-16]', async () => {
    const { make, colour } = await options('make=bmw&colour=blue&category=cars');
    expect(make).toEqual([
      { value: 'bmw', label: 'BMW', count: 1 },
      { value: 'ford', label: 'Ford', count: 3 },
    ]);
    expect(colour).toContainEqual({ value: 'red', label: 'Red', count: 0 });
  });

  it('lists models of the chosen makes only [FILTER-05, FILTER-10]', async () => {
    expect((await options('')).range).toEqual([]);
    expect((await options('make=bmw')).range).toEqual([
      { value: 'bmw:x1', label: 'X1', count: 1, make: 'bmw' },
    ]);
  });

  it('counts bounds and no road tax as choosing them would [FILTER-12]', async () => {
    const { max_price, tax_rate } = await options('category=cars');
    expect(max_price?.find(({ value }) => value === '7000')).toEqual({
      value: '7000',
      label: '£7,000',
      count: 2,
    });
    expect(tax_rate?.[0]).toEqual({ value: 'nil', label: '£0', count: 1 });
  });

  it('names every filter there is [FILTER-17]', async () => {
    expect(Object.keys(await options('')).sort()).toEqual(
      (
        'body_type category colour colours doors engine_size features fuel_type location_name make max_price ' +
        'max_year min_price min_year monthly_from monthly_to odometer_value range seats sites tax_rate transmission'
      ).split(' '),
    );
  });
});

describe('the popular makes call', () => {
  it('has the most stocked make first [CALL-19]', async () => {
    const { body } = await ask(api, '/api/used-vehicles/cars/filters?status=FOR_SALE_RETAIL');
    expect(Object.entries((body.data as { make: object }).make)).toEqual([
      ['ford', 'Ford'],
      ['bmw', 'BMW'],
    ]);
  });
});

describe('the finance call', () => {
  const quotes = async (query: string) =>
    (await ask(api, `/api/v2/vehicle-finance?${query}`)).body.data as Readonly<
      Record<string, { hpQuote: Record<string, unknown>; pcpQuote: Record<string, unknown> | null }>
    >;

  it('quotes both products by stock id, and leaves out what has no price [CALL-20, CALL-23]', async () => {
    const answer = await quotes(
      'stock_ids=S1,S6,nothing&term=60&mileage=8000&deposit=20&deposit_type=Percentage',
    );
    expect(Object.keys(answer)).toEqual(['S1']);
    expect(answer['S1']?.hpQuote).toMatchObject({
      key: 'HP',
      term: 60,
      cash_price: '9495.00',
      deposit: '1899.00',
      balance: '7596.00',
      apr: 13.6,
      option_fee: '10.00',
      residual: null,
    });
    expect(answer['S1']?.pcpQuote).toMatchObject({
      key: 'PCP',
      term: 48,
      number_of_regular_payments: 48,
    });
  });

  it('agrees with the monthly filters of the search [FILTER-33]', async () => {
    const { S1 } = await quotes('stock_ids=S1&term=48&deposit=500&deposit_type=Amount');
    const cheaper = Math.min(
      Number(S1?.hpQuote['regular_payment']),
      Number(S1?.pcpQuote?.['regular_payment']),
    );
    const terms = 'finance_term=48&finance_deposit=500&finance_deposit_type=Amount';
    const within = await search(`monthly_to=${cheaper}&monthly_from=${cheaper}&${terms}`);
    expect(slugsOf(within)).toContain('fiesta');
    expect(slugsOf(await search(`monthly_from=${cheaper + 0.01}&${terms}`))).not.toContain(
      'fiesta',
    );
  });

  it('prices at an approved rate where one is sent [CALL-21]', async () => {
    const { S1 } = await quotes('stock_ids=S1&pre_approved_finance[apr]=6.9');
    expect(S1?.hpQuote).toMatchObject({ apr: 6.9 });
  });
});

describe('looking favourites up', () => {
  const post = (payload: string) =>
    api.inject({
      method: 'POST',
      url: '/api/used-vehicles/find-by-slugs',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('gives the vehicles in the order of their slugs [CALL-25]', async () => {
    const answer = (await post('{"slugs":["x1","gone","fiesta"]}')).json<{
      data: { slug: string }[];
    }>();
    expect(answer.data.map(({ slug }) => slug)).toEqual(['x1', 'fiesta']);
  });

  it.each(['{"slugs":"x1"}', '{}', '[1]'])('gives none for %s', async (payload) => {
    expect((await post(payload)).json()).toEqual({ data: [] });
  });

  it('refuses a body that is no JSON, in JSON', async () => {
    const answer = await post('{');
    expect([answer.statusCode, typeof answer.json<{ message: string }>().message]).toEqual([
      400,
      'string',
    ]);
  });
});
