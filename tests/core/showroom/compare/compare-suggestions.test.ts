import { left } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../../core/kernel/scope';
import { compareSuggestions } from '../../../../core/showroom/public';
import { MOST_SUGGESTED } from '../../../../core/showroom/compare/compare-suggestions';
import { emptyShortlist } from '../../../../core/shortlist/model/shortlist';
import type { NameKind } from '../../../../core/shortlist/public';
import type { NumberedVehicles, StockId, VehicleSlug } from '../../../../core/stock/public';
import { answering } from '../../../support/fakes/search-ports';
import { aVehicle } from '../../../support/mothers/vehicle';

const car = (number: number) =>
  aVehicle({
    slug: `car-${String(number)}` as VehicleSlug,
    stockId: String(number) as StockId,
    registration: `AB${String(number)} CDE`,
  });
const STOCK = [1, 2, 3, 4, 5].map(car);

function suggested(
  lists: {
    readonly recent?: readonly string[];
    readonly favourites?: readonly string[];
    readonly compare?: readonly string[];
  },
  kinds: { readonly favourites: NameKind; readonly compare: NameKind },
  fails = false,
) {
  const { recent = [], ...kept } = lists;
  const asked: unknown[] = [];
  const answer = (wanted: unknown) => {
    asked.push(wanted);
    return fails ? of(left({ kind: 'timed-out' } as const)) : answering(STOCK.toReversed());
  };
  const scope = makeScope();
  const suggestions$ = compareSuggestions(
    scope,
    {
      bySlugs: (slugs: readonly string[]) => answer(slugs),
      byNumbers: (wanted: NumberedVehicles) => answer(wanted),
    },
    { shortlist$: scope.behavior(of({ ...emptyShortlist, ...kept })) },
    { recent$: scope.behavior(of(recent)) },
    kinds,
  );
  return { asked, slugs: suggestions$.value.map(({ slug }) => slug) };
}

describe('What is suggested beside a comparison', () => {
  it('are vehicles looked at, the newest first, then those saved, but none that is compared', () => {
    const { asked, slugs } = suggested(
      { recent: ['car-1', 'car-2'], favourites: ['car-2', 'car-3'], compare: ['car-1'] },
      { favourites: 'slug', compare: 'slug' },
    );
    expect(asked).toEqual([['car-2', 'car-1', 'car-3']]);
    expect(slugs).toEqual(['car-2', 'car-3']);
  });

  it('are found in one call by whatever the lists hold, each once [CG-075] [CG-076]', () => {
    const { asked, slugs } = suggested(
      { recent: ['car-1', 'car-2'], favourites: ['2', '3'], compare: ['AB1CDE'] },
      { favourites: 'id', compare: 'vrm' },
    );
    expect(asked).toEqual([{ stockIds: ['3', '2'], slugs: ['car-2', 'car-1'] }]);
    expect(slugs).toEqual(['car-2', 'car-3']);
  });

  it('are few, and none where they cannot be had', () => {
    const all = { recent: STOCK.map(({ slug }) => slug) };
    const kinds = { favourites: 'slug', compare: 'slug' } as const;
    expect(suggested(all, kinds).slugs).toHaveLength(MOST_SUGGESTED);
    expect(suggested(all, kinds, true).slugs).toEqual([]);
  });
});
