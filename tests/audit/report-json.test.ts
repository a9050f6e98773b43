import { describe, expect, it, vi } from 'vitest';
import { buildAudit } from '../../audit/finance/report/build-audit';
import { writePage } from '../../audit/finance/report/page';
import { writeJson } from '../../audit/finance/report/write-json';
import { agreeingExample, contradictingExample, drawingLaw } from './report-orders';

function audit(seed: number) {
  const drawn: number[] = [];
  const report = buildAudit({
    seed,
    cases: 50,
    laws: [drawingLaw(drawn)],
    examples: [agreeingExample, contradictingExample],
  });
  return { drawn, json: writeJson(report), page: writePage(report) };
}

describe('the report for a program to read', () => {
  it('is the same to the byte for the same seed, and so is the page', () => {
    const [one, other] = [audit(11), audit(11)];
    expect(one.json).toBe(other.json);
    expect(one.page).toBe(other.page);
    expect(one.drawn).toEqual(other.drawn);
  });

  it('says which seed it is from, and draws other cases from another', () => {
    const [one, other] = [audit(11), audit(12)];
    expect(one.drawn).not.toEqual(other.drawn);
    expect(one.json).not.toBe(other.json);
    expect(JSON.parse(other.json)).toMatchObject({ seed: 12, cases: 50 });
  });

  it('keeps the same order of keys in whatever order an example was written', () => {
    const { id, figures, ...rest } = agreeingExample;
    const turned = { figures, ...rest, id };
    const order = { seed: 1, cases: 1, laws: [drawingLaw()] };
    expect(writeJson(buildAudit({ ...order, examples: [turned] }))).toBe(
      writeJson(buildAudit({ ...order, examples: [agreeingExample] })),
    );
  });

  it('drops the digits in which two machines may differ, and no others', () => {
    const [figure] = agreeingExample.figures;
    const from = (computed: number, difference: number) =>
      buildAudit({
        seed: 1,
        cases: 1,
        laws: [drawingLaw()],
        examples: [
          {
            ...agreeingExample,
            figures: [{ ...figure!, unit: 'number', expected: 0.1, computed, difference }],
          },
        ],
      }).examples[0]?.figures[0];
    expect(from(0.1 + 2e-16, 2e-16)).toMatchObject({ computed: 0.1, difference: 0 });
    expect(from(0.1001, 0.0001)).toMatchObject({ computed: 0.1001, difference: 0.0001 });
  });

  it('tells no time and no place: made in another year it is the same', () => {
    vi.useFakeTimers({ now: new Date('1999-12-31') });
    const then = audit(3);
    vi.setSystemTime(new Date('2040-02-29'));
    const later = audit(3);
    vi.useRealTimers();
    expect(later.json).toBe(then.json);
    expect(later.page).toBe(then.page);
    expect(then.json + then.page).not.toContain(process.cwd());
  });
});
