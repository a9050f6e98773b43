import { left, right } from 'fp-ts/Either';
import { defer, firstValueFrom, of } from 'rxjs';
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
});
