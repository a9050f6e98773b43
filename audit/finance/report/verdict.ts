import type { CheckedExample } from '../model';
import type { TriedLaw, Verdict } from './audit-report';

/**
 * Whether everything is as an honest calculation would have it. A law that tried nothing has not
 * held, one that asked nothing was not worked out a second time, an audit of nothing has found nothing out, and an example's own claim to be as expected is
 * held against its figures.
 */
export function verdictOn(
  laws: readonly TriedLaw[],
  examples: readonly CheckedExample[],
  greatest: number,
): Verdict {
  const findings = [
    ...(laws.length === 0 ? ['No laws were tried.'] : []),
    ...(examples.length === 0 ? ['No examples were checked.'] : []),
    ...laws.flatMap(findingOnLaw),
    ...laws.flatMap(findingOnFigures),
    ...examples.flatMap(findingOnExample),
  ];
  const asExpected = (expectation: CheckedExample['expectation']): number =>
    examples.filter(
      (example) => example.expectation === expectation && findingOnExample(example).length === 0,
    ).length;
  return {
    asExpected: findings.length === 0,
    laws: {
      tried: laws.length,
      held: laws.filter((law) => findingOnLaw(law).length === 0).length,
      cases: laws.reduce((sum, { cases }) => sum + cases, 0),
    },
    recomputed: {
      agreed: laws.filter((law) => findingOnFigures(law).length === 0).length,
      cases: laws.reduce((sum, { recomputed }) => sum + recomputed.cases, 0),
      figures: laws.reduce((sum, { recomputed }) => sum + recomputed.figures, 0),
      onTheEdge: laws.reduce((sum, { recomputed }) => sum + recomputed.onTheEdge, 0),
      greatest,
    },
    examples: {
      checked: examples.length,
      agreed: asExpected('agrees'),
      close: asExpected('close only'),
      flagged: asExpected('contradicts itself'),
      unexpected: examples.filter((example) => findingOnExample(example).length > 0).length,
    },
    findings,
  };
}

function findingOnLaw({ id, holds, cases, counterexample }: TriedLaw): readonly string[] {
  if (!holds) {
    return [`The law “${id}” is broken: ${counterexample ?? 'no counterexample was given'}.`];
  }
  return cases > 0 ? [] : [`The law “${id}” was tried on nothing.`];
}

function findingOnFigures({ id, recomputed }: TriedLaw): readonly string[] {
  if (recomputed.apart !== undefined) {
    return [`The law “${id}” came to other figures the second time: ${recomputed.apart}.`];
  }
  return recomputed.cases > 0 ? [] : [`No case of the law “${id}” was worked out a second time.`];
}

function findingOnExample(example: CheckedExample): readonly string[] {
  const { id, expectation, figures, asExpected } = example;
  const apart = figures
    .filter(({ difference, tolerance }) => !(Math.abs(difference) <= tolerance))
    .map(({ figure }) => figure);
  if (figures.length === 0) return [`The example “${id}” has no figures.`];
  if (expectation === 'agrees' && apart.length > 0) {
    return [`The example “${id}” should agree and does not: ${apart.join(', ')}.`];
  }
  if (expectation === 'contradicts itself' && apart.length === 0) {
    return [`The example “${id}” is known to contradict itself and was not caught.`];
  }
  return asExpected ? [] : [`The example “${id}” is not as expected (${expectation}).`];
}
