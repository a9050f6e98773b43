import { left, right } from 'fp-ts/Either';
import { NEVER, of, Subject, switchMap, take } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../../adapters/storage/memory-shortlist-store';
import { timedOut, type GatewayFailure } from '../../../../core/kernel/failure';
import { makeScope } from '../../../../core/kernel/scope';
import { createAccountList } from '../../../../core/showroom/public';
import { type AccountListDesk } from '../../../../core/account/public';
import { createShortlist } from '../../../../core/shortlist/public';
import type { StockId, Vehicle, VehicleSlug } from '../../../../core/stock/public';
import { fakeAccountList } from '../../../support/fakes/account-list';
import { aVehicle } from '../../../support/mothers/vehicle';

const vehicle = (slug: string, stockId: string): Vehicle =>
  aVehicle({ slug: slug as VehicleSlug, stockId: stockId as StockId });
const STOCK = ['a-car', 'b-car', 'c-car', 'd-car'].map((slug, place) =>
  vehicle(slug, String(1000 + place)),
);

let apart: number | undefined;
let asked: (readonly string[])[];
let failures: GatewayFailure[];
beforeEach(() => {
  apart = undefined;
  asked = [];
  failures = [];
});

function opened(
  desk: AccountListDesk,
  favourites: readonly string[] = [],
  favouritesBy: 'slug' | 'id' = 'slug',
) {
  const scope = makeScope();
  const store = new MemoryShortlistStore();
  store.write('favourites', favourites);
  const shortlist = createShortlist(scope, store);
  shortlist.restore();
  const found = (names: readonly string[]) => {
    asked.push(names);
    return of(
      right(STOCK.filter(({ slug, stockId }) => names.includes(slug) || names.includes(stockId))),
    );
  };
  const list = createAccountList(scope, {
    desk,
    catalogue: {
      bySlugs: found,
      byNumbers: ({ stockIds = [], slugs = [] }) => found([...stockIds, ...slugs]),
    },
    shortlist,
    settings: { favouritesBy },
    keptApart: {
      read: () => apart,
      write: (version) => {
        apart = version;
      },
    },
    failed: (failure) => failures.push(failure),
  });
  list.load();
  return {
    list,
    shortlist,
    view: () => list.view$.value,
    known: () => {
      const view = list.view$.value;
      if (view.kind !== 'known') throw new Error(`The view is ${view.kind}`);
      return view;
    },
    favourites: () => shortlist.shortlist$.value.favourites,
  };
}

