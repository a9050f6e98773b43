import { isRight, type Either } from 'fp-ts/Either';
import fc from 'fast-check';
import type { Apr, AprFailure, CashFlow } from '../../../core/finance/public';
import { endOfDay, endOfMonth, levelFlows } from './by-hand';
import { anyAgreement, bareTerms, planOf } from './drawn-plans';
import { RANGES } from './drawn-terms';
import { firstOf, law, unlessNear, unlessSame } from './law';

const exactOf = (solved: Either<AprFailure, Apr>): number =>
  isRight(solved) ? solved.right.exact : NaN;

const kindOf = (solved: Either<AprFailure, Apr>): string =>
  isRight(solved) ? 'an APR' : solved.left.kind;

/** Percent: 1e-9, and where the APR is above 1 % a billionth of it. */
const nearRate = (what: string, expected: number, found: number): string | undefined =>
  unlessNear(what, expected, found, 1e-9 * Math.max(1, expected));

export const solvingReturnsTheApr = law({
  id: 'solving-returns-the-apr',
  statement:
    'The APR solved from the unrounded payments of a plan is the APR that priced them, within 1e-9 of a percent, above 1 % within a billionth of it.',
  source: 'Directive 2008/48/EC annex I; finance rules, section E',
  ranges: [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment],
  drawn: bareTerms,
  breach: ({ credit, months, apr, finalPayment }, core) => {
    const payment = core.paymentAtApr(apr, months, credit, finalPayment);
    const flows: readonly CashFlow[] = [
      ...levelFlows(credit, months, payment),
      { years: endOfMonth(months + 1), amount: finalPayment },
    ];
    return nearRate('solved APR', apr, exactOf(core.solveApr(flows)));
  },
});

export const planAprIsItsFlows = law({
  id: 'the-apr-of-a-plan-is-that-of-its-flows',
  statement:
    'The APR of a plan, found from closed sums, is the one solved from its payments one by one; and at it they are worth the credit.',
  source: 'Directive 2008/48/EC annex I',
  ranges: [
    RANGES.apr,
    RANGES.months,
    RANGES.credit,
    RANGES.finalPayment,
    RANGES.fee,
    RANGES.treatment,
    RANGES.oddPence,
  ],
  drawn: anyAgreement,
  breach: (request, core) => {
    const plan = planOf(core, request);
    const ofPlan = core.aprOfPlan(plan);
    const flows = core.flowsOf(plan);
    const ofFlows = core.solveApr(flows);
    if (kindOf(ofPlan) !== kindOf(ofFlows)) return `${kindOf(ofPlan)} and ${kindOf(ofFlows)}`;
    if (!isRight(ofPlan)) return undefined;
    const apr = ofPlan.right.exact;
    const worth = flows.reduce(
      (sum, { years, amount }) => sum + amount * Math.exp(-years * Math.log1p(apr / 100)),
      0,
    );
    return firstOf(
      nearRate('APR of the plan', exactOf(ofFlows), apr),
      unlessNear('worth of all flows', 0, worth, plan.credit * (1 + apr) * 1e-9),
    );
  },
});

const FLOWS_DRAWN =
  'one to three advances of 1p to £1,000,000, then one to forty payments over up to fifty years';

const anAmount = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 100_000_000 }),
);

const aMoment = fc.oneof(
  fc.integer({ min: 1, max: 600 }).map(endOfMonth),
  fc.integer({ min: 1, max: 18_250 }).map(endOfDay),
);

/** Advances and payments, mixed in time as they fall. */
const anyFlows: fc.Arbitrary<readonly CashFlow[]> = fc
  .record({
    first: anAmount,
    further: fc.array(fc.tuple(aMoment, anAmount), { maxLength: 2 }),
    paid: fc.array(fc.tuple(aMoment, anAmount), { minLength: 1, maxLength: 40 }),
  })
  .map(({ first, further, paid }) => [
    { years: 0, amount: -first },
    ...further.map(([years, amount]) => ({ years, amount: -amount })),
    ...paid.map(([years, amount]) => ({ years, amount })),
  ]);

const sameFinding = (
  one: Either<AprFailure, Apr>,
  other: Either<AprFailure, Apr>,
): string | undefined => {
  if (kindOf(one) !== kindOf(other)) return `${kindOf(one)} becomes ${kindOf(other)}`;
  return isRight(one) ? nearRate('APR', exactOf(one), exactOf(other)) : undefined;
};

export const moneyScalesAway = law({
  id: 'apr-knows-no-currency',
  statement: 'All flows a thousand times larger, or counted in pence, have the same APR.',
  source: 'Directive 2008/48/EC annex I',
  ranges: [FLOWS_DRAWN, 'scaled by 0.01 to 1,024'],
  drawn: fc.tuple(anyFlows, fc.constantFrom(0.01, 0.5, 100, 1000, 1024)),
  breach: ([flows, factor], core) =>
    sameFinding(
      core.solveApr(flows),
      core.solveApr(flows.map(({ years, amount }) => ({ years, amount: amount * factor }))),
    ),
});

export const orderDoesNotMatter = law({
  id: 'apr-knows-no-order',
  statement: 'Flows written down in another order have the same APR.',
  source: 'Directive 2008/48/EC annex I',
  ranges: [FLOWS_DRAWN],
  drawn: anyFlows,
  breach: (flows, core) => sameFinding(core.solveApr(flows), core.solveApr([...flows].reverse())),
});

