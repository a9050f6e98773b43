import { left, right } from 'fp-ts/Either';
import { concat, defer, last, map, NEVER, of, switchMap, takeUntil, timer } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachPort } from '../../../../composition/request/each-port';
import { pageBudget } from '../../../../composition/server/calls/page-budget';
import { timedOut } from '../../../../core/kernel/failure';

/** Each call is answered after so long, or never. */
function pageOf(takes: Readonly<Record<string, number>>) {
  const begun: string[] = [];
  const ports = eachPort(
    () =>
      new Proxy({} as never, {
        get: (_, call: string) => () =>
          defer(() => {
            begun.push(call);
            const after = takes[call];
            return after === undefined ? NEVER : timer(after).pipe(map(() => right(call)));
          }),
      }),
  );
  const budget = pageBudget(ports, { neededMs: 2000, optionalMs: 1500 }, () => Date.now());
  return { ...budget, begun };
}

const search = {} as never;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The time of a page', () => {
  it('is one for all it cannot do without, however they follow each other', async () => {
    const { ports } = pageOf({ inFull: 1200, form: 1200 });
    const answers: unknown[] = [];
    ports.catalogue
      .inFull('a')
      .pipe(switchMap(() => ports.forms.form('callback')))
      .subscribe((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(1999);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([left(timedOut)]);
  });

  it('is shorter for what it can do without, from the beginning of the page', async () => {
    const { ports, begun } = pageOf({ search: 1600 });
    const answers: unknown[] = [];
    concat(ports.search.search(search).pipe(last()), ports.quotes.quotesFor([], search)).subscribe(
      (answer) => answers.push(answer),
    );
    await vi.advanceTimersByTimeAsync(1600);
    // Nothing is asked for that could not be waited for.
    expect(answers).toEqual([right('search'), left(timedOut)]);
    expect(begun).toEqual(['search']);
  });

  it('leaves what is remembered on the page when no time is left', async () => {
    const { ports } = pageOf({});
    await vi.advanceTimersByTimeAsync(5000);
    const remembered = pageBudget(
      { ...ports, frame: { ...ports.frame, menu: () => of(right([])) } },
      { neededMs: 0, optionalMs: 0 },
      () => Date.now(),
    );
    const answers: unknown[] = [];
    remembered.ports.frame.menu().subscribe((answer) => answers.push(answer));
    expect(answers).toEqual([right([])]);
  });

  it('ends for a block before its call is said to have failed, so that a browser asks for it', async () => {
    const { ports, patience$ } = pageOf({});
    const events: unknown[] = [];
    ports.checks
      .checkOf('AB12CDE')
      .pipe(takeUntil(patience$))
      .subscribe({ next: (answer) => events.push(answer), complete: () => events.push('over') });
    await vi.advanceTimersByTimeAsync(1500);
    expect(events).toEqual(['over']);
  });

  it('does not count what is handed in, and begins anew once that has been answered', async () => {
    const { ports } = pageOf({ submit: 9000, inFull: 1900 });
    const answers: unknown[] = [];
    concat(ports.desk.submit(search), ports.catalogue.inFull('a')).subscribe((answer) =>
      answers.push(answer),
    );
    await vi.advanceTimersByTimeAsync(9000 + 1900);
    expect(answers).toEqual([right('submit'), right('inFull')]);
  });
});
