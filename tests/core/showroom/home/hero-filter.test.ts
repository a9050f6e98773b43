import { left, right } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { loaded } from '../../../../core/kernel/remote';
import { makeScope } from '../../../../core/kernel/scope';
import {
  createHeroFilter,
  heroCount,
  type HeroFilter,
  type HeroState,
} from '../../../../core/showroom/public';
import { loadHero } from '../../../../core/showroom/home/hero-filter';
import { initialHero } from '../../../../core/showroom/home/hero-filter';
import { heroTarget, type FilterOptions, type HeroSearch } from '../../../../core/search/public';
import { fakeSearchPorts, type Answer } from '../../../support/fakes/search-ports';

const timedOut: GatewayFailure = { kind: 'timed-out' };
const counted = (total: number): FilterOptions => ({ total, options: {} });
const startsWith = (total: number): HeroState => ({
  ...initialHero,
  options: loaded(counted(total)),
});

const COUNTS: Readonly<Record<string, FilterOptions>> = {
  f: counted(212),
  b: counted(120),
  v: counted(402),
};

interface Stage {
  readonly filter: HeroFilter;
  readonly asked: readonly HeroSearch[];
  /** The number on the button, and whether it is still being counted, over time. */
  readonly button$: Observable<string>;
}

/** One millisecond a frame. `answer` is the course of each count, from the moment it is asked for. */
function onStage(
  answer: (hero: HeroSearch) => string,
  start: HeroState,
  act: (stage: Stage, run: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void,
): void {
  new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  }).run((run) => {
    const asked: HeroSearch[] = [];
    const { search } = fakeSearchPorts();
    const scope = makeScope();
    const filter = createHeroFilter(
      scope,
      {
        ...search,
        heroOptions: (hero): Answer<FilterOptions> => {
          asked.push(hero);
          return run
            .cold(answer(hero))
            .pipe(
              map((sign) => (sign === 'x' ? left(timedOut) : right(COUNTS[sign] ?? counted(0)))),
            );
        },
      },
      start,
    );
    const button$ = filter.state$.pipe(
      map(
        (state) =>
          (heroCount(state)?.toString() ?? 'all') + (state.options.kind === 'loading' ? '…' : ''),
      ),
    );
    act({ filter, asked, button$ }, run);
  });
}

/** Does things to the filter at their frames: `{ a: () => … }` at `'--a'`. */
const doing = (
  { cold }: Parameters<Parameters<TestScheduler['run']>[0]>[0],
  marbles: string,
  deeds: Readonly<Record<string, () => void>>,
) => {
  cold(marbles).subscribe((sign) => deeds[sign]?.());
};

