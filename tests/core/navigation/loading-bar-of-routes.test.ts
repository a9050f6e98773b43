import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import {
  BAR_FILL_MS,
  loadingBarOfRoutes,
  noCalls,
  type LoadingBar,
} from '../../../core/navigation/public';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page whose routes and calls are moved by hand, and everything its bar has shown, with the time. */
function aPage() {
  const scope = makeScope();
  const route$ = new BehaviorSubject(false);
  const calls$ = new BehaviorSubject(noCalls);
  const shown: string[] = [];
  const words = ({ phase, hasFailed }: LoadingBar) => (hasFailed ? `${phase}, failed` : phase);
  const bar$ = loadingBarOfRoutes(scope.behavior(route$), scope.behavior(calls$));
  bar$.subscribe((bar) => shown.push(`${Date.now()} ${words(bar)}`));
  const at = (milliseconds: number, act: () => void) => setTimeout(act, milliseconds);
  return {
    shown,
    at,
    goes: (from: number, until: number) => {
      at(from, () => route$.next(true));
      at(until, () => route$.next(false));
    },
    calls: (from: number, until: number, fails = false) => {
      at(from, () => calls$.next({ ...calls$.value, pending: calls$.value.pending + 1 }));
      at(until, () =>
        calls$.next({
          pending: calls$.value.pending - 1,
          failed: calls$.value.failed + (fails ? 1 : 0),
        }),
      );
    },
    wait: () => vi.advanceTimersByTime(60_000),
  };
}

describe('the loading bar at the top of the window', () => {
  it('is not seen when everything is there after 150 ms [NAV-08, WE-126]', () => {
    const page = aPage();
    page.goes(0, 100);
    page.calls(50, 150);
    page.wait();
    expect(page.shown).toEqual(['0 hidden']);
  });

  it('starts at 200 ms, finishes with the last call at 900 ms and is gone at 1,400 ms [NAV-08, NAV-10, NAV-11, WE-126]', () => {
    const page = aPage();
    page.goes(0, 400);
    page.calls(300, 900);
    page.wait();
    expect(page.shown).toEqual(['0 hidden', '200 running', '900 finished', '1400 hidden']);
  });

  it('is ready to wait longer than it takes to fill [NAV-09, NAV-10]', () => {
    expect(BAR_FILL_MS).toBe(5000);
    const page = aPage();
    page.goes(0, 9000);
    page.wait();
    expect(page.shown).toEqual(['0 hidden', '200 running', '9000 finished', '9500 hidden']);
  });

  it('turns to failed with the first call that fails, and stays so to its end [NAV-12]', () => {
    const page = aPage();
    page.goes(0, 300);
    page.calls(250, 600, true);
    page.calls(250, 1000);
    page.wait();
    expect(page.shown).toEqual([
      '0 hidden',
      '200 running',
      '600 running, failed',
      '1000 finished, failed',
      '1500 hidden',
    ]);
  });

  it('remembers a failure from before it could be seen, but none of the page before [NAV-12]', () => {
    const page = aPage();
    page.calls(0, 50, true);
    page.goes(100, 700);
    page.wait();
    page.goes(0, 700);
    page.calls(0, 100, true);
    page.wait();
    expect(page.shown.filter((line) => line.includes('failed'))).toHaveLength(2);
    expect(page.shown.slice(0, 3)).toEqual(['0 hidden', '300 running', '700 finished']);
  });

  it('says nothing of calls that a page makes without a change of page', () => {
    const page = aPage();
    page.calls(0, 5000, true);
    page.wait();
    expect(page.shown).toEqual(['0 hidden']);
  });

  it('runs on when the shopper goes elsewhere meanwhile, and starts anew after it has finished', () => {
    const page = aPage();
    page.goes(0, 600);
    page.goes(800, 1300);
    page.wait();
    expect(page.shown).toEqual([
      '0 hidden',
      '200 running',
      '600 finished',
      '1000 running',
      '1300 finished',
      '1800 hidden',
    ]);
  });
});