describe('The list of an account beside that of the browser', () => {
  it('offers each what the other has, and changes neither', () => {
    const desk = fakeAccountList(['a-car', 'b-car']);
    const { known, favourites } = opened(desk, ['b-car', 'c-car']);
    expect(known().offer).toEqual({
      kind: 'both-have-more',
      onlyAccount: ['a-car'],
      onlyBrowser: ['c-car'],
    });
    expect(known().vehicles.get('a-car')?.slug).toBe('a-car');
    expect(asked).toEqual([['a-car', 'c-car']]);
    expect(favourites()).toEqual(['b-car', 'c-car']);
    expect(desk.writings()).toBe(0);
  });

  it('asks for no vehicle where there is nothing to offer', () => {
    const { known } = opened(fakeAccountList(['a-car', 'b-car']), ['b-car', 'a-car']);
    expect(known().offer).toEqual({ kind: 'same' });
    expect(asked).toEqual([]);
  });

  it('adds to the browser’s list as a press on each star does, so that it can be taken back', () => {
    const { list, known, favourites, shortlist } = opened(fakeAccountList(['a-car', 'b-car']));
    const told: string[] = [];
    shortlist.changes$.subscribe(({ kind, slug }) => told.push(`${kind} ${slug}`));
    list.addHere();
    expect(favourites()).toEqual(['a-car', 'b-car']);
    expect(told).toEqual(['added a-car', 'added b-car']);
    expect(known().offer).toEqual({ kind: 'same' });
  });

  it('adds by the name that the browser’s list holds vehicles by (CG-075)', () => {
    const { list, favourites, known } = opened(fakeAccountList(['a-car', 'b-car']), ['1001'], 'id');
    expect(known().offer).toEqual({ kind: 'account-has-more', onlyAccount: ['a-car'] });
    list.addHere();
    expect(favourites()).toEqual(['1001', '1000']);
  });

  it('saves to the account by slugs, tells it, and takes it back, with what others did left alone', () => {
    const desk = fakeAccountList(['a-car']);
    const { list, known } = opened(desk, ['1001', 'c-car'], 'id');
    desk.meanwhile((slugs) => [...slugs, 'd-car']);
    list.saveToAccount();
    expect(desk.now().slugs).toEqual(['a-car', 'd-car', 'b-car', 'c-car']);
    expect(known().outcome).toEqual({ kind: 'saved', slugs: ['b-car', 'c-car'], leftOut: [] });
    list.takeBack();
    expect(desk.now().slugs).toEqual(['a-car', 'd-car']);
    expect(known().outcome).toEqual({ kind: 'taken-back', slugs: ['b-car', 'c-car'] });
  });

  it('saves once however often it is pressed', () => {
    const desk = fakeAccountList();
    const answer$ = new Subject<void>();
    const slow = {
      ...desk,
      write: (...given: Parameters<typeof desk.write>) =>
        answer$.pipe(
          take(1),
          switchMap(() => desk.write(...given)),
        ),
    };
    const { list, known } = opened(slow, ['a-car']);
    list.saveToAccount();
    list.saveToAccount();
    expect(known().isChanging).toBe(true);
    answer$.next();
    expect(known().isChanging).toBe(false);
    expect(desk.writings()).toBe(1);
  });

  it('offers nothing of a vehicle that is for sale no more, to neither', () => {
    const { known } = opened(fakeAccountList(['a-car', 'gone-car']), ['sold-car']);
    expect(known()).toMatchObject({
      offer: { kind: 'account-has-more', onlyAccount: ['a-car'] },
      inAccount: 1,
    });
  });

  it('keeps apart what is to be kept apart, until another device changes the account’s list', () => {
    const desk = fakeAccountList(['a-car'], 4);
    const first = opened(desk, ['b-car']);
    expect(first.known().isKeptApart).toBe(false);
    first.list.keepApart();
    expect(first.known().isKeptApart).toBe(true);
    expect(apart).toBe(4);
    // What is done here is no news.
    first.list.saveToAccount();
    expect(first.known().isKeptApart).toBe(true);
    expect(opened(desk, ['b-car']).known().isKeptApart).toBe(true);
    desk.meanwhile((slugs) => [...slugs, 'c-car']);
    const second = opened(desk, ['b-car', 'd-car']);
    second.list.saveToAccount();
    expect(second.known().isKeptApart).toBe(false);
  });

  it.each([
    [{ kind: 'not-allowed', status: 401 } as const],
    [{ kind: 'refused', status: 404 } as const],
  ])('is nothing at all after %j', (failure) => {
    const { view } = opened({ ...fakeAccountList(), read: () => of(left(failure)) }, ['a-car']);
    expect(view()).toEqual({ kind: 'absent' });
    expect(failures).toEqual([failure]);
  });

  it('says what failed, and is asked for again', () => {
    const desk = fakeAccountList(['a-car']);
    let isDown = true;
    const { list, view } = opened({
      ...desk,
      read: () => (isDown ? of(left(timedOut)) : desk.read()),
    });
    expect(view()).toEqual({ kind: 'failed', failure: timedOut });
    isDown = false;
    list.load();
    expect(view()).toMatchObject({ kind: 'known', offer: { kind: 'account-has-more' } });
  });

  it('keeps what was not saved, to be tried again', () => {
    const desk = fakeAccountList();
    let isDown = true;
    const { list, known } = opened(
      { ...desk, write: (given) => (isDown ? of(left(timedOut)) : desk.write(given)) },
      ['a-car'],
    );
    list.saveToAccount();
    expect(known()).toMatchObject({
      offer: { kind: 'browser-has-more' },
      outcome: { kind: 'not-changed', failure: timedOut },
    });
    isDown = false;
    list.tryAgain();
    expect(desk.now().slugs).toEqual(['a-car']);
    expect(known().outcome).toMatchObject({ kind: 'saved' });
  });

  it('offers what it knows by its address alone where vehicles cannot be asked for', () => {
    const scope = makeScope();
    const shortlist = createShortlist(scope, new MemoryShortlistStore());
    const list = createAccountList(scope, {
      desk: fakeAccountList(['a-car']),
      catalogue: { bySlugs: () => of(left(timedOut)), byNumbers: () => NEVER },
      shortlist,
      settings: { favouritesBy: 'slug' },
      keptApart: { read: () => undefined, write: () => undefined },
    });
    expect(list.view$.value).toEqual({ kind: 'asking' });
    list.load();
    expect(list.view$.value).toMatchObject({
      kind: 'known',
      offer: { kind: 'account-has-more', onlyAccount: ['a-car'] },
    });
    list.addHere();
    expect(shortlist.shortlist$.value.favourites).toEqual(['a-car']);
  });
});
