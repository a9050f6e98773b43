import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { map, NEVER, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import {
  calculatorFigures,
  calculatorRates,
  FRESH_CALCULATOR,
  type CalculatorInputs,
} from '../../../../core/finance/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { pence, pounds } from '../../../../core/kernel/money';
import { latest, loaded } from '../../../../core/kernel/remote';
import { makeScope } from '../../../../core/kernel/scope';
import { calculatorAt } from '../../../../core/showroom/money/finance-calculator-state';
import {
  createFinanceCalculator,
  loadCalculator,
  type CalculatorState,
  type FinanceCalculator,
} from '../../../../core/showroom/public';
import type { StockPage, StockQuery } from '../../../../core/search/public';
import { answering, aPageOf, failing, type Answer } from '../../../support/fakes/search-ports';

const timedOut: GatewayFailure = { kind: 'timed-out' };
const SETTINGS = { rates: calculatorRates({}), totals: 'regulated' } as const;
const uncounted = calculatorAt(FRESH_CALCULATOR, SETTINGS);
const start: CalculatorState = { ...uncounted, count: loaded(100) };

type Run = Parameters<Parameters<TestScheduler['run']>[0]>[0];

interface Stage {
  readonly calculator: FinanceCalculator;
  readonly asked: readonly StockQuery[];
  /** Payment and count, as they stand together: "397.24 of 100". */
  readonly shown$: Observable<string>;
}

const shown = ({ figures, count }: CalculatorState): string => {
  const monthly = isRight(figures) ? (figures.right.monthly / 100).toFixed(2) : figures.left.kind;
  return `${monthly} of ${count.kind === 'failed' ? 'x' : (latest(count) ?? '…')}`;
};

/** One millisecond a frame. `answer` is the course of each count: a total by its letter, or x. */
function onStage(
  answer: (query: StockQuery, time: number) => string,
  from: CalculatorState,
  act: (stage: Stage, run: Run) => void,
): void {
  new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  }).run((run) => {
    const asked: StockQuery[] = [];
    const search = (query: StockQuery): Answer<StockPage> => {
      asked.push(query);
      const totals: Readonly<Record<string, number>> = { a: 11, b: 22, c: 33 };
      return run
        .cold(answer(query, asked.length))
        .pipe(
          map((sign) => (sign === 'x' ? left(timedOut) : right(aPageOf([], totals[sign] ?? 0)))),
        );
    };
    const calculator = createFinanceCalculator(makeScope(), { search: { search } }, from);
    act({ calculator, asked, shown$: calculator.state$.pipe(map(shown)) }, run);
  });
}

const doing = ({ cold }: Run, marbles: string, deeds: Readonly<Record<string, () => void>>) => {
  cold(marbles).subscribe((sign) => deeds[sign]?.());
};

