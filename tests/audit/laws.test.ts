import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { law, unlessNear, unlessSame } from '../../audit/finance/laws/law';
import { LAWS } from '../../audit/finance/laws/laws';

const SEED = 20_260_214;
const CASES = 200;

describe('the laws of finance', () => {
  it.each(LAWS.map((one) => [one.id, one] as const))('hold: %s [FIN-11]', (_id, one) => {
    const { recomputed, ...outcome } = one.check(SEED, CASES);
    expect(outcome).toEqual({ holds: true, cases: CASES });
    expect(recomputed.apart).toBeUndefined();
    expect(recomputed.cases).toBeGreaterThan(CASES / 2);
  });

  it('each have a name of their own and say what they are drawn from [FIN-11]', () => {
    expect(new Set(LAWS.map(({ id }) => id)).size).toBe(LAWS.length);
    for (const { statement, source, ranges } of LAWS) {
      expect(statement).toMatch(/\.\)?$/);
      expect(source).not.toBe('');
      expect(ranges.length).toBeGreaterThan(0);
    }
  });
});

describe('a law', () => {
  const drawn = fc.integer({ min: 0, max: 1_000_000 });
  const planted = (breach: (one: number) => string | undefined) =>
    law({ id: 'planted', statement: 'Planted.', source: 'a test', ranges: ['any'], drawn, breach });

  it('that is a lie is found out, with the smallest case that shows it [FIN-11]', () => {
    const lie = planted((one) => (one < 1000 ? undefined : `${one} is not below 1000`));
    expect(lie.check(SEED, CASES)).toMatchObject({
      holds: false,
      counterexample: '1000: 1000 is not below 1000',
    });
  });

  it('that throws is broken, and is told rather than thrown [FIN-11]', () => {
    const thrower = planted(() => {
      throw new Error('no such thing');
    });
    expect(thrower.check(SEED, CASES)).toMatchObject({
      holds: false,
      counterexample: '0: threw no such thing',
    });
  });

  it('tries the same cases from the same seed, and others from another [FIN-11]', () => {
    const casesOf = (seed: number): readonly number[] => {
      const seen: number[] = [];
      planted((one) => {
        seen.push(one);
        return undefined;
      }).check(seed, 50);
      return seen;
    };
    expect(casesOf(7)).toEqual(casesOf(7));
    expect(casesOf(7)).not.toEqual(casesOf(8));
    expect(casesOf(7)).toHaveLength(50);
  });

  it('counts a figure that is missing as a breach [FIN-11]', () => {
    expect(unlessSame('monthly', 1, undefined)).toBe('monthly is undefined and should be 1');
    expect(unlessNear('monthly', 1, Number.NaN, 5)).toBeDefined();
    expect(unlessNear('monthly', 1, 6, 5)).toBeUndefined();
  });
});
