import { isRight } from 'fp-ts/Either';
import { shownApr, solveApr, yearsOf, type CashFlow } from '../../../core/finance/public';
import type { CheckedExample } from '../model';
import { checked, compared } from './compare';
import { decimalsOf, lastDigit } from './read-figures';

/** Flows and the APR somebody printed for them. Amounts and rates are the printed decimals. */
export interface AprExample {
  readonly id: string;
  readonly kind: 'official example' | 'library vector';
  readonly flows: readonly FlowRun[];
  /** Percent to as many decimals as are printed: what the equation solves to. */
  readonly exact?: string;
  /** Percent to one decimal, or fewer: what is shown. */
  readonly shown?: string;
  readonly expectation?: CheckedExample['expectation'];
  readonly source: string;
  readonly address?: string;
  readonly note?: string;
}

/** One flow, or several a month apart: negative for what is advanced. */
export interface FlowRun {
  readonly amount: string;
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  /** Days of a year of 365.25, as some libraries count. */
  readonly daysOf36525?: number;
  /** How many in a row, each a month after the last. */
  readonly times?: number;
}

export function checkAprExample(example: AprExample): CheckedExample {
  const { id, kind, expectation = 'agrees', source, address, note, exact, shown } = example;
  const solved = solveApr(example.flows.flatMap(flowsOfRun));
  const percent = isRight(solved) ? solved.right.exact : NaN;
  return checked({
    id,
    kind,
    expectation,
    source,
    ...(address === undefined ? {} : { address }),
    inputs: inputsOf(example),
    method: 'APR solved from the flows: (1 + X)^−years, years of twelve equal months or 365 days',
    figures: [
      ...(exact === undefined
        ? []
        : [
            compared(
              'APR as solved',
              'percent',
              Number(exact),
              percent,
              Math.max(lastDigit(exact), AS_SOLVED),
            ),
          ]),
      ...(shown === undefined
        ? []
        : [compared('APR as shown', 'percent', Number(shown), shownTo(percent, shown), 1e-9)]),
    ],
    ...(note === undefined ? {} : { note }),
  });
}

/** Percent: the printed solutions of the Commission’s paper are good to this. */
const AS_SOLVED = 5e-6;

/** To one decimal; older examples show none. */
const shownTo = (percent: number, printed: string): number =>
  decimalsOf(printed) === 0 ? Math.round(percent) : shownApr(percent);

function flowsOfRun(run: FlowRun): readonly CashFlow[] {
  const { amount, years = 0, months = 0, days = 0, daysOf36525 = 0, times = 1 } = run;
  return Array.from({ length: times }, (_, place) => ({
    years: years + yearsOf({ months: months + place, days }) + daysOf36525 / 365.25,
    amount: Number(amount),
  }));
}

function inputsOf({ flows }: AprExample): Record<string, string> {
  return Object.fromEntries(
    flows.map((run, place) => [`flow ${place + 1}`, `${run.amount} ${timeOf(run)}`]),
  );
}

function timeOf({ years, months, days, daysOf36525, times = 1 }: FlowRun): string {
  if (times > 1) return `a month, ${times} times from month ${months ?? 0}`;
  if (years !== undefined) return `after ${years} years`;
  if (months !== undefined) return `after ${months} months`;
  if (days !== undefined) return `after ${days} days of 1/365`;
  return daysOf36525 === undefined ? 'at the start' : `after ${daysOf36525} days of 1/365.25`;
}