export const aprBalances = law({
  id: 'apr-balances-the-flows',
  statement:
    'At the APR found, what is advanced and what is paid back are worth the same, and no rate lower than it and above 0 makes them so.',
  source: 'Directive 2008/48/EC annex I; Total Charge for Credit Regulations 1980, regulation 9',
  ranges: [FLOWS_DRAWN],
  drawn: anyFlows,
  breach: (flows, core) => {
    const solved = core.solveApr(flows);
    if (!isRight(solved)) return undefined;
    const apr = solved.right.exact;
    const worthAt = (rate: number): number =>
      flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate / 100) ** -years, 0);
    const weight = flows.reduce(
      (sum, { years, amount }) => sum + Math.abs(amount) * (1 + apr / 100) ** -years * (1 + years),
      0,
    );
    const sign = Math.sign(worthAt(apr * 0.001));
    const lower = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].find((share) => {
      const worth = worthAt(apr * share);
      return apr > 1e-3 && Math.abs(worth) > weight * 1e-6 && Math.sign(worth) !== sign;
    });
    return firstOf(
      unlessNear('worth of all flows', 0, worthAt(apr), weight * 1e-9),
      lower === undefined || sign === 0 ? undefined : `a rate below ${apr * lower} would do too`,
    );
  },
});

export const oneSignHasNone = law({
  id: 'one-sign-has-no-apr',
  statement: 'Flows that all go one way have no APR, nor have flows that begin with a payment.',
  source: 'finance rules, section D, bug 21',
  ranges: ['one to forty flows of one sign; or any flows turned about'],
  drawn: anyFlows,
  breach: (flows, core) =>
    firstOf(
      ...[1, -1].map((sign) =>
        kindOf(
          core.solveApr(
            flows.map(({ years, amount }) => ({ years, amount: sign * Math.abs(amount) })),
          ),
        ) === 'no-solution'
          ? undefined
          : `flows of sign ${sign} have one`,
      ),
      kindOf(core.solveApr(flows.map(({ years, amount }) => ({ years, amount: -amount })))) ===
        'no-solution'
        ? undefined
        : 'flows that begin with a payment have one',
    ),
});

export const belowTheCreditIsRefused = law({
  id: 'payments-below-the-credit-are-refused',
  statement:
    'Where less is paid back than was advanced there is no APR, and the negative rate that solves it is told.',
  source: 'finance rules, edge values: 1,000 repaid as 12 × 80 solves to −7.22',
  ranges: ['credit 2p to £1,000,000', '1 to 120 equal payments of less than the credit in all'],
  drawn: fc.tuple(
    fc.integer({ min: 2, max: 100_000_000 }),
    fc.integer({ min: 1, max: 120 }),
    fc.double({ min: 0.001, max: 0.999, noNaN: true }),
  ),
  breach: ([credit, payments, share], core) => {
    const each = (credit * share) / payments;
    const solved = core.solveApr(levelFlows(credit, payments, each));
    if (isRight(solved)) return `an APR of ${solved.right.exact}`;
    if (solved.left.kind !== 'payments-below-credit') return solved.left.kind;
    const { exact } = solved.left;
    return exact < 0 && exact >= -100 ? undefined : `the rate told is ${exact}`;
  },
});

/** Yearly flows that these growths of a year, and no others, make worth nothing. */
function flowsWithGrowths(growths: readonly number[]): readonly CashFlow[] {
  const amounts = growths.reduce<readonly number[]>(
    (product, growth) =>
      [...product, 0].map((amount, place) => amount - growth * (product[place - 1] ?? 0)),
    [-1000],
  );
  return amounts.map((amount, years) => ({ years, amount }));
}

const threePercents = fc
  .tuple(
    fc.integer({ min: -60, max: 60 }),
    fc.integer({ min: 10, max: 120 }),
    fc.integer({ min: 10, max: 120 }),
  )
  .map(([first, step, further]) => [first, first + step, first + step + further] as const);

export const nearestPositiveRoot = law({
  id: 'of-several-rates-the-positive-one-nearest-nothing',
  statement: 'Where several rates solve the flows, the APR is the positive one nearest 0.',
  source: 'Total Charge for Credit Regulations 1980, regulation 9',
  ranges: ['yearly flows made to have two or three solutions from −60 % to 300 %'],
  drawn: fc.tuple(threePercents, fc.boolean()),
  breach: ([percents, hasTwo], core) => {
    const made = hasTwo ? percents.slice(0, 2) : percents;
    const expected = made.find((percent) => percent > 0);
    const solved = core.solveApr(flowsWithGrowths(made.map((percent) => 1 + percent / 100)));
    if (expected !== undefined) return unlessNear('APR', expected, exactOf(solved), 1e-6);
    return made.includes(0)
      ? unlessNear('APR', 0, exactOf(solved), 1e-6)
      : isRight(solved)
        ? `an APR of ${solved.right.exact}`
        : undefined;
  },
});

export const shownHalfUp = law({
  id: 'apr-is-shown-to-the-nearest-tenth',
  statement:
    'An APR is shown to one decimal; a next digit of 5 or more goes up, whatever the binary fraction of it.',
  source: 'Directive 2008/48/EC annex I, remark d',
  ranges: ['0 % to 1,000 % in thousandths'],
  drawn: fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths * 100 + 50),
    fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths * 100 + 49),
  ),
  breach: (thousandths, core) =>
    unlessSame(
      `${thousandths / 1000} as shown`,
      Math.floor((thousandths + 50) / 100) / 10,
      core.shownApr(thousandths / 1000),
    ),
});
