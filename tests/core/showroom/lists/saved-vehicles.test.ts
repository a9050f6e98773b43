import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../../adapters/storage/memory-shortlist-store';
import { unreachable } from '../../../../core/kernel/failure';
import { pounds } from '../../../../core/kernel/money';
import { makeScope } from '../../../../core/kernel/scope';
import { createSavedVehicles, pricesOfSaved } from '../../../../core/showroom/public';
import {
  createShortlist,
  type PricesWhenSaved,
  type ShortlistSnapshot,
} from '../../../../core/shortlist/public';
import type { StockId, Vehicle, VehicleSlug } from '../../../../core/stock/public';
import { aPrice, aVehicle } from '../../../support/mothers/vehicle';

const TODAY = Date.UTC(2026, 10, 28);

const costing = (slug: string, price: number): Vehicle =>
  aVehicle({
    slug: slug as VehicleSlug,
    stockId: slug.toUpperCase() as StockId,
    price: aPrice({ final: pounds(price) }),
  });

function aVisit(
  names: { readonly favouritesBy: 'slug' | 'id'; readonly compareBy: 'slug' } = {
    favouritesBy: 'slug',
    compareBy: 'slug',
  },
) {
  const scope = makeScope();
  const shortlist = createShortlist(scope, new MemoryShortlistStore());
  let noted: PricesWhenSaved = new Map();
  const stock = { vehicles: [] as readonly Vehicle[], isOpen: true };
  const snapshots: ShortlistSnapshot[] = [];
  const answer = (is: (vehicle: Vehicle) => boolean) =>
    of(stock.isOpen ? right(stock.vehicles.filter(is)) : left(unreachable));
  const saved = createSavedVehicles(scope, {
    catalogue: {
      bySlugs: (slugs) => answer(({ slug }) => slugs.includes(slug)),
      byNumbers: ({ stockIds = [] }) => answer(({ stockId }) => stockIds.includes(stockId)),
    },
    shortlist,
    prices: pricesOfSaved(
      {
        read: () => noted,
        write: (next) => {
          noted = next;
        },
      },
      shortlist,
      names,
    ),
    keepSnapshot: (snapshot) => snapshots.push(snapshot),
    clock: { now: () => TODAY },
    settings: { ...names, headlinePrice: 'price', factWords: ({ kind }) => kind },
  });
  return { saved, shortlist, stock, snapshots, noted: () => noted };
}

describe('The vehicles of both lists, once asked for', () => {
  it('have the price of the day they were saved noted, and tell how it has moved', () => {
    const { saved, shortlist, stock, noted } = aVisit();
    stock.vehicles = [costing('a-1', 9_000), costing('b-2', 5_000)];
    shortlist.toggleFavourite('a-1');
    saved.load();
    expect(Object.fromEntries(noted())).toEqual({ 'a-1': pounds(9_000) });
    expect(saved.priceSince(costing('a-1', 8_500))).toEqual({ kind: 'fell', by: pounds(500) });
    expect(saved.priceSince(costing('b-2', 5_000))).toBeUndefined();
  });

  it('are noted by whichever name a list holds them [CG-075]', () => {
    const { saved, shortlist, stock, noted } = aVisit({ favouritesBy: 'id', compareBy: 'slug' });
    stock.vehicles = [costing('a1', 9_000)];
    shortlist.toggleFavourite('A1');
    saved.load();
    expect([...noted().keys()]).toEqual(['A1']);
    expect(saved.priceSince(costing('a1', 9_100))).toEqual({ kind: 'rose', by: pounds(100) });
  });

  it('are kept to be read offline, with the moment and in the order of the lists', () => {
    const { saved, shortlist, stock, snapshots } = aVisit();
    stock.vehicles = [costing('a-1', 9_000), costing('b-2', 5_000)];
    ['b-2', 'a-1'].forEach(shortlist.toggleFavourite);
    shortlist.toggleCompare('a-1');
    saved.load();
    const last = snapshots.at(-1);
    expect(last?.takenAt).toBe(TODAY);
    expect(last?.favourites.map(({ slug, price }) => [slug, price])).toEqual([
      ['b-2', pounds(5_000)],
      ['a-1', pounds(9_000)],
    ]);
    expect(last?.compare.map(({ slug }) => slug)).toEqual(['a-1']);
    expect(last?.favourites[0]?.facts).toBe('2021 (71) · odometer · transmission · fuel');
  });

  it('leave nothing to be read offline once the lists are empty', () => {
    const { saved, shortlist, stock, snapshots } = aVisit();
    stock.vehicles = [costing('a-1', 9_000)];
    shortlist.toggleFavourite('a-1');
    saved.load();
    shortlist.toggleFavourite('a-1');
    saved.load();
    expect(snapshots.at(-1)).toEqual({ takenAt: TODAY, favourites: [], compare: [] });
  });

  it('change nothing of what is noted or kept when they cannot be had [ERR-24]', () => {
    const { saved, shortlist, stock, snapshots, noted } = aVisit();
    stock.isOpen = false;
    shortlist.toggleFavourite('a-1');
    saved.load();
    expect(saved.state$.value.vehicles.kind).toBe('failed');
    expect([snapshots, noted().size]).toEqual([[], 0]);
  });

  it('that are gone are told of by the page that shows the list, until it is left [FAV-05]', () => {
    const { saved, shortlist } = aVisit();
    shortlist.toggleFavourite('sold-1');
    const leave = saved.show('favourites');
    saved.load();
    expect([saved.isShown('favourites'), saved.isShown('compare')]).toEqual([true, false]);
    expect(saved.state$.value.gone.map(({ slug }) => slug)).toEqual(['sold-1']);
    leave();
    expect([saved.isShown('favourites'), saved.state$.value.gone]).toEqual([false, []]);
  });
});
