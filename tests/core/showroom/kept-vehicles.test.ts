import { left, right, type Either } from 'fp-ts/Either';
import { NEVER, of, Subject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { makeScope } from '../../../core/kernel/scope';
import {
  createKeptVehicles,
  listOfRecent,
  listOfShortlist,
  MOST_PER_CALL,
  vehiclesInOrder,
} from '../../../core/showroom/public';
import { createRecent, createShortlist, type ShortlistName } from '../../../core/shortlist/public';
import type { Vehicle, VehicleSlug } from '../../../core/stock/public';
import { aVehicle } from '../../support/mothers/vehicle';

type Answer = Either<GatewayFailure, readonly Vehicle[]>;

const named = (slug: string): Vehicle => aVehicle({ slug: slug as VehicleSlug });
const refused: GatewayFailure = { kind: 'refused', status: 500 };

/** A visit with these lists, whose server knows only some of the vehicles. */
function visit(
  kept: Partial<Record<ShortlistName | 'recent', readonly string[]>>,
  serve: (slugs: readonly string[]) => Observable<Answer> = (slugs) => of(right(slugs.map(named))),
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
  const catalogue = {
    bySlugs: (slugs: readonly string[]) => {
      asked.push(slugs);
      return serve(slugs);
    },
  };
  const saved = createKeptVehicles(scope, catalogue, [
    listOfShortlist(scope, shortlist, 'favourites'),
    listOfShortlist(scope, shortlist, 'compare'),
  ]);
  const looked = createKeptVehicles(scope, catalogue, [listOfRecent(scope, recent)]);
  return { stored, elsewhere$, shortlist, recent, asked, saved, looked };
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
    saved.told('favourites');
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