describe('The finance calculator', () => {
  it('shows new figures at once, and the count 500 ms after the last move [FIN-05, FIN-07, FIN-11]', () => {
    onStage(
      () => '--(a|)',
      start,
      ({ calculator, asked, shown$ }, run) => {
        doing(run, '-a 99ms b', {
          a: () => calculator.move({ months: 48 }),
          b: () => calculator.move({ months: 36 }),
        });
        run.expectObservable(shown$).toBe('sa 99ms b 501ms c', {
          s: '397.24 of 100',
          a: '468.72 of …',
          b: '589.13 of …',
          c: '589.13 of 11',
        });
        run.flush();
        expect(asked).toHaveLength(1);
        expect(asked[0]).toMatchObject({
          bounds: { monthly_from: 550, monthly_to: 650 },
          finance: { type: 'HP' },
          availability: 'for-sale',
          sort: 'price|asc',
        });
      },
    );
  });

  it('drops the count of an older budget as soon as the budget is another [FIN-47, SF-1]', () => {
    onStage(
      (_, time) => (time === 1 ? '900ms (a|)' : '5ms (b|)'),
      start,
      ({ calculator, asked }, run) => {
        const seen: string[] = [];
        calculator.state$.subscribe((state) => seen.push(shown(state)));
        doing(run, 'a 799ms b', {
          a: () => calculator.move({ months: 48 }),
          b: () => calculator.move({ months: 36 }),
        });
        run.flush();
        expect(asked).toHaveLength(2);
        expect(seen).toEqual(['397.24 of 100', '468.72 of …', '589.13 of …', '589.13 of 22']);
      },
    );
  });

  it('keeps its count while the payment stays within the same budget', () => {
    onStage(
      () => '(a|)',
      start,
      ({ calculator, asked }, run) => {
        doing(run, '-a', { a: () => calculator.move({ amount: pounds(18_600) }) });
        run.flush();
        expect(shown(calculator.state$.value)).toBe('398.83 of 100');
        expect(asked).toHaveLength(0);
      },
    );
  });

  it('counts the next budget after a count that failed [HT-4]', () => {
    onStage(
      (_, time) => (time === 1 ? '--(x|)' : '--(b|)'),
      start,
      ({ calculator, shown$ }, run) => {
        doing(run, 'a 999ms b', {
          a: () => calculator.move({ months: 48 }),
          b: () => calculator.move({ months: 36 }),
        });
        run.expectObservable(shown$, '1ms ^').toBe('1ms a 500ms x 497ms b 501ms c', {
          a: '468.72 of …',
          x: '468.72 of x',
          b: '589.13 of …',
          c: '589.13 of 22',
        });
      },
    );
  });

  it('takes a count that does not come in four seconds for one that failed', () => {
    onStage(
      () => '-',
      start,
      ({ calculator, shown$ }, run) => {
        doing(run, 'a', { a: () => calculator.move({ months: 48 }) });
        run.expectObservable(shown$, '1ms ^').toBe('1ms a 4498ms x', {
          a: '468.72 of …',
          x: '468.72 of x',
        });
      },
    );
  });

  it('counts again when asked to, at once', () => {
    onStage(
      () => '--(c|)',
      { ...uncounted, count: { kind: 'failed', failure: timedOut } },
      ({ calculator, shown$ }, run) => {
        doing(run, '-a', { a: () => calculator.retry() });
        run.expectObservable(shown$).toBe('xl-c', {
          x: '397.24 of x',
          l: '397.24 of …',
          c: '397.24 of 33',
        });
      },
    );
  });

  it('counts on waking only what the server did not', () => {
    for (const [from, times] of [
      [uncounted, 1],
      [start, 0],
    ] as const) {
      onStage(
        () => '(a|)',
        from,
        ({ calculator, asked }, run) => {
          doing(run, '-a', { a: calculator.wake });
          run.flush();
          expect(asked).toHaveLength(times);
        },
      );
    }
  });

  it('says so, and looks for nothing, where the deposit leaves nothing to borrow [FIN-05, FIN-12, WE-030]', () => {
    onStage(
      () => '(a|)',
      start,
      ({ calculator, asked }, run) => {
        doing(run, 'a', {
          a: () => calculator.move({ amount: pounds(4000), deposit: pounds(9000) }),
        });
        run.flush();
        expect(calculator.state$.value).toMatchObject({
          inputs: { amount: pounds(4000), deposit: pounds(4000) },
          mostDeposit: pounds(4000),
          figures: left({ kind: 'nothing-borrowed' }),
          count: { kind: 'idle' },
        });
        expect(calculator.state$.value.range).toBeUndefined();
        expect(asked).toHaveLength(0);
      },
    );
  });

  it('never shows figures of other inputs than those beside them', () => {
    onStage(
      () => '(a|)',
      start,
      ({ calculator }, run) => {
        const mixed: CalculatorInputs[] = [];
        calculator.state$.subscribe(({ inputs, figures, rates, totals }) => {
          const own = calculatorFigures({ ...inputs, apr: rates.apr }, totals);
          if (JSON.stringify(own) !== JSON.stringify(figures)) mixed.push(inputs);
        });
        for (let amount = 1000; amount <= 40_000; amount += 700) {
          calculator.move({ amount: pounds(amount), deposit: pounds(amount % 11_000) });
        }
        run.flush();
        expect(mixed).toEqual([]);
      },
    );
  });

  it('forgets what the address could not have once a slider is moved', () => {
    const noted = calculatorAt(FRESH_CALCULATOR, SETTINGS, [
      { key: 'term', asked: '300', kind: 'moved' },
    ]);
    const calculator = createFinanceCalculator(
      makeScope(),
      { search: { search: () => NEVER } },
      noted,
    );
    calculator.move({ months: 60 });
    expect(calculator.state$.value.notes).toHaveLength(1);
    calculator.move({ months: 48 });
    expect(calculator.state$.value.notes).toEqual([]);
  });
});

