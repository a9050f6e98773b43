import { left, right, type Either } from 'fp-ts/Either';
import { defer, finalize, firstValueFrom, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answerCache } from '../../../../composition/server/cache/answer-cache';

const open = (answers: readonly ('good' | 'bad')[]) => {
  let now = 0;
  let asked = 0;
  const ask = answerCache({ now: () => now }, 1000, (slug: string) =>
    defer(() => {
      const outcome = answers[asked];
      asked += 1;
      return of(outcome === 'good' ? right(`${slug} ${String(asked)}`) : left('failed'));
    }),
  );
  return {
    ask: (slug: string) => firstValueFrom(ask(slug)),
    pass: (ms: number) => {
      now += ms;
    },
    count: () => asked,
  };
};

describe('An answer that is the same for every shopper', () => {
  it('is asked once, and again when it has grown old', async () => {
    const { ask, pass, count } = open(['good', 'good']);
    await ask('footer');
    pass(999);
    expect(await ask('footer')).toEqual(right('footer 1'));
    pass(1);
    expect(await ask('footer')).toEqual(right('footer 2'));
    expect(count()).toBe(2);
  });

  it('is never cached when it was a failure', async () => {
    const { ask } = open(['bad', 'good']);
    expect(await ask('footer')).toEqual(left('failed'));
    expect(await ask('footer')).toEqual(right('footer 2'));
  });

  it('is cached for each question apart', async () => {
    const { ask } = open(['good', 'good']);
    await ask('footer');
    expect(await ask('used-cars-search')).toEqual(right('used-cars-search 2'));
  });

  it('is asked once for all who ask while it is under way, and given up when all have left', () => {
    const answer = new Subject<Either<string, string>>();
    let asked = 0;
    let left = 0;
    const ask = answerCache({ now: () => 0 }, 1000, () => {
      asked += 1;
      return answer.pipe(
        finalize(() => {
          left += 1;
        }),
      );
    });
    const heard: unknown[] = [];
    const [one, other] = [ask(), ask()].map((given) => given.subscribe((said) => heard.push(said)));
    expect(asked).toBe(1);
    one?.unsubscribe();
    expect(left).toBe(0);
    other?.unsubscribe();
    expect(left).toBe(1);
    ask().subscribe((said) => heard.push(said));
    expect(asked).toBe(2);
    answer.next(right('menu'));
    answer.complete();
    expect(heard).toEqual([right('menu')]);
  });

  it('is forgotten where there are too many, the one wanted longest ago first', async () => {
    let asked = 0;
    const cached = answerCache(
      { now: () => 0 },
      1000,
      (slug: string) =>
        defer(() => {
          asked += 1;
          return of(right(slug));
        }),
      2,
    );
    for (const slug of ['a', 'b', 'a', 'c', 'a']) await firstValueFrom(cached(slug));
    expect(asked).toBe(3);
    await firstValueFrom(cached('b'));
    expect(asked).toBe(4);
  });

  it('is not young again where the clock is set back', async () => {
    const { ask, pass, count } = open(['good', 'good']);
    await ask('footer');
    pass(-86_400_000);
    await ask('footer');
    expect(count()).toBe(2);
  });
});
