import { left, right } from 'fp-ts/Either';
import { defer, delay, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../../core/kernel/scope';
import { createVehiclePage, type VehiclePageState } from '../../../../core/showroom/public';
import { vehicleAlone, VEHICLE_BLOCKS } from '../../../../core/showroom/vehicle/vehicle-page-state';
import { answering, failing, type Answer } from '../../../support/fakes/search-ports';
import { fakeVehiclePorts, type FakeVehicleAnswers } from '../../../support/fakes/vehicle-ports';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const fiesta = aVehicleInFull();
const alone = vehicleAlone(fiesta);
const clean = { items: [{ key: 'stolen', flagged: false }] } as const;
const refused = { kind: 'refused', status: 500 } as const;

/** The page as the server sends it: everything answered, apart from what is told. */
const arrived = (change: Partial<VehiclePageState> = {}): VehiclePageState => ({
  ...alone,
  ...Object.fromEntries(
    VEHICLE_BLOCKS.map((block) => [block, { kind: 'failed', failure: { kind: 'timed-out' } }]),
  ),
  ...change,
});

const openPage = (answers: FakeVehicleAnswers = {}, start = alone) => {
  const ports = fakeVehiclePorts(answers);
  const scope = makeScope();
  return { ports, scope, page: createVehiclePage(scope, ports, start) };
};

/** Answers one after the other, the last of them for ever. */
const inTurn = <T>(...answers: readonly [Answer<T>, ...Answer<T>[]]): Answer<T> => {
  let place = 0;
  return defer(() => {
    const answer = answers[Math.min(place, answers.length - 1)] ?? answers[0];
    place += 1;
    return answer;
  });
};

describe('A live vehicle page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for nothing before it wakes', () => {
    const { ports, page } = openPage();
    expect(ports.asked).toEqual([]);
    expect(page.state$.value).toBe(alone);
  });

  it('asks on waking for the blocks that the server left out, and for them only', () => {
    const { ports, page } = openPage({ check: answering(clean) }, arrived({ check: alone.check }));
    page.wake();
    expect(ports.asked).toEqual(['check JT71ABC', `views ${fiesta.slug}`]);
    expect(page.state$.value.check).toEqual({ kind: 'loaded', value: clean });
  });

  it('wakes once, however often it is woken: twice under StrictMode [CALL-27]', () => {
    const { ports, page } = openPage({}, arrived());
    page.wake();
    page.wake();
    expect(ports.asked).toEqual([`views ${fiesta.slug}`]);
  });

  it('shows today’s views, and nothing where they cannot be had [CALL-27] [ERR-29]', () => {
    const seen = openPage({ views: answering(14) }, arrived());
    seen.page.wake();
    expect(seen.page.state$.value.viewsToday).toBe(14);
    const unseen = openPage({ views: failing(refused) }, arrived());
    unseen.page.wake();
    expect(unseen.page.state$.value.viewsToday).toBeUndefined();
  });

  it('asks for no views that the page came with, none today among them [CALL-27, SF-6]', () => {
    const { ports, page } = openPage({}, arrived({ viewsToday: 0 }));
    page.wake();
    expect(ports.asked).toEqual([]);
    expect(page.state$.value.viewsToday).toBe(0);
  });

  it('says of a block that it is loading until its answer comes', () => {
    const { page } = openPage({ check: of(right(clean)).pipe(delay(2000)) });
    page.wake();
    expect(page.state$.value.check).toEqual({ kind: 'loading' });
    expect(page.state$.value.reviews.kind).toBe('loaded');
    vi.advanceTimersByTime(2000);
    expect(page.state$.value.check).toEqual({ kind: 'loaded', value: clean });
  });

  it('keeps a failure in its block, and asks again when it is wanted', () => {
    const { page } = openPage({ check: inTurn(failing(refused), answering(clean)) });
    page.wake();
    expect(page.state$.value.check).toEqual({ kind: 'failed', failure: refused });
    page.retry('check');
    expect(page.state$.value.check).toEqual({ kind: 'loaded', value: clean });
  });

  it('can be asked again after a second failure too [HT-4]', () => {
    const { page } = openPage({
      check: inTurn(failing(refused), failing({ kind: 'timed-out' }), answering(clean)),
    });
    page.wake();
    page.retry('check');
    expect(page.state$.value.check).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
    page.retry('check');
    expect(page.state$.value.check.kind).toBe('loaded');
  });

  it('sends one call, however often Try again is pressed while it is under way', () => {
    const { ports, page } = openPage({ check: of(right(clean)).pipe(delay(500)) }, arrived());
    page.retry('check');
    page.retry('check');
    page.retry('check');
    vi.advanceTimersByTime(500);
    expect(ports.asked).toEqual(['check JT71ABC']);
    page.retry('check');
    expect(ports.asked).toHaveLength(2);
  });

  it('keeps the last answer in view while a newer one comes, and when it fails', () => {
    const { page } = openPage(
      { check: of(left(refused)).pipe(delay(500)) },
      arrived({ check: { kind: 'loaded', value: clean } }),
    );
    page.retry('check');
    expect(page.state$.value.check).toEqual({ kind: 'loading', previous: clean });
    vi.advanceTimersByTime(500);
    expect(page.state$.value.check).toEqual({ kind: 'failed', failure: refused, previous: clean });
  });

  it('tries again what failed on the server before it has woken', () => {
    const { ports, page } = openPage({ check: answering(clean) }, arrived());
    page.retry('check');
    page.wake();
    expect(ports.asked).toEqual(['check JT71ABC', `views ${fiesta.slug}`]);
    expect(page.state$.value.check.kind).toBe('loaded');
  });

  it('hears no late answer once it is left: another vehicle is another page [CHECK-03] [SF-1]', () => {
    const { page, scope } = openPage({ check: of(right(clean)).pipe(delay(2000)) });
    page.wake();
    scope.end();
    vi.advanceTimersByTime(5000);
    expect(page.state$.value.check).toEqual({ kind: 'loading' });
  });

  it('answers a shopper’s wish while other blocks are still on their way', () => {
    const { page } = openPage({
      check: of(right(clean)).pipe(delay(3000)),
      reviews: inTurn(failing(refused), answering({ reviews: [] })),
    });
    page.wake();
    page.retry('reviews');
    expect(page.state$.value.reviews.kind).toBe('loaded');
    expect(page.state$.value.check.kind).toBe('loading');
    vi.advanceTimersByTime(3000);
    expect(page.state$.value.check.kind).toBe('loaded');
  });
});
