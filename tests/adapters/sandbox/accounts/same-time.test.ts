import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsInProcess, SAM, type Told } from './accounts-in-process';

/** Some 40 ms, so that the work can be told from all else. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const TIMES = 9;

let back: AccountsInProcess;
beforeAll(async () => {
  back = await AccountsInProcess.open(COST);
  await back.create();
  // Of an address that has an account and no password yet there is nothing to tell either.
  await back.link('link-only@example.org');
});
afterAll(() => back.close());

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Medians of interleaved calls, and what was answered. */
async function compared(calls: readonly ((turn: number) => Promise<Told>)[]) {
  const times = calls.map(() => [] as number[]);
  const answers = calls.map(() => new Set<string>());
  for (let turn = 0; turn < TIMES; turn += 1) {
    for (const [place, call] of calls.entries()) {
      const from = performance.now();
      const { status, body, headers } = await call(turn);
      times[place]?.push(performance.now() - from);
      const shown = Object.entries(headers).filter(([name]) => name !== 'date');
      answers[place]?.add(JSON.stringify([status, body, shown]));
    }
  }
  return { medians: times.map(median), answers: answers.map((each) => [...each]) };
}

describe('The clock', () => {
  it('does not tell who has an account: the same work, words and headers [AC-3]', async () => {
    const wrongPassword = (email: string) => (turn: number) =>
      back.logIn(email, 'a wrong guess', `192.0.2.${turn}`);
    const { medians, answers } = await compared(
      [SAM, 'nobody@example.org', 'link-only@example.org'].map(wrongPassword),
    );
    expect(new Set(answers.map((each) => each.join())).size).toBe(1);
    expect(answers[0]).toHaveLength(1);
    // Hashing for those alone who have an account would make it a tenth and less.
    expect(Math.min(...medians) / Math.max(...medians)).toBeGreaterThan(0.5);
  });

  it('does not tell it of those who are made to wait either', async () => {
    const limited = async (email: string) => {
      for (let turn = 0; turn < 5; turn += 1)
        await back.logIn(email, 'a wrong guess', '198.51.100.1');
      const { status, body, headers } = await back.logIn(email, 'a wrong guess', '198.51.100.1');
      return [status, body, headers['retry-after'], headers['content-length']];
    };
    const known = await limited(SAM);
    expect(known[0]).toBe(429);
    expect(await limited('somebody-else@example.org')).toEqual(known);
  });

  it('does not tell it of those who ask for a link', async () => {
    const ask = (email: string) => (turn: number) =>
      back.post('/reset', { email: email.replace('#', String(turn)) }, `203.0.113.${turn}`);
    const { answers } = await compared([ask(SAM), ask('new#@example.org')]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toHaveLength(1);
  });
});