describe('The home page search', () => {
  it('counts a lone choice at once and keeps the old number until the new one is there [FILTER-24]', () => {
    onStage(
      () => '---(f|)',
      startsWith(1547),
      ({ filter, button$ }, run) => {
        doing(run, '--f', { f: () => filter.chooseOnly('make', 'ford') });
        run.expectObservable(button$).toBe('a-b--c', { a: '1547', b: '1547…', c: '212' });
      },
    );
  });

  it('shows the count of the last choice, though an earlier one answers later [FILTER-24]', () => {
    onStage(
      (hero) => (hero.query.lists.make?.[0] === 'ford' ? '900ms (f|)' : '9ms (b|)'),
      startsWith(1547),
      ({ filter, button$, asked }, run) => {
        doing(run, 'f 99ms b', {
          f: () => filter.chooseOnly('make', 'ford'),
          b: () => filter.chooseOnly('make', 'bmw'),
        });
        run.expectObservable(button$, '1ms ^ 1900ms !').toBe('1ms a 98ms a 408ms c', {
          a: '1547…',
          c: '120',
        });
        run.flush();
        expect(asked.map(({ query }) => query.lists.make)).toEqual([['ford'], ['bmw']]);
      },
    );
  });

  it('never lets the count of an earlier choice land while the last waits its turn [FILTER-24]', () => {
    onStage(
      (hero) => (hero.query.lists.make?.[0] === 'ford' ? '200ms (f|)' : '9ms (b|)'),
      startsWith(1547),
      ({ filter }, run) => {
        const seen: (number | undefined)[] = [];
        filter.state$.subscribe((state) => seen.push(heroCount(state)));
        doing(run, 'f 99ms b', {
          f: () => filter.chooseOnly('make', 'ford'),
          b: () => filter.chooseOnly('make', 'bmw'),
        });
        run.flush();
        expect(seen).not.toContain(212);
        expect(seen.at(-1)).toBe(120);
      },
    );
  });

  it('says "all" when the count fails, and counts the next choice all the same [FILTER-24]', () => {
    onStage(
      (hero) => (hero.query.lists.make?.[0] === 'ford' ? '--(x|)' : '--(b|)'),
      startsWith(1547),
      ({ filter, button$ }, run) => {
        doing(run, '-f 999ms b', {
          f: () => filter.chooseOnly('make', 'ford'),
          b: () => filter.chooseOnly('make', 'bmw'),
        });
        // The number of the search before last is still the latest known while the next is counted.
        run.expectObservable(button$).toBe('ab-c 997ms b-d', {
          a: '1547',
          b: '1547…',
          c: 'all',
          d: '120',
        });
      },
    );
  });

  it('says "all" where the count does not come in four seconds, and counts the next choice', () => {
    onStage(
      (hero) => (hero.query.lists.make?.[0] === 'ford' ? '-' : '--(b|)'),
      startsWith(1547),
      ({ filter, button$ }, run) => {
        doing(run, '-f 4999ms b', {
          f: () => filter.chooseOnly('make', 'ford'),
          b: () => filter.chooseOnly('make', 'bmw'),
        });
        run.expectObservable(button$).toBe('ab 3999ms c 999ms b-d', {
          a: '1547',
          b: '1547…',
          c: 'all',
          d: '120',
        });
      },
    );
  });

  it('leads to where the choices belong even if nothing was ever counted [FILTER-30]', () => {
    onStage(
      () => '-(x|)',
      initialHero,
      ({ filter }, run) => {
        doing(run, 'v', { v: () => filter.pickCategory('van') });
        run.flush();
        expect(heroCount(filter.state$.value)).toBeUndefined();
        expect(heroTarget(filter.state$.value.hero)).toMatch(/^\/used\/van\/search\//u);
      },
    );
  });

  it('asks again in the browser for what the server could not get, but never twice [FILTER-24]', () => {
    onStage(
      () => '-(f|)',
      { ...initialHero, options: { kind: 'failed', failure: timedOut } },
      ({ filter, button$, asked }, run) => {
        doing(run, '-(ww) w', { w: filter.wake });
        run.expectObservable(button$).toBe('abc', { a: 'all', b: 'all…', c: '212' });
        run.flush();
        expect(asked).toHaveLength(1);
      },
    );
  });

  it('takes one make for another, and with the last one its models go [FILTER-20] [FILTER-28]', () => {
    onStage(
      () => '-(f|)',
      startsWith(1547),
      ({ filter }, run) => {
        filter.chooseOnly('make', 'ford');
        filter.chooseOnly('range', 'fiesta');
        expect(filter.state$.value.hero.query.lists).toEqual({
          make: ['ford'],
          range: ['ford:fiesta'],
        });
        filter.chooseOnly('make', 'bmw');
        expect(filter.state$.value.hero.query.lists).toEqual({ make: ['bmw'] });
        filter.chooseOnly('range', 'bmw:x1');
        filter.chooseOnly('make', undefined);
        expect(filter.state$.value.hero.query.lists).toEqual({});
        run.flush();
      },
    );
  });

  it('changes how the budget is stated without asking, and asks when an amount goes with it [FILTER-29]', () => {
    onStage(
      () => '(f|)',
      startsWith(1547),
      ({ filter, asked }, run) => {
        doing(run, '(s) 999ms s 999ms m 999ms s', {
          s: filter.switchBudget,
          m: () => filter.chooseOnly('monthly_to', '300'),
        });
        run.flush();
        expect(asked.map(({ query }) => query.bounds)).toEqual([{ monthly_to: 300 }, {}]);
        expect(filter.state$.value.hero.budget).toBe('total');
      },
    );
  });

  it('keeps its single vehicle type single [FILTER-27]', () => {
    onStage(
      () => '(v|)',
      startsWith(1547),
      ({ filter }, run) => {
        filter.pickCategory('cars');
        filter.pickCategory('van');
        expect(filter.state$.value.hero.query.category).toBe('van');
        filter.pickCategory('van');
        expect(filter.state$.value.hero.query.category).toBe('all');
        run.flush();
      },
    );
  });

  it('tells nobody when a choice changes nothing', () => {
    onStage(
      () => '(f|)',
      startsWith(1547),
      ({ filter, asked }, run) => {
        filter.chooseOnly('make', undefined);
        filter.unchoose('colour', 'red');
        run.flush();
        expect(asked).toHaveLength(0);
        expect(filter.state$.value).toBe(filter.state$.initial);
      },
    );
  });

  it('stops counting when the page is left', () => {
    new TestScheduler(() => undefined).run(({ cold, flush }) => {
      const scope = makeScope();
      const { search } = fakeSearchPorts();
      const filter = createHeroFilter(
        scope,
        { ...search, heroOptions: () => cold('--(f|)').pipe(map(() => right(counted(9)))) },
        startsWith(1547),
      );
      filter.chooseOnly('make', 'ford');
      scope.end();
      flush();
      expect(filter.state$.value.options.kind).toBe('loading');
    });
  });

  it('is loaded for the server in one go, failed or not [FILTER-24]', () => {
    const { search } = fakeSearchPorts();
    const states: HeroState[] = [];
    new TestScheduler(() => undefined).run(({ cold, flush }) => {
      const failing = {
        ...search,
        heroOptions: () => cold('(x|)').pipe(map(() => left(timedOut))),
      };
      loadHero(failing).subscribe((state) => states.push(state));
      loadHero(search).subscribe((state) => states.push(state));
      flush();
    });
    expect(states.map(heroCount)).toEqual([0, undefined]);
  });
});
