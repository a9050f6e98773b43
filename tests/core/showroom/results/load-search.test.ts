import { right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import { inItsSection, loadSearch } from '../../../../core/showroom/public';
import {
  choose,
  freshQuery,
  withFinance,
  withKeyword,
  withPage,
  type StockQuery,
} from '../../../../core/search/public';
import type { VehicleId } from '../../../../core/stock/public';
import { aPageOf, answering, failing, fakeSearchPorts } from '../../../support/fakes/search-ports';
import { anHpQuote } from '../../../support/mothers/quote';
import { aVehicle } from '../../../support/mothers/vehicle';

const load = (ports: ReturnType<typeof fakeSearchPorts>, query: StockQuery) =>
  firstValueFrom(loadSearch(ports, query, []));

const rareFord = choose(choose(freshQuery('cars'), 'make', 'ford'), 'colour', 'purple');

describe('Loading a results page', () => {
  it('reads the count and the list from one answer [SEARCH-27]', async () => {
    const state = await load(fakeSearchPorts(), freshQuery('cars'));
    expect(state.results).toMatchObject({ kind: 'loaded', value: { total: 30 } });
  });

  it('drops a value that the stock does not have, names it, and shows what is left [SF-5]', async () => {
    const ports = fakeSearchPorts({
      options: () =>
        answering({ total: 30, options: { make: [{ value: 'ford', label: 'Ford', count: 0 }] } }),
    });
    const fords = choose(freshQuery('cars'), 'make', 'ford');
    const state = await load(ports, withPage(choose(fords, 'make', 'lada'), 2));
    expect(state.query).toEqual(withPage(fords, 2));
    expect(state.ignored).toEqual([{ key: 'make', value: 'lada' }]);
    expect(ports.searched.at(-1)).toEqual(withPage(fords, 2));
    expect([state.results.kind, state.options.kind, state.quotes.kind, state.promos.kind]).toEqual(
      Array(4).fill('loaded'),
    );
  });

  it('drops nothing where the options cannot be had', async () => {
    const ports = fakeSearchPorts({ options: () => failing({ kind: 'timed-out' }) });
    const ladas = choose(freshQuery('cars'), 'make', 'lada');
    const { query, ignored } = await load(ports, ladas);
    expect({ query, ignored }).toEqual({ query: ladas, ignored: [] });
    expect(ports.searched).toEqual([ladas]);
  });

  it('asks for quotes by the stock numbers on the page, at the terms of the filter [CALL-20]', async () => {
    const asked: unknown[] = [];
    const ports = fakeSearchPorts({
      quotes: (ids, terms) => {
        asked.push({ ids, terms });
        return answering({});
      },
    });
    await load(ports, freshQuery('cars'));
    expect(asked).toEqual([
      {
        ids: ['48213'],
        terms: { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 },
      },
    ]);
  });

  it('asks for quotes over no longer a term than the chosen product can have [FIN-37] [FIN-38]', async () => {
    const asked: number[] = [];
    const ports = fakeSearchPorts({
      quotes: (_, { months }) => {
        asked.push(months);
        return answering({});
      },
    });
    await load(ports, withFinance(freshQuery('cars'), { type: 'PCP', months: 60 }));
    await load(ports, withFinance(freshQuery('cars'), { type: 'HP', months: 60 }));
    expect(asked).toEqual([48, 60]);
  });

  it('stands with every other block when one of them fails [HT-2][ERR-28][ERR-32]', async () => {
    const ports = fakeSearchPorts({
      offers: () => failing({ kind: 'refused', status: 500 }),
      quotes: () => failing({ kind: 'unreachable' }),
      options: () => failing({ kind: 'timed-out' }),
    });
    const state = await load(ports, freshQuery('cars'));
    expect(state.results.kind).toBe('loaded');
    expect([state.offers.kind, state.quotes.kind, state.options.kind]).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  });

  it('offers, at zero results, what giving up each filter would bring, and the nearest vehicles', async () => {
    const withoutColour = aPageOf([aVehicle({ id: '7' as VehicleId })], 31);
    const ports = fakeSearchPorts({
      search: (query) => {
        if (query.lists.make !== undefined && query.lists.colour !== undefined) {
          return answering(aPageOf([], 0));
        }
        return answering(query.lists.colour === undefined ? withoutColour : aPageOf([], 0));
      },
    });
    const { help } = await load(ports, rareFord);
    expect(help).toMatchObject({
      kind: 'loaded',
      value: {
        relaxations: [
          { filter: { key: 'make', value: 'ford' }, total: 0 },
          { filter: { key: 'colour', value: 'purple' }, total: 31 },
        ],
        nearly: [{ id: '7' }],
      },
    });
  });

  it('tells what the near matches cost a month, and helps all the same where nobody can [CARD-23, ERR-29]', async () => {
    const nearest = aVehicle({ id: '7' as VehicleId });
    const search = ({ lists }: StockQuery) =>
      answering(lists.colour === undefined ? aPageOf([nearest], 31) : aPageOf([], 0));
    const quotes = { [nearest.stockId]: { HP: anHpQuote() } };
    const priced = await load(
      fakeSearchPorts({ search, quotes: () => answering(quotes) }),
      rareFord,
    );
    expect(priced.help).toMatchObject({
      value: { nearly: [{ id: '7' }], quotes: { value: quotes } },
    });
    const unpriced = await load(
      fakeSearchPorts({ search, quotes: () => failing(timedOut) }),
      rareFord,
    );
    // That they could not be had is known: such a page is for whoever asked, and for no cache.
    expect(unpriced.help).toMatchObject({
      kind: 'loaded',
      value: { nearly: [{ id: '7' }], quotes: { kind: 'failed' } },
    });
  });

  it('needs no help when there is plenty', async () => {
    const state = await load(fakeSearchPorts(), rareFord);
    expect(state.help.kind).toBe('idle');
  });

  it('leaves out of the near matches what is in the list already', async () => {
    const ports = fakeSearchPorts({ search: () => of(right(aPageOf([aVehicle()], 3))) });
    const { help } = await load(ports, rareFord);
    expect(help).toMatchObject({ kind: 'loaded', value: { nearly: [] } });
  });
});

describe('Words that find nothing together', () => {
  const holding = (isHeld: (query: StockQuery) => boolean) =>
    fakeSearchPorts({ search: (query) => answering(aPageOf([], isHeld(query) ? 5 : 0)) });

  it('are left out one at a time, and then all of them', async () => {
    const ports = holding(({ keyword }) => keyword === undefined || keyword === 'zetec');
    const { help } = await load(ports, withKeyword(rareFord, 'zetec qqqq'));
    const found = help.kind === 'loaded' ? help.value.relaxations : [];
    expect(
      found.filter(({ total }) => total > 0).map(({ filter, query }) => [filter, query.keyword]),
    ).toEqual([
      [{ key: 'keyword', value: 'qqqq' }, 'zetec'],
      [{ key: 'keyword', value: 'zetec qqqq' }, undefined],
    ]);
  });

  it('give way with the fewest filters beside them where one is not enough', async () => {
    const ports = holding(({ keyword, lists }) => (keyword ?? lists.colour) === undefined);
    const { help } = await load(ports, withKeyword(rareFord, 'qqqq'));
    expect(help).toMatchObject({
      kind: 'loaded',
      value: {
        further: {
          without: [
            { key: 'colour', value: 'purple' },
            { key: 'keyword', value: 'qqqq' },
          ],
          query: choose(freshQuery('cars'), 'make', 'ford'),
          total: 5,
        },
      },
    });
  });
});

describe('A vehicle type chosen among the cars', () => {
  it('leads to the vans when vans are chosen, everything else kept [SEARCH-29]', () => {
    const vans = inItsSection(
      choose(choose(freshQuery('cars'), 'make', 'ford'), 'category', 'van'),
    );
    expect([vans.section, vans.category, vans.lists]).toEqual(['van', 'all', { make: ['ford'] }]);
  });
});

describe('Words that find nothing in one half of the stock', () => {
  const transit = withKeyword(choose(freshQuery('cars'), 'make', 'ford'), 'transit');
  const vansOnly = (total: number) =>
    fakeSearchPorts({
      search: ({ section }) => answering(section === 'van' ? aPageOf([], total) : aPageOf([])),
    });

  it('are looked for alone in the other half, which is counted', async () => {
    const { help } = await load(vansOnly(66), transit);
    expect(help).toMatchObject({
      kind: 'loaded',
      value: { otherHalf: { query: withKeyword(freshQuery('van'), 'transit'), total: 66 } },
    });
  });

  it('are not said to be there when the other half has none or cannot be asked', async () => {
    const deaf = fakeSearchPorts({
      search: ({ section }) =>
        section === 'van' ? failing({ kind: 'timed-out' }) : answering(aPageOf([])),
    });
    const wordsAlone = withKeyword(freshQuery('cars'), 'transit');
    for (const [ports, query, isNowhere] of [
      [vansOnly(0), wordsAlone, true],
      // It may be the make that leaves nothing.
      [vansOnly(0), transit, false],
      [deaf, wordsAlone, false],
    ] as const) {
      const { help } = await load(ports, query);
      expect(help.kind).toBe('loaded');
      expect(help).not.toHaveProperty('value.otherHalf');
      expect('value' in help && help.value.matchesNowhere === true).toBe(isNowhere);
    }
  });

  it('leave the other half alone while this one answers or there are no words', async () => {
    const found = fakeSearchPorts({ search: () => answering(aPageOf([aVehicle()])) });
    await load(found, transit);
    const wordless = vansOnly(66);
    await load(wordless, rareFord);
    expect([...found.searched, ...wordless.searched].map(({ section }) => section)).not.toContain(
      'van',
    );
  });
});
