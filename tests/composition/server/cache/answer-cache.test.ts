import { left, right, type Either } from 'fp-ts/Either';
import { defer, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCache } from '../../../../composition/server/cache/answer-cache';
import { timedOut, unreachable, type GatewayFailure } from '../../../../core/kernel/failure';

type Answer = Either<GatewayFailure, string>;

const gone = left({ kind: 'refused', status: 404 } as const);

/** Fresh for a second; those who ask first wait for half of one. */
function open(most?: number) {
  const asked: string[] = [];
  const lines: string[] = [];
  let line = new Subject<Answer>();
  const ask = answerCache<string>(
    (slug) =>
      defer(() => {
        asked.push(String(slug));
        line = new Subject();
        return line;
      }),
    {
      clock: { now: () => Date.now() },
      freshMs: 1000,
      patienceMs: 500,
      tell: (told) => lines.push(told),
      ...(most !== undefined && { most }),
    },
  );
  /** A page that asks; what it has been answered so far. */
  const page = (slug = 'menu') => {
    const heard: Answer[] = [];
    const waiting = ask(slug).subscribe((answer) => heard.push(answer));
    return { heard, leave: () => waiting.unsubscribe() };
  };
  const answer = (given: Answer): void => {
    line.next(given);
    line.complete();
  };
  return { page, answer, asked, lines };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('An answer that is the same for every shopper', () => {
  it('is asked once for all who want it, and given to those who come after', () => {
    const { page, answer, asked } = open();
    const [one, other] = [page(), page()];
    answer(right('menu 1'));
    expect([one.heard, other.heard, page().heard]).toEqual([
      [right('menu 1')],
      [right('menu 1')],
      [right('menu 1')],
    ]);
    expect(asked).toEqual(['menu']);
  });

  it('is given at once when it has grown old, while a new one is asked for once', async () => {
    const { page, answer, asked } = open();
    page();
    answer(right('menu 1'));
    await pass(1000);
    expect(page().heard).toEqual([right('menu 1')]);
    expect(page().heard).toEqual([right('menu 1')]);
    expect(asked).toHaveLength(2);
    answer(right('menu 2'));
    expect(page().heard).toEqual([right('menu 2')]);
  });

  it('stands while a new one cannot be had, and its age is told by the minute', async () => {
    const { page, answer, lines } = open();
    page();
    answer(right('menu 1'));
    for (let seconds = 0; seconds < 130; seconds += 10) {
      await pass(10_000);
      expect(page().heard).toEqual([right('menu 1')]);
      answer(left(unreachable));
    }
    expect(lines).toEqual(['is shown as it was 1 min ago', 'is shown as it was 2 min ago']);
  });

  it('is forgotten once the back end says that there is no such thing any more', async () => {
    const { page, answer } = open();
    page('old-page');
    answer(right('text'));
    await pass(1000);
    page('old-page');
    answer(gone);
    const later = page('old-page');
    answer(gone);
    expect(later.heard).toEqual([gone]);
  });

  it('is never remembered when it was a failure', () => {
    const { page, answer, asked } = open();
    const first = page();
    answer(left(unreachable));
    expect(first.heard).toEqual([left(unreachable)]);
    const second = page();
    answer(right('menu'));
    expect(second.heard).toEqual([right('menu')]);
    expect(asked).toHaveLength(2);
  });

  it('is remembered for each question apart, and the one asked longest ago is forgotten', () => {
    const { page, answer, asked } = open(2);
    for (const slug of ['a', 'b', 'a', 'c', 'a']) {
      const before = asked.length;
      page(slug);
      if (asked.length > before) answer(right(slug));
    }
    expect(asked).toEqual(['a', 'b', 'c']);
    page('b');
    expect(asked).toHaveLength(4);
  });

  it('is asked for anew where the clock is set back', () => {
    const { page, answer, asked } = open();
    page();
    answer(right('menu'));
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(page().heard).toEqual([right('menu')]);
    expect(asked).toHaveLength(2);
  });
});

describe('An answer that nobody has had yet', () => {
  it('is waited for by all together, not by one after another', async () => {
    const { page } = open();
    const first = page();
    await pass(400);
    const second = page();
    await pass(100);
    expect([first.heard, second.heard]).toEqual([[left(timedOut)], [left(timedOut)]]);
    expect(page().heard).toEqual([left(timedOut)]);
  });

  it('is asked for to its end when all have left, so that the next page has it', async () => {
    const { page, answer } = open();
    page().leave();
    await pass(3000);
    answer(right('menu'));
    expect(page().heard).toEqual([right('menu')]);
  });

  it('holds nobody up a second time once it was too slow', async () => {
    const { page, answer, asked } = open();
    page();
    await pass(10_000);
    answer(left(timedOut));
    expect(page().heard).toEqual([left(timedOut)]);
    expect(asked).toHaveLength(2);
    answer(right('menu'));
    expect(page().heard).toEqual([right('menu')]);
  });

  it('is asked for anew beside an ask that hangs, and waited for again once that is answered', async () => {
    const { page, answer, asked } = open();
    page();
    await pass(500);
    expect(page().heard).toEqual([left(timedOut)]);
    await pass(100);
    expect(page().heard).toEqual([left(timedOut)]);
    expect(asked).toHaveLength(2);
    answer(gone);
    const later = page();
    expect(later.heard).toEqual([]);
    answer(gone);
    expect(later.heard).toEqual([gone]);
  });

  it('stands though an older ask fails after it', async () => {
    const lines: Subject<Answer>[] = [];
    const ask = answerCache<string>(
      () =>
        defer(() => {
          const line = new Subject<Answer>();
          lines.push(line);
          return line;
        }),
      { clock: { now: () => Date.now() }, freshMs: 1000, patienceMs: 500, tell: () => undefined },
    );
    const heard: Answer[] = [];
    const hear = () => ask('menu').subscribe((answer) => heard.push(answer));
    hear();
    await pass(500);
    hear();
    lines[1]?.next(right('menu'));
    lines[1]?.complete();
    lines[0]?.next(gone);
    lines[0]?.complete();
    hear();
    expect(heard.at(-1)).toEqual(right('menu'));
    expect(lines).toHaveLength(2);
  });

  it('fails for all who wait where the call breaks, and is asked for again', () => {
    const faults: unknown[] = [];
    let tries = 0;
    const ask = answerCache<string>(
      () =>
        defer(() => {
          tries += 1;
          if (tries === 1) throw new Error('broken');
          return [right('menu')];
        }),
      { clock: { now: () => Date.now() }, freshMs: 1000, patienceMs: 500, tell: () => undefined },
    );
    ask('menu').subscribe({ error: (fault) => faults.push(fault) });
    expect(faults).toHaveLength(1);
    const heard: Answer[] = [];
    ask('menu').subscribe((answer) => heard.push(answer));
    expect(heard).toEqual([right('menu')]);
  });
});
