import { firstValueFrom, NEVER, of } from 'rxjs';
import { right } from 'fp-ts/Either';
import { delay } from 'rxjs/operators';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshQuery } from '../../../../core/search/public';
import { initialSearch } from '../../../../core/showroom/results/search-state';
import { withViewCounts } from '../../../../core/showroom/public';
import type { VehicleSlug, ViewCounter } from '../../../../core/stock/public';
import { answering, aPageOf, failing } from '../../../support/fakes/search-ports';
import { aVehicle } from '../../../support/mothers/vehicle';

const found = (...slugs: readonly string[]) => ({
  ...initialSearch(freshQuery('cars')),
  results: {
    kind: 'loaded' as const,
    value: aPageOf(slugs.map((slug) => aVehicle({ slug: slug as VehicleSlug }))),
  },
});

const counted = (viewsToday: ViewCounter['viewsToday'], state = found('one', 'two')) =>
  firstValueFrom(withViewCounts({ viewsToday })(state));

describe('The counts of a page of results that is being made', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('come with it, none today among them [CARD-10, SF-6]', async () => {
    const { views } = await counted((slug) => answering(slug === 'one' ? 14 : 0));
    expect(views).toEqual({ one: 14, two: 0 });
  });

  it('are left out where they fail, and the rest stands [ERR-27]', async () => {
    const state = found('one', 'two');
    const after = await counted(
      (slug) => (slug === 'one' ? failing({ kind: 'timed-out' }) : answering(3)),
      state,
    );
    expect(after).toEqual({ ...state, views: { two: 3 } });
  });

  it('are waited for no longer than 150 ms, and given up then', async () => {
    const late = counted((slug) => (slug === 'one' ? NEVER : of(right(3)).pipe(delay(100))));
    await vi.advanceTimersByTimeAsync(150);
    expect((await late).views).toEqual({ two: 3 });
  });

  it('are none where nothing was found', async () => {
    expect((await counted(() => NEVER, found())).views).toEqual({});
    const { views } = await counted(() => NEVER, {
      ...found(),
      results: { kind: 'failed', failure: { kind: 'timed-out' } },
    } as never);
    expect(views).toEqual({});
  });
});
