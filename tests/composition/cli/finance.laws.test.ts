import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finance } from './finance-terminal';

const QUESTIONS = {
  payment: ['credit', 'months', 'apr', 'final-payment', 'fee', 'fee-treatment', 'odd-pence'],
  apr: ['flows'],
  calculator: ['amount', 'deposit', 'months', 'apr', 'fee', 'totals'],
  deposits: ['price', 'deposit', 'deposit-type'],
  range: ['payment'],
} as const;

const NOT_A_FIGURE = /NaN|Infinity|undefined|\[object/;

const written = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.integer({ min: 0, max: 700 }).map(String),
  fc.constantFrom(
    '0',
    '-0',
    '0.01',
    '10000000000',
    '10000000000.01',
    '1e400',
    '1000',
    '600',
    '1e-9',
  ),
  fc.json(),
);

const value = fc.oneof(
  written,
  fc.double(),
  fc.integer({ min: 0, max: 700 }),
  fc.integer({ min: 0, max: 10_000_000_00 }).map((pennies) => pennies / 100),
  fc.jsonValue(),
);

const asKey = (flag: string): string =>
  flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('forecourt finance, told anything at all', () => {
  it.each(Object.entries(QUESTIONS))(
    'has a figure or one clear line: %s',
    async (question, flags) => {
      const words = fc.tuple(
        ...flags.map((flag) => fc.option(written.map((text) => [`--${flag}`, text]))),
      );
      await fc.assert(
        fc.asyncProperty(words, fc.boolean(), async (given, json) => {
          const told = given.flatMap((pair) => pair ?? []);
          const result = await finance([question, ...told, ...(json ? ['--json'] : [])]);
          const { exitCode, out, err } = result;
          expect([0, 2]).toContain(exitCode);
          expect(out.join('\n')).not.toMatch(NOT_A_FIGURE);
          if (exitCode === 0) expect(err).toEqual([]);
          else expect({ out, lines: err.length }).toEqual({ out: [], lines: 1 });
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(Object.entries(QUESTIONS))(
    'answers a line of a batch with a line: %s',
    async (question, flags) => {
      const line = fc.oneof(
        fc.record(Object.fromEntries(flags.map((flag) => [asKey(flag), value])), {
          requiredKeys: [],
        }),
        fc.jsonValue(),
      );
      const text = fc.oneof(
        line.map((each) => JSON.stringify(each)),
        fc.string().filter((each) => each.trim() !== ''),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (input) => {
          const { exitCode, out } = await finance([question, '--batch'], { input });
          expect(out).toHaveLength(input.length);
          const answers = out.map((each) => JSON.parse(each) as { error?: string; line?: number });
          const failed = answers.filter(({ error }) => error !== undefined);
          expect(exitCode).toBe(failed.length > 0 ? 2 : 0);
          answers.forEach((answer, place) => {
            if (answer.error !== undefined) expect(answer.line).toBe(place + 1);
            else expect(JSON.stringify(answer)).not.toMatch(NOT_A_FIGURE);
          });
        }),
        { numRuns: 200 },
      );
    },
  );

  it('pays to the penny what its schedule says, and owes nothing in the end', async () => {
    const request = fc.record({
      credit: fc.integer({ min: 1, max: 1_000_000_000 }).map((pennies) => pennies / 100),
      months: fc.integer({ min: 1, max: 120 }),
      apr: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1000, noNaN: true })),
      fee: fc.integer({ min: 0, max: 100_00 }).map((pennies) => pennies / 100),
      schedule: fc.constant(true),
    });
    const inPence = (text: string): bigint => BigInt(text.replace('.', ''));
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { out } = await finance(['payment', '--batch'], { input: [JSON.stringify(asked)] });
        const answer = JSON.parse(out[0] ?? '') as {
          totalAmountPayable: string;
          totalChargeForCredit: string;
          schedule: { payment: string; interest: string; fee: string; balance: string }[];
        };
        const sum = (amounts: readonly string[]): bigint =>
          amounts.reduce((total, amount) => total + inPence(amount), 0n);
        const { schedule } = answer;
        expect(sum(schedule.map(({ payment }) => payment))).toBe(
          inPence(answer.totalAmountPayable),
        );
        expect(sum(schedule.flatMap(({ interest, fee }) => [interest, fee]))).toBe(
          inPence(answer.totalChargeForCredit),
        );
        expect(schedule.at(-1)?.balance).toBe('0.00');
      }),
      { numRuns: 300 },
    );
  });
});
