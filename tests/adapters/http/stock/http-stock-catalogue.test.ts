import { isRight, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpStockSearch } from '../../../../adapters/http/stock/http-stock-search';
import { HttpStockCatalogue } from '../../../../adapters/http/stock/http-stock-catalogue';
import { readQueryString } from '../../../../core/kernel/query-string';
import {
  choose,
  freshHeroSearch,
  freshQuery,
  withFinance,
  withKeyword,
  withSort,
} from '../../../../core/search/public';
import { withAvailability } from '../../../../core/search/query/change-query';
import dirtyPage from '../../../fixtures/made/dirty-search-page.json';
import cleanVehicle from '../../../fixtures/made/vehicle.json';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const overFake = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return {
    fake,
    catalogue: new HttpStockCatalogue(makeHttpClient(fake)),
    search: new HttpStockSearch(makeHttpClient(fake)),
  };
};

const page = { data: [cleanVehicle], meta: { total: 142 } };

const pairsOf = (url: string | undefined) => readQueryString((url ?? '').split('?')[1] ?? '');
const sent = (url: string | undefined) => Object.fromEntries(pairsOf(url));

describe('searching the stock', () => {
  it('gives the vehicles of the page and the number of all that match [CALL-13, SEARCH-27]', async () => {
    const outcome = await firstValueFrom(
      overFake({ json: page }).search.search(freshQuery('cars')),
    );
    expect(outcome).toMatchObject(
      right({ total: 142, vehicles: [{ slug: cleanVehicle.slug }], unreadable: [] }),
    );
  });

  it('reads an answer wrapped twice the same [CG-134]', async () => {
    const search = async (json: unknown) =>
      firstValueFrom(overFake({ json }).search.search(freshQuery('cars')));
    expect(await search({ data: page })).toEqual(await search(page));
  });

  it('leaves one broken vehicle out of twelve and reports it, without saying whose it is [MF-1]', async () => {
    const outcome = await firstValueFrom(
      overFake({ json: dirtyPage }).search.search(freshQuery('cars')),
    );
    if (!isRight(outcome)) throw new Error('The page cannot be read');
    expect(outcome.right.total).toBe(142);
    expect(outcome.right.vehicles).toHaveLength(11);
    expect(outcome.right.unreadable).toEqual([{ path: 'data.7.slug', expected: 'identifier' }]);
  });

  it('writes lists, zero, signs and absences the one agreed way [HT-1, CG-056]', async () => {
    const { fake, search } = overFake({ json: page });
    const chosen = [
      ['make', 'ford'],
      ['make', 'bmw'],
      ['features', 'ka+-&-up!'],
      ['min_price', '0'],
    ] as const;
    const query = chosen.reduce(
      (before, [key, value]) => choose(before, key, value),
      withSort(withAvailability(freshQuery('cars'), 'with-reserved'), 'price|asc'),
    );
    await firstValueFrom(
      search.search(withKeyword(withFinance(query, { deposit: 0 }), 'Ka+ & Up!')),
    );
    const { url } = fake.calls[0] ?? { url: '' };
    expect(url).toMatch(/^\/api\/v2\/vehicle-search\?/);
    expect(url).toContain('make=ford,bmw&');
    expect(url).toContain('status=FOR_SALE_RETAIL,RESERVED,SOLD');
    expect(url).toContain('sort=price|asc');
    expect(url).not.toMatch(/\[|%5B/i);
    expect(sent(url)).toMatchObject({
      features: 'ka+-&-up!',
      keyword: 'Ka+ & Up!',
      min_price: '0',
      finance_deposit: '0',
      resultsPerPage: '12',
    });
    expect(pairsOf(url).filter(([, value]) => value === '')).toEqual([]);
  });

  it.each<[string, FakeAnswer]>([
    ['null', { text: 'null' }],
    ['something else', { json: { data: 'none' } }],
    ['a list without a total', { json: { data: [cleanVehicle] } }],
    ['an empty body', { text: '' }],
    ['HTML', { text: '<html></html>' }],
  ])('takes %s for unreadable [HT-2]', async (_, answer) => {
    expect(await firstValueFrom(overFake(answer).search.search(freshQuery('cars')))).toMatchObject({
      left: { kind: 'unreadable' },
    });
  });

  it('passes the failures of the line on', async () => {
    const outcome = await firstValueFrom(
      overFake({ status: 503, text: '' }).search.search(freshQuery('cars')),
    );
    expect(outcome).toEqual(left({ kind: 'refused', status: 503 }));
  });
});

describe('asking what can be filtered by', () => {
  const boxes = {
    make: [
      { value: 'ford', label: 'Ford', count: '12' },
      { label: 'Citroën', count: 0 },
      { value: 'kia', label: 'Kia' },
      null,
    ],
    range: [
      { value: 'ford:fiesta', label: 'Fiesta', count: 3, make: { name: 'ford' } },
      { value: 'ka', label: 'Ka', count: 1, make: 'ford' },
      { value: 'mini', label: 'Mini', count: 1 },
    ],
    fuel_type: { petrol: { label: 'Petrol', count: 7 }, electric: 2 },
    doors: 'none',
    somebody_elses: [{ value: 'x', label: 'X', count: 1 }],
  };

  it('reads options from lists and from maps, keeps those with no vehicles, and drops those without a count [FILTER-16, CALL-18]', async () => {
    const { fake, search } = overFake({ json: { data: boxes, meta: { total: 142 } } });
    expect(await firstValueFrom(search.options(freshQuery('van')))).toEqual(
      right({
        total: 142,
        options: {
          make: [
            { value: 'ford', label: 'Ford', count: 12 },
            { value: 'citroen', label: 'Citroën', count: 0 },
          ],
          range: [
            { value: 'ford:fiesta', label: 'Fiesta', count: 3, make: 'ford' },
            { value: 'ford:ka', label: 'Ka', count: 1, make: 'ford' },
            { value: 'mini', label: 'Mini', count: 1 },
          ],
          fuel_type: [
            { value: 'petrol', label: 'Petrol', count: 7 },
            { value: 'electric', label: 'electric', count: 2 },
          ],
          doors: [],
        },
      }),
    );
    expect(fake.calls[0]?.url).toMatch(/^\/api\/v2\/vehicle-search-filter\?.*category=van/);
  });

  it('asks for the home page what its search counts [FILTER-31]', async () => {
    const { fake, search } = overFake({ json: { data: boxes, meta: { total: 9 } } });
    expect(await firstValueFrom(search.heroOptions(freshHeroSearch))).toMatchObject(
      right({ total: 9 }),
    );
    expect(sent(fake.calls[0]?.url)).toMatchObject({
      in_stock: 'true',
      status: 'SOLD,RESERVED,FOR_SALE_RETAIL',
    });
  });
});

describe('fetching vehicles by name', () => {
  it('asks for each once, and gives those that are still known [CALL-25, ST-3]', async () => {
    const { fake, catalogue } = overFake({ json: page });
    const outcome = await firstValueFrom(catalogue.bySlugs(['b', 'a', 'b', '']));
    expect(outcome).toMatchObject(right([{ slug: cleanVehicle.slug }]));
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]).toMatchObject({
      method: 'post',
      url: '/api/used-vehicles/find-by-slugs',
      body: '{"slugs":["b","a"]}',
    });
  });

  it('asks nothing for nothing [ST-3]', async () => {
    const { fake, catalogue } = overFake({ json: page });
    expect(await firstValueFrom(catalogue.bySlugs(['']))).toEqual(right([]));
    expect(fake.calls).toHaveLength(0);
  });

  it('asks by stock number or by registration, with all that comes with them [CALL-14, CALL-15, CALL-17, HT-1]', async () => {
    const { fake, catalogue } = overFake({ json: page });
    await firstValueFrom(catalogue.byNumbers({ stockIds: ['48213', '0'] }));
    await firstValueFrom(catalogue.byNumbers({ registrations: ['JT71ABC'] }));
    expect(fake.calls[0]?.url).toContain('?stock_id=48213,0&options=features,media,');
    expect(sent(fake.calls[1]?.url)).toMatchObject({ vrm: 'JT71ABC', resultsPerPage: '100' });
  });

  it('asks for a list of numbers and slugs in one call, and nothing for no names [CALL-14, CALL-15, CG-075, CG-076, ST-3]', async () => {
    const { fake, catalogue } = overFake({ json: page });
    await firstValueFrom(catalogue.byNumbers({ stockIds: ['48213'], slugs: ['ford-ka-x'] }));
    expect(fake.calls[0]?.url).toMatch(/^\/api\/v2\/vehicle-search\?/);
    const asked = sent(fake.calls[0]?.url);
    expect(asked).toMatchObject({ stock_id: '48213', slug: 'ford-ka-x' });
    expect(asked).not.toHaveProperty('vrm');
    const nothing = catalogue.byNumbers({ registrations: [''], slugs: [] });
    expect(await firstValueFrom(nothing)).toEqual(right([]));
    expect(fake.calls).toHaveLength(1);
  });
});

