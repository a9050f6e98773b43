import { describe, expect, it } from 'vitest';
import type { CheckedExample, Law } from '../../audit/finance/model';
import { buildAudit } from '../../audit/finance/report/build-audit';
import {
  agreeingExample,
  apartLaw,
  brokenLaw,
  contradictingExample,
  drawingLaw,
  lyingExample,
  silentLaw,
} from './report-orders';

const verdictOf = (laws: readonly Law[], examples: readonly CheckedExample[]) =>
  buildAudit({ seed: 7, cases: 20, laws, examples }).verdict;

const sound = [drawingLaw()];
const honest = [agreeingExample, contradictingExample];

describe('the verdict of the audit', () => {
  it('is good where laws hold, honest quotes agree and contradictions are flagged [CG-038]', () => {
    expect(verdictOf(sound, honest)).toEqual({
      asExpected: true,
      laws: { tried: 1, held: 1, cases: 20 },
      recomputed: { agreed: 1, cases: 20, figures: 60, onTheEdge: 1, greatest: 1e-12 },
      examples: { checked: 2, agreed: 1, close: 0, flagged: 1, unexpected: 0 },
      findings: [],
    });
  });

  it('names a broken law and what broke it', () => {
    const { asExpected, laws, findings } = verdictOf([...sound, brokenLaw], honest);
    expect(asExpected).toBe(false);
    expect(laws).toMatchObject({ tried: 2, held: 1 });
    expect(findings).toEqual(['The law “planted-lie” is broken: number 10.']);
  });

  it('names a law that comes to other figures the second time, and one of which nothing was worked out', () => {
    const { asExpected, laws, recomputed, findings } = verdictOf(
      [...sound, apartLaw, silentLaw],
      honest,
    );
    expect(asExpected).toBe(false);
    expect(laws).toMatchObject({ tried: 3, held: 3 });
    expect(recomputed).toMatchObject({ agreed: 1, cases: 40 });
    expect(findings).toEqual([
      'The law “planted-penny” came to other figures the second time: 7: monthly is 2p and the second time 1p, 1p apart.',
      'No case of the law “asks-nothing” was worked out a second time.',
    ]);
  });

  it('does not take a law for held that was tried on nothing', () => {
    const idle: Law = {
      ...drawingLaw(),
      check: (seed, cases) => ({ ...drawingLaw().check(seed, cases), cases: 0 }),
    };
    expect(verdictOf([idle], honest).findings).toEqual([
      'The law “drawn-is-drawn” was tried on nothing.',
    ]);
  });

  it('does not believe an example that says it agrees while its figures are apart', () => {
    const { asExpected, examples, findings } = verdictOf(sound, [...honest, lyingExample]);
    expect(asExpected).toBe(false);
    expect(examples).toMatchObject({ agreed: 1, unexpected: 1 });
    expect(findings).toEqual(['The example “a-liar” should agree and does not: monthly.']);
  });

  it('counts a known contradiction that nobody caught against the audit', () => {
    const missed = { ...agreeingExample, expectation: 'contradicts itself' } as const;
    expect(verdictOf(sound, [missed]).findings).toEqual([
      'The example “a-quote” is known to contradict itself and was not caught.',
    ]);
  });

  it('takes the word of an example that is not as expected', () => {
    const off = { ...agreeingExample, expectation: 'close only', asExpected: false } as const;
    expect(verdictOf(sound, [off]).findings).toEqual([
      'The example “a-quote” is not as expected (close only).',
    ]);
  });

  it('finds nothing good in an audit of nothing, nor in a figure that is no number', () => {
    expect(verdictOf([], []).findings).toEqual([
      'No laws were tried.',
      'No examples were checked.',
    ]);
    const [figure] = agreeingExample.figures;
    const noNumber = { ...agreeingExample, figures: [{ ...figure!, difference: NaN }] };
    expect(verdictOf(sound, [noNumber]).asExpected).toBe(false);
    expect(verdictOf(sound, [{ ...agreeingExample, figures: [] }]).asExpected).toBe(false);
  });
});
