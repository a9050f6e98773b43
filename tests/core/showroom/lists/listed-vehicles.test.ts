import * as fc from 'fast-check';
import { left, right, type Either } from 'fp-ts/Either';
import { NEVER, of, Subject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { makeScope } from '../../../../core/kernel/scope';
import {
  createListedVehicles,
  listOfRecent,
  vehiclesInOrder,
} from '../../../../core/showroom/public';
import { listOfShortlist } from '../../../../core/showroom/lists/listed-vehicles';
import { MOST_PER_CALL } from '../../../../core/showroom/shared/ask-by-name';
import {
  createRecent,
  createShortlist,
  nameInList,
  type NameKind,
  type ShortlistName,
} from '../../../../core/shortlist/public';
import type {
  NumberedVehicles,
  StockId,
  Vehicle,
  VehicleSlug,
} from '../../../../core/stock/public';
import { aVehicle } from '../../../support/mothers/vehicle';

type Answer = Either<GatewayFailure, readonly Vehicle[]>;

const named = (slug: string): Vehicle => aVehicle({ slug: slug as VehicleSlug });
const refused: GatewayFailure = { kind: 'refused', status: 500 };

/** A visit with these lists, whose server knows only some of the vehicles. */
function visit(
  kept: Partial<Record<ShortlistName | 'recent', readonly string[]>>,
  serve: (slugs: readonly string[]) => Observable<Answer> = (slugs) => of(right(slugs.map(named))),
  {
    kinds = { favourites: 'slug', compare: 'slug' },
    serveNumbers = () => of(right([])),
  }: {
    readonly kinds?: Readonly<Record<ShortlistName, NameKind>>;
    readonly serveNumbers?: (wanted: NumberedVehicles) => Observable<Answer>;
  } = {},
) {
  const scope = makeScope();
  const stored = { favourites: [], compare: [], recent: [], ...kept } as Record<
    ShortlistName | 'recent',
    readonly string[]
  >;
  const elsewhere$ = new Subject<void>();
  const shortlist = createShortlist(scope, {
    read: (list) => stored[list],
    write: (list, slugs) => {
      stored[list] = slugs;
      return right(undefined);
    },
    changedElsewhere$: elsewhere$,
  });
  const recent = createRecent(scope, {
    read: () => stored.recent,
    write: (slugs) => {
      stored.recent = slugs;
    },
  });
  shortlist.restore();
  recent.restore();
  const asked: (readonly string[])[] = [];
  const numbered: NumberedVehicles[] = [];
  const catalogue = {
    byNumbers: (wanted: NumberedVehicles) => {
      numbered.push(wanted);
      return serveNumbers(wanted);
    },
    bySlugs: (slugs: readonly string[]) => {
      asked.push(slugs);
      return serve(slugs);
    },
  };
  const saved = createListedVehicles(scope, catalogue, [
    listOfShortlist(scope, shortlist, 'favourites', kinds.favourites),
    listOfShortlist(scope, shortlist, 'compare', kinds.compare),
  ]);
  const looked = createListedVehicles(scope, catalogue, [listOfRecent(scope, recent)]);
  return { stored, elsewhere$, shortlist, recent, asked, numbered, saved, looked };
}

const only =
  (...known: readonly string[]) =>
  (slugs: readonly string[]): Observable<Answer> =>
    of(right(slugs.filter((slug) => known.includes(slug)).map(named)));

describe('The vehicles of a shopper’s lists', () => {
  it('are asked for when they are wanted, both lists in one call, each vehicle once [PANEL-05] [ST-3]', () => {
    const { saved, asked } = visit({ favourites: ['a', 'b'], compare: ['b', 'c'] });
    expect(asked).toEqual([]);
    saved.load();
    expect(asked).toEqual([['a', 'b', 'c']]);
    const shown = vehiclesInOrder(['c', 'a'], saved.state$.value);
    expect(shown.map(({ slug }) => slug)).toEqual(['c', 'a']);
  });

  it('are not asked for where there are none [ST-3]', () => {
    const { saved, asked } = visit({});
    saved.load();
    expect(asked).toEqual([]);
  });

  it('that the server no longer knows are dropped, and told of until they were read about [FAV-05] [WE-088]', () => {
    const { saved, stored } = visit({ favourites: ['a', 'b', 'c'] }, only('a', 'c'));
    saved.load();
    expect(stored.favourites).toEqual(['a', 'c']);
    expect(saved.state$.value.gone).toEqual([
      { list: 'favourites', slug: 'b', vehicle: undefined },
    ]);
    saved.markRead('favourites');
    expect(saved.state$.value.gone).toEqual([]);
  });

  it('that go while the shopper looks are told of by what they were', () => {
    const known = new Set(['a', 'b']);
    const { saved } = visit({ favourites: ['a', 'b'] }, (slugs) => only(...known)(slugs));
    saved.load();
    known.delete('b');
    saved.load();
    expect(saved.state$.value.gone).toEqual([
      { list: 'favourites', slug: 'b', vehicle: named('b') },
    ]);
  });

  it('that were looked at are pruned in the same way [RECENT-03]', () => {
    const { looked, stored } = visit({ recent: ['a', 'b'] }, only('b'));
    looked.load();
    expect(stored.recent).toEqual(['b']);
  });

  it('are all kept when the call fails, and what was seen of them stays [ERR-24] [ST-3]', () => {
    const answers: Answer[] = [right([named('a'), named('b')]), left(refused)];
    const { saved, stored } = visit({ favourites: ['a', 'b'] }, () =>
      of(answers.shift() ?? left(refused)),
    );
    saved.load();
    saved.load();
    expect(stored.favourites).toEqual(['a', 'b']);
    expect(saved.state$.value.vehicles.kind).toBe('failed');
    expect(vehiclesInOrder(['a', 'b'], saved.state$.value)).toHaveLength(2);
  });

  it('are asked for in several calls where there are many, and one that fails drops nothing [FAV-05] [ERR-24]', () => {
    const many = Array.from({ length: MOST_PER_CALL + 3 }, (_, place) => `v${String(place)}`);
    const { saved, asked, stored } = visit({ favourites: many }, (slugs) =>
      slugs.length === 3 ? of(left(refused)) : of(right([])),
    );
    saved.load();
    expect(asked.map(({ length }) => length)).toEqual([MOST_PER_CALL, 3]);
    expect(stored.favourites).toEqual(many);
  });

  it('that are saved while an answer is on its way are not taken for gone', () => {
    const calls: Subject<Answer>[] = [];
    const { saved, stored, elsewhere$, asked } = visit({ favourites: ['a', 'b'] }, () => {
      const call = new Subject<Answer>();
      calls.push(call);
      return call;
    });
    saved.load();
    // Another tab saves one and does not say so.
    stored.favourites = ['a', 'b', 'new'];
    calls[0]?.next(right([named('a')]));
    expect(stored.favourites).toEqual(['a', 'new']);
    elsewhere$.next();
    expect(asked.at(-1)).toEqual(['a', 'new']);
  });

  it('that another tab saves are asked for by themselves, once somebody looks', () => {
    const { saved, stored, elsewhere$, asked } = visit({ favourites: ['a'] });
    stored.favourites = ['a', 'b'];
    elsewhere$.next();
    expect(asked).toEqual([]);
    saved.load();
    stored.favourites = ['a', 'b', 'c'];
    elsewhere$.next();
    expect(asked).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('keep their places while they are asked for again', () => {
    const answers = [of(right([named('a')])), NEVER];
    const { saved } = visit({ favourites: ['a'] }, () => answers.shift() ?? NEVER);
    saved.load();
    saved.load();
    expect(saved.state$.value.vehicles.kind).toBe('loading');
    expect(vehiclesInOrder(['a'], saved.state$.value)).toHaveLength(1);
  });

  it('are told to whoever keeps them, after the lists were pruned', () => {
    const { saved, shortlist } = visit({ favourites: ['a', 'b'] }, only('a'));
    const heard: unknown[] = [];
    saved.answered$.subscribe((vehicles) => {
      heard.push([vehicles.map(({ slug }) => slug), shortlist.shortlist$.value.favourites]);
    });
    saved.load();
    expect(heard).toEqual([[['a'], ['a']]]);
  });
});

describe('The vehicles of lists that are not held by slugs', () => {
  const fiesta = aVehicle();
  const focus = aVehicle({
    slug: 'ford-focus-ab12cde' as VehicleSlug,
    stockId: '777' as StockId,
    registration: 'AB12 CDE',
  });
  const kinds = { favourites: 'id', compare: 'vrm' } as const;
  const knows =
    (...known: readonly Vehicle[]) =>
    ({ stockIds = [], registrations = [], slugs = [] }: NumberedVehicles) =>
      of(
        right(
          known.filter(
            ({ slug, stockId, registration = '' }) =>
              slugs.includes(slug) ||
              stockIds.includes(stockId) ||
              registrations.includes(registration.replace(' ', '')),
          ),
        ),
      );

  it('are asked for by stock numbers and by marks [CALL-14] [CALL-15] [CG-075] [CG-076]', () => {
    const { saved, asked, numbered, stored } = visit(
      { favourites: ['48213', '777'], compare: ['AB12CDE'] },
      undefined,
      { kinds, serveNumbers: knows(fiesta, focus) },
    );
    saved.load();
    expect(asked).toEqual([]);
    expect(numbered).toEqual([
      { stockIds: ['48213', '777'], slugs: [] },
      { registrations: ['AB12CDE'], slugs: [] },
    ]);
    expect(vehiclesInOrder(['777', '48213'], saved.state$.value)).toEqual([focus, fiesta]);
    expect(vehiclesInOrder(['AB12CDE'], saved.state$.value)).toEqual([focus]);
    expect([stored.favourites, stored.compare]).toEqual([['48213', '777'], ['AB12CDE']]);
  });

  it('are found by the slugs that were kept before, or for want of a mark [CG-075] [CG-076]', () => {
    const list = [focus.slug, '48213'];
    const { saved, numbered, stored } = visit({ favourites: list }, undefined, {
      kinds,
      serveNumbers: knows(fiesta, focus),
    });
    saved.load();
    expect(numbered).toEqual([{ stockIds: ['48213'], slugs: [focus.slug] }]);
    expect(stored.favourites).toEqual(list);
    expect(vehiclesInOrder(list, saved.state$.value)).toEqual([focus, fiesta]);
  });

  it('are dropped from the list that names them, once the server no longer knows them [FAV-05]', () => {
    const { saved, stored } = visit(
      { favourites: ['48213', '999'], compare: ['AB12CDE', 'XX99XXX'] },
      undefined,
      { kinds, serveNumbers: knows(fiesta, focus) },
    );
    saved.load();
    expect([stored.favourites, stored.compare]).toEqual([['48213'], ['AB12CDE']]);
    expect(saved.state$.value.gone.map(({ list, slug }) => [list, slug])).toEqual([
      ['favourites', '999'],
      ['compare', 'XX99XXX'],
    ]);
  });

  it('are all kept where one of the two calls fails [ERR-24] [ST-5]', () => {
    const { saved, stored } = visit({ favourites: ['999'], compare: ['AB12CDE'] }, undefined, {
      kinds,
      serveNumbers: (wanted) =>
        wanted.stockIds === undefined ? of(left(refused)) : knows(focus)(wanted),
    });
    saved.load();
    expect(stored.favourites).toEqual(['999']);
    expect(saved.state$.value.vehicles.kind).toBe('failed');
  });

  it('are never dropped by an answer that has them, whatever each list is held by [FAV-05] [CG-075] [CG-076]', () => {
    const vehicles = fc.uniqueArray(
      fc.record({
        number: fc.nat({ max: 9999 }),
        stockId: fc.oneof(fc.constant(undefined), fc.constantFrom('a,b', '', 'stock-1')),
        registration: fc.oneof(
          fc.constant(undefined),
          fc.constantFrom('', 'TBC', 'to follow', 'JT71ABCDEFGHIJKLMNOPQ'),
        ),
      }),
      { selector: ({ number }) => number, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        vehicles,
        fc.constantFrom<NameKind>('slug', 'id'),
        fc.constantFrom<NameKind>('slug', 'vrm'),
        fc.integer({ min: 0, max: 6 }),
        (all, favourites, compare, goneFrom) => {
          const stock = all.map(({ number, stockId, registration }) =>
            aVehicle({
              slug: `car-${String(number)}` as VehicleSlug,
              stockId: (stockId ?? `${String(number)}0`) as StockId,
              registration: registration ?? `AB${String(number)} CDE`,
            }),
          );
          const here = stock.slice(0, goneFrom);
          const kept = {
            favourites: [...new Set(stock.map((one) => nameInList([], one, favourites)))],
            compare: [...new Set(stock.slice(0, 3).map((one) => nameInList([], one, compare)))],
          };
          const { saved, stored } = visit(kept, () => of(right(here)), {
            kinds: { favourites, compare },
            serveNumbers: () => of(right(here)),
          });
          saved.load();
          const names = (list: readonly Vehicle[], by: NameKind) =>
            list.map((one) => nameInList([], one, by));
          expect(stored.favourites).toEqual([...new Set(names(here, favourites))]);
          expect(stored.compare).toEqual([...new Set(names(here.slice(0, 3), compare))]);
        },
      ),
    );
  });
});

describe('lists that were kept by numbers before the settings named slugs again', () => {
  const known = aVehicle({
    slug: 'ford-fiesta-1042' as VehicleSlug,
    stockId: '1042' as StockId,
    registration: 'AB12 CDE',
  });
  const lists = { favourites: ['1042', '1043'], compare: ['AB12CDE', 'ZZ99ZZZ'] };

  it('lose only what is really gone [FAV-05, STORE-01, STORE-02, CG-075, CG-076]', () => {
    const { saved, stored, numbered } = visit(lists, () => of(right([])), {
      serveNumbers: () => of(right([known])),
    });
    saved.load();
    expect([stored.favourites, stored.compare]).toEqual([['1042'], ['AB12CDE']]);
    expect(vehiclesInOrder(['1042', 'AB12CDE'], saved.state$.value)).toEqual([known, known]);
    expect(numbered).toHaveLength(1);
  });

  it('lose nothing when the second question fails [FAV-05]', () => {
    const { saved, stored } = visit(lists, () => of(right([])), {
      serveNumbers: () => of(left(refused)),
    });
    saved.load();
    expect([stored.favourites, stored.compare]).toEqual([lists.favourites, lists.compare]);
  });

  it('show the vehicle as saved, and hold it once [FAV-01, CMP-01]', () => {
    expect(nameInList(lists.favourites, known, 'slug')).toBe('1042');
    expect(nameInList(lists.compare, known, 'slug')).toBe('AB12CDE');
    expect(nameInList([], known, 'slug')).toBe('ford-fiesta-1042');
  });
});