describe('vehicles to be compared', () => {
  it('come in one call, by marks or by slugs as the list has them, in full [CALL-17, CG-076]', async () => {
    const { fake, catalogue } = overFake({ json: page });
    const names = ['JT71ABC', cleanVehicle.slug, 'jt71 abd', cleanVehicle.slug, ''];
    const outcome = await firstValueFrom(catalogue.toCompare(names));
    expect(outcome).toMatchObject(right([{ slug: cleanVehicle.slug, technicalData: {} }]));
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.url).toMatch(/^\/api\/vehicle-search\?/);
    expect(sent(fake.calls[0]?.url)).toMatchObject({
      vrm: 'JT71ABC,jt71 abd',
      slug: cleanVehicle.slug,
    });
    expect(sent(fake.calls[0]?.url)['options']).toContain('technicalData');
  });

  it('an answer wrapped twice is read the same [CALL-17, CG-134]', async () => {
    const ask = (json: unknown) => firstValueFrom(overFake({ json }).catalogue.toCompare(['x-y']));
    expect(await ask({ data: page })).toEqual(await ask(page));
  });

  it('nothing is asked for nothing', async () => {
    const { fake, catalogue } = overFake({ json: page });
    expect(await firstValueFrom(catalogue.toCompare([]))).toEqual(right([]));
    expect(fake.calls).toEqual([]);
  });
});
