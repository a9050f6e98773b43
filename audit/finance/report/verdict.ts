import type { CheckedExample } from '../model';
import type { TriedLaw, Verdict } from './audit-report';

/**
 * Whether everything is as an honest calculation would have it. A law that tried nothing has not
 * held, an audit of nothing has found nothing out, and an example's own claim to be as expected is
 * held against its figures.
 */
export function verdictOn(laws: readonly TriedLaw[], examples: readonly CheckedExample[]): Verdict {
  const findings = [
    ...(laws.length === 0 ? ['No laws were tried.'] : []),
    ...(examples.length === 0 ? ['No examples were checked.'] : []),
    ...laws.flatMap(findingOnLaw),
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
