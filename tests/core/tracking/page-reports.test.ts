import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import {
  ACCEPTED,
  createPageReports,
  REFUSED,
  type Consent,
  type TrackingEvent,
} from '../../../core/tracking/public';
import { isCarsSearch } from '../../../core/tracking/rules/cars-search';
import type { PageTitle } from '../../../core/tracking/streams/page-reports';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visit in a browser: going somewhere changes the title at once, or later as the page says. */
function visit({ consent }: { readonly consent?: Consent } = { consent: ACCEPTED }) {
  const scope = makeScope();
  const { state$, dispatch } = scope.store<Consent | undefined, Consent | undefined>(
    consent,
    (_, next) => next,
  );
  const start = Date.now();
  const told: string[] = [];
  const to: (readonly string[] | undefined)[] = [];
  const changes$ = new Subject<void>();
  let now: PageTitle = { words: 'Start', carrier: {} };
  const reports = createPageReports(scope, {
    consent$: state$,
    title: { now: () => now, changes$ },
    track: (event: TrackingEvent, only) => {
      const title = event.kind === 'page-viewed' ? ` "${event.title}"` : '';
      told.push(`${Date.now() - start} ${event.kind} ${'path' in event ? event.path : ''}${title}`);
      to.push(only);
    },
  });
  const call = (words: string) => {
    now = { words, carrier: {} };
    changes$.next();
  };
  return {
    told,
    to,
    answer: dispatch,
    /** The title comes at once unless it is left out. */
    goTo: (path: string, title?: string) => {
      const before = now;
      if (title !== undefined) call(title);
      reports.arrive({ path, before });
    },
    call,
    views: () => told.filter((line) => line.includes('page-viewed')),
  };
}

describe('Reporting the pages of a visit', () => {
  it('tells of a page 250 ms after the route changed [TRACK-01, WE-127]', () => {
    const { goTo, views } = visit();
    goTo('/used/cars/a/', 'A');
    vi.advanceTimersByTime(1000);
    goTo('/used/cars/b/', 'B');
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual([
      '250 page-viewed /used/cars/a/ "A"',
      '1250 page-viewed /used/cars/b/ "B"',
    ]);
  });

  it.each([
    ['/used/cars/search/', false],
    ['/used/cars/search', false],
    ['/used/cars/', false],
    ['/used/cars/search/small-cars/', false],
    ['/used/cars/abc', true],
    ['/used/cars/searching/', true],
    ['/used/van/search/', true],
    ['/', true],
  ])('takes %s for content: %s [TRACK-02, WE-128]', (path, isContent) => {
    const { goTo, told } = visit();
    goTo(path, 'Here');
    expect(told.some((line) => line.includes('content-viewed'))).toBe(isContent);
    expect(isCarsSearch(path)).toBe(!isContent);
  });

  it('waits for the title of a page that is slow, and never gives it the one before [TR-5]', () => {
    const { goTo, call, views } = visit();
    goTo('/', 'Home');
    vi.advanceTimersByTime(1000);
    goTo('/used/cars/a/');
    vi.advanceTimersByTime(999);
    expect(views()).toHaveLength(1);
    call('A');
    vi.advanceTimersByTime(10_000);
    expect(views().slice(1)).toEqual(['1999 page-viewed /used/cars/a/ "A"']);
  });

  it('leaves the title out where none comes, rather than give the one before [TR-5]', () => {
    const { goTo, views } = visit();
    goTo('/', 'Home');
    goTo('/quiet/');
    vi.advanceTimersByTime(60_000);
    expect(views()[1]).toBe('5000 page-viewed /quiet/ ""');
  });

  it('tells of a page that was left sooner, by the title it had', () => {
    const { goTo, views } = visit();
    goTo('/', 'Home');
    vi.advanceTimersByTime(100);
    goTo('/a/', 'A');
    vi.advanceTimersByTime(100);
    goTo('/b/', 'B');
    vi.advanceTimersByTime(5000);
    expect(views()).toEqual([
      '250 page-viewed / "Home"',
      '350 page-viewed /a/ "A"',
      '450 page-viewed /b/ "B"',
    ]);
  });

  it('tells of Back and Forward, and of two pages that are called the same', () => {
    const { goTo, views } = visit();
    for (const path of ['/a/', '/b/', '/a/']) {
      goTo(path, 'Ford Fiesta');
      vi.advanceTimersByTime(1000);
    }
    expect(views()).toHaveLength(3);
  });

  it('takes no slash at the end for another page', () => {
    const { goTo, views } = visit();
    goTo('/a', 'A');
    goTo('/a/', 'A');
    vi.advanceTimersByTime(1000);
    expect(views()).toHaveLength(1);
  });

  it('tells nobody before there is consent, and then of the page that stands alone [CG-121, TR-1]', () => {
    const { goTo, answer, told, to } = visit({});
    goTo('/a/', 'A');
    goTo('/b/', 'B');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    answer(ACCEPTED);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['1000 content-viewed /b/', '1250 page-viewed /b/ "B"']);
    expect(to[0]).toEqual(['analytics', 'marketing']);
  });

  it('counts a page once though consent is taken back and given again on it [TRACK-01, TR-5]', () => {
    const { goTo, answer, told } = visit();
    goTo('/used/cars/a/', 'A');
    vi.advanceTimersByTime(100);
    answer(REFUSED);
    answer(ACCEPTED);
    vi.advanceTimersByTime(1000);
    answer(REFUSED);
    answer(ACCEPTED);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['0 content-viewed /used/cars/a/', '250 page-viewed /used/cars/a/ "A"']);
  });

  it('counts the page that consent is given back on if it was not counted yet [TRACK-03, CG-121]', () => {
    const { goTo, answer, views } = visit();
    goTo('/used/cars/a/', 'A');
    answer(REFUSED);
    vi.advanceTimersByTime(1000);
    answer(ACCEPTED);
    vi.advanceTimersByTime(1000);
    expect(views()).toEqual(['1250 page-viewed /used/cars/a/ "A"']);
  });

  it('tells of the page again only those who were just agreed to', () => {
    const { goTo, answer, to } = visit({ consent: { analytics: true, marketing: false } });
    goTo('/data-preferences/', 'Data preferences');
    vi.advanceTimersByTime(1000);
    answer(ACCEPTED);
    vi.advanceTimersByTime(1000);
    expect(to).toEqual([['analytics'], ['analytics'], ['marketing'], ['marketing']]);
  });

  it('stays silent through a refusal', () => {
    const { goTo, answer, told } = visit({});
    goTo('/a/', 'A');
    answer(REFUSED);
    goTo('/b/', 'B');
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
  });
});
