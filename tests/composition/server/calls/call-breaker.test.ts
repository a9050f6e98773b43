import { left, right, type Either } from 'fp-ts/Either';
import { defer, finalize, map, NEVER, timer, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBreaker } from '../../../../composition/server/calls/call-breaker';
import { timedOut, unreachable } from '../../../../core/kernel/failure';

type Answer = Observable<Either<unknown, unknown>>;

/** What each question's answer does: comes after so long, or never; it may be changed. */
function open(takes: Record<string, number | undefined>) {
  const asked: string[] = [];
  const lines: string[] = [];
  let underWay = 0;
  const ask = callBreaker(
    (question) =>
      defer((): Answer => {
        asked.push(String(question));
        underWay += 1;
        const after = takes[String(question)];
        return (after === undefined ? NEVER : timer(after).pipe(map(() => right(question)))).pipe(
          finalize(() => {
            underWay -= 1;
          }),
        );
      }),
    {
      what: 'search.search',
      times: { hangsMs: 2000, tellingMs: 500, probeMs: 1000, mostProbeMs: 4000 },
      log: (line) => lines.push(line),
      now: () => Date.now(),
    },
  );
  /** A page that waits so long; what it was answered by then. */
  const page = async (question: string, patience = 1500): Promise<unknown> => {
    let given: unknown;
    const waiting = ask(question).subscribe((answer) => {
      given = answer;
    });
    if (given === undefined) await vi.advanceTimersByTimeAsync(patience);
    waiting.unsubscribe();
    return given;
  };
  return { page, asked, lines, takes, underWay: () => underWay };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that hangs', () => {
  it('is waited for three times, and then by no page', async () => {
    const { page, asked, lines, underWay } = open({});
    for (const question of ['a', 'b', 'c']) expect(await page(question)).toBeUndefined();
    const before = asked.length;
    expect(await page('d')).toEqual(left(timedOut));
    expect(asked).toHaveLength(before);
    expect(lines).toEqual(['search.search hangs: no page waits for it until it is answered again']);
    // The probe alone is under way.
    expect(underWay()).toBe(1);
  });

  it('is not given up for one answer that came late among others', async () => {
    const { page, lines } = open({ quick: 10 });
    for (const question of ['a', 'b', 'quick', 'c', 'd', 'quick']) await page(question);
    expect(lines).toEqual([]);
  });

  it('is not said to hang by those who leave at once', async () => {
    const { page, lines } = open({});
    for (const question of ['a', 'b', 'c', 'd', 'e']) await page(question, 200);
    expect(lines).toEqual([]);
  });

  it('is tried again in the background, ever less often, and waited for once it is answered', async () => {
    const { page, asked, lines, takes } = open({});
    for (const question of ['a', 'b', 'c']) await page(question);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length - before).toBeLessThan(60 / 5);
    takes['c'] = 10;
    await vi.advanceTimersByTimeAsync(6000);
    expect(lines).toHaveLength(2);
    expect(await page('c')).toEqual(right('c'));
  });

  it('is not answered again while it comes later than a page can wait', async () => {
    const { page, lines, takes } = open({});
    for (const question of ['a', 'b', 'c']) await page(question);
    takes['c'] = 3000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
  });

  it('costs the others no page where one question alone hangs', async () => {
    const { page, lines } = open({ good: 10 });
    await page('good');
    for (let times = 0; times < 3; times += 1) await page('bad');
    // What was answered before is tried at once, and answered.
    await vi.advanceTimersByTimeAsync(10);
    expect(await page('good')).toEqual(right('good'));
    expect(lines).toHaveLength(2);
  });

  it('is noticed where it is asked for in the background, and given up by nobody', async () => {
    const { page, lines } = open({});
    await Promise.all(['a', 'b', 'c'].map((question) => page(question, 2000)));
    expect(lines).toHaveLength(1);
  });
});

it('lets a call that fails at once fail', async () => {
  const lines: string[] = [];
  let asked = 0;
  const ask = callBreaker(
    () =>
      defer(() => {
        asked += 1;
        return timer(1).pipe(map(() => left(unreachable)));
      }),
    {
      what: 'search.search',
      times: { hangsMs: 2000, tellingMs: 500, probeMs: 1000, mostProbeMs: 4000 },
      log: (line) => lines.push(line),
      now: () => Date.now(),
    },
  );
  for (let page = 0; page < 5; page += 1) {
    ask().subscribe();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect([asked, lines]).toEqual([5, []]);
});
