import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../../../core/kernel/failure';
import { makeScope, type Scope } from '../../../../core/kernel/scope';
import { ASKS_AFTER_S } from '../../../../core/payment/public';
import { watchStanding, type ReservationStanding } from '../../../../core/reservation/public';

const HELD: ReservationStanding = {
  id: 'cs_1',
  status: 'held',
  payment: 'open',
  holdEndsAt: '2026-11-29T18:30:00.000Z',
  toldAt: '2026-11-29T18:00:00.000Z',
};

let scope: Scope;
beforeEach(() => {
  vi.useFakeTimers();
  scope = makeScope();
});
afterEach(() => {
  scope.end();
  vi.useRealTimers();
});

function watched(
  first: ReservationStanding,
  page: 'success' | 'failed',
  answers: readonly (ReservationStanding | undefined)[] = [],
) {
  const left$ = [...answers];
  let asked = 0;
  const watch = watchStanding(
    scope,
    {
      standing: () => {
        asked += 1;
        const next = left$.length > 1 ? left$.shift() : left$[0];
        return of(next === undefined ? left(unreachable) : right(next));
      },
    },
    first,
    page,
  );
  return { ...watch, asked: () => asked };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const ALL_ASKS = ASKS_AFTER_S.reduce<number>((sum, each) => sum + each, 0);

describe('A reservation that somebody looks at', () => {
  it('is asked for again while a payment may be told yet, until it is', async () => {
    const watch = watched(HELD, 'success', [
      HELD,
      { ...HELD, status: 'reserved', payment: 'paid' },
    ]);
    watch.wake();
    await seconds(2);
    expect(watch.state$.value.standing.status).toBe('held');
    await seconds(3);
    expect(watch.state$.value.standing.status).toBe('reserved');
    await seconds(ALL_ASKS);
    expect(watch.asked()).toBe(2);
  });

  it('is asked for so often and no more, and then it is said', async () => {
    const watch = watched(HELD, 'success', [HELD]);
    watch.wake();
    await seconds(ALL_ASKS + 1);
    expect(watch.asked()).toBe(ASKS_AFTER_S.length);
    expect(watch.state$.value.hasGivenUp).toBe(true);
  });

  it('is asked for when the hold ends by the back end’s clock, whatever the device’s says', async () => {
    vi.setSystemTime(new Date('2027-03-01T00:00:00Z'));
    const watch = watched(HELD, 'failed', [{ ...HELD, status: 'released', payment: 'closed' }]);
    watch.wake();
    await seconds(30 * 60 - 1);
    expect(watch.asked()).toBe(0);
    await seconds(3);
    expect(watch.asked()).toBe(1);
    expect(watch.state$.value.standing.status).toBe('released');
  });

  it('stays as it was told last where nothing can be had', async () => {
    const watch = watched(HELD, 'success', [undefined]);
    watch.wake();
    await seconds(5);
    expect(watch.state$.value).toMatchObject({ standing: HELD, told: 0, isAsking: false });
  });

  it('asks nothing by itself before the page is alive', async () => {
    const watch = watched(HELD, 'success', [HELD]);
    await seconds(600);
    expect(watch.asked()).toBe(0);
    watch.ask();
    expect(watch.asked()).toBe(1);
  });
});