describe('The page of the calculator', () => {
  const page = (fields: Readonly<Record<string, string>>) => () =>
    answering({
      slug: 'finance-calculator',
      fields: Object.entries(fields).map(([slug, html]) => ({ slug, html })),
    });
  const search = () => answering(aPageOf([], 142));
  const request = { address: '', totals: 'regulated', counted: true } as const;

  const load = (
    ports: Parameters<typeof loadCalculator>[0],
    asked: Parameters<typeof loadCalculator>[1] = request,
  ): CalculatorState => {
    let state: CalculatorState | undefined;
    loadCalculator(ports, asked).subscribe((value) => {
      state = value;
    });
    if (state === undefined) throw new Error('The calculator did not come at once');
    return state;
  };

  it('reckons with the rates an editor set [FIN-06]', () => {
    const state = load({
      search: { search },
      content: { page: page({ apr: '<p>9.9&nbsp;%</p>', 'fixed-rate': '<p>5.1</p>' }) },
    });
    expect(state.rates).toEqual({ apr: 9.9, fixedRate: 5.1 });
    expect(state.count).toEqual(loaded(142));
  });

  it.each([
    ['a call that fails', () => failing(timedOut)],
    ['no such fields', page({})],
    ['text in them', page({ apr: '<p>to be agreed</p>', 'fixed-rate': 'NaN' })],
  ])('falls back to 13.6 on %s, never to 0 [FIN-06, MF-4]', (_, content) => {
    const state = load({ search: { search }, content: { page: content } });
    expect(state.rates).toEqual({ apr: 13.6, fixedRate: 12.18 });
    expect(isLeft(state.figures) ? undefined : state.figures.right.monthly).toBe(pence(39_724));
  });

  it('stands on its address, without a count until it is live in a browser', () => {
    const state = load(
      { search: { search }, content: { page: page({}) } },
      { address: '?amount=9000&term=999', totals: 'as-specified', counted: false },
    );
    expect(state).toMatchObject({
      inputs: { amount: pounds(9000), deposit: pounds(1000), months: 60 },
      totals: 'as-specified',
      count: { kind: 'idle' },
      notes: [{ key: 'term', asked: '999', kind: 'moved' }],
    });
  });

  it('comes without what does not come in time', () => {
    new TestScheduler((actual, expected) => {
      expect(actual).toEqual(expected);
    }).run(({ expectObservable }) => {
      const state$ = loadCalculator(
        { search: { search: () => NEVER }, content: { page: () => NEVER } },
        request,
      ).pipe(map(({ rates, count }) => `${rates.apr} ${count.kind}`));
      expectObservable(state$).toBe('3s (a|)', { a: '13.6 idle' });
    });
  });

  it('says that the count failed', () => {
    const state = load({
      search: { search: () => failing(timedOut) },
      content: { page: page({}) },
    });
    expect(state.count).toEqual({ kind: 'failed', failure: timedOut });
  });
});
