import { isLeft, isRight, type Either } from 'fp-ts/Either';
import type {
  Apr,
  AprFailure,
  FinancePlan,
  PlanFailure,
  PlanRequest,
} from '../../../core/finance/public';
import { aprAgain, type AprAgain } from './apr-again';
import type { Comparison } from './comparison';
import type { AnyAnswered, Core, Question } from './core-asked';
import { exactly, ONE, type Decimal } from './decimal';
import { levelRateAgain } from './level-rate';
import { monthlyRateAgain, paymentAgain, termAtApr, termAtRate, type Term } from './monthly';
import { completed, figuresAgain, planAgain } from './plan-again';
import {
  affordableAgain,
  calculatorDepositAgain,
  cheapestAgain,
  depositAgain,
  depositOptionsAgain,
  depositTypeAgain,
  lowestAgain,
  openTermAgain,
  termAgain,
} from './rules-again';
import { levelOf, paymentsAgain, scheduleAgain, scheduleRateAgain } from './schedule-again';
import { nearest } from './whole';

/**
 * For each question that can be put to the core, how it is answered a second time and the two
 * answers held against each other. One without a second answer does not compile.
 */
type SecondAnswers = {
  readonly [Asked in Question]: (
    held: Comparison,
    answer: ReturnType<Core[Asked]>,
    ...asked: Parameters<Core[Asked]>
  ) => void;
};

const SECOND_ANSWERS: SecondAnswers = {
  planFinance: (held, answer, request) => {
    holdPlan(held, answer, request);
  },
  paymentAtApr: (held, answer, apr, months, credit, finalPayment) => {
    holdPayment(held, answer, termAtApr({ apr, months }), credit, finalPayment);
  },
  paymentAtRate: (held, answer, rate, months, credit, finalPayment) => {
    holdPayment(held, answer, termAtRate({ rate, months }), credit, finalPayment);
  },
  monthlyRateFromApr: (held, answer, apr) => {
    held.exact('rate of a month', answer, monthlyRateAgain(apr));
  },
  aprFromMonthlyRate: (held, answer, rate) => {
    held.exact('APR', answer, yearly(exactly(rate)));
  },
  twelfthOfApr: (held, answer, apr) => {
    held.exact('a twelfth of the APR', answer, exactly(apr).div(1200));
  },
  effectiveFromNominal: (held, answer, nominal) => {
    held.exact('effective rate', answer, yearly(exactly(nominal).div(1200)));
  },
  nominalFromEffective: (held, answer, apr) => {
    held.exact('nominal rate', answer, monthlyRateAgain(apr).times(1200));
  },
  shownApr: (held, answer, exact) => {
    holdShown(held, answer, exactly(exact));
  },
  solveApr: (held, answer, flows) => {
    holdApr(held, answer, aprAgain(flows));
  },
  aprOfPlan: (held, answer, plan) => {
    holdApr(held, answer, { kind: 'apr', percent: yearly(levelRateAgain(levelOf(plan, 0))) });
  },
  flowsOf: (held, answer, plan) => {
    const [lent, ...paid] = answer;
    const due = paymentsAgain(plan);
    held.same('flow at the start', lent?.amount, 0 - plan.credit);
    held.same('payments', paid.length, due.length);
    due.forEach(({ month, payment }, place) => {
      held.same('flow', paid[place]?.amount, payment, month);
      held.same('month', monthOf(paid[place]?.years), month, month);
    });
  },
  scheduledMonthlyRate: (held, answer, plan) => {
    held.exact('rate of the schedule', answer, scheduleRateAgain(plan), RATE_OF_NOTHING);
  },
  paymentSchedule: (held, answer, plan) => {
    const { due, balances } = scheduleAgain(plan);
    held.same('lines', answer.length, due.length);
    let owed: number = plan.credit;
    due.forEach(({ month, kind, payment, fee }, place) => {
      const line = answer[place];
      const balance = balances[place];
      if (line === undefined || balance === undefined) return;
      held.same('kind', line.kind, kind, month);
      held.same('payment', line.payment, payment, month);
      held.same('fee', line.fee, fee, month);
      const left = held.pence('balance', line.balance, balance, month);
      held.same('principal', line.principal, owed - left, month);
      held.same('interest', line.interest, payment - fee - (owed - left), month);
      owed = left;
    });
  },
  depositOptions: (held, answer, price) => {
    held.same('deposits', answer.join(), depositOptionsAgain(price).join());
  },
  affordableDeposit: (held, answer, price, chosen) => {
    held.same('deposit', answer.deposit, affordableAgain(price, chosen));
    held.same('kind of deposit', answer.depositType, chosen.depositType);
  },
  depositAmount: (held, answer, price, deposit, depositType) => {
    held.pence('deposit', answer, depositAgain(price, deposit, depositType));
  },
  depositTypeOf: (held, answer, deposit) => {
    held.same('kind of deposit', answer, depositTypeAgain(deposit));
  },
  assumedTerms: (held, answer, said) => {
    const product = said.product ?? 'PCP';
    const deposit = said.deposit ?? (said.hasMonthlyRange === true ? 20 : undefined);
    held.same('product', answer.product, product);
    held.same('miles a year', answer.mileage, said.mileage ?? 8000);
    held.same(
      'months',
      answer.months,
      termAgain(product, said.months ?? openTermAgain(said.deposit)),
    );
    held.same('deposit', answer.deposit, deposit);
    held.same(
      'kind of deposit',
      answer.depositType,
      deposit === undefined ? undefined : depositTypeAgain(deposit),
    );
  },
  termForProduct: (held, answer, product, months) => {
    held.same('months', answer, termAgain(product, months));
  },
  calculatorDeposit: (held, answer, amount, deposit) => {
    const again = calculatorDepositAgain(amount, deposit);
    held.same('deposit', answer.deposit, again.deposit);
    held.same('end of the slider', answer.maximum, again.maximum);
  },
  bestQuotes: (held, answer, quotes) => {
    for (const [product, lowest] of lowestAgain(quotes)) {
      held.same(`lowest of ${product}`, answer[product]?.regularPayment, lowest?.regularPayment);
    }
  },
  cheapestQuote: (held, answer, quotes) => {
    const cheapest = cheapestAgain(quotes);
    held.same('product of the cheapest', answer?.product, cheapest?.product);
    held.same('cheapest', answer?.regularPayment, cheapest?.regularPayment);
  },
};

/** Answers one question a second time. */
export function secondAnswer(held: Comparison, { question, asked, answer }: AnyAnswered): void {
  // Each question has the second answer of its own name; the pair of them knows no single type.
  const hold = SECOND_ANSWERS[question] as (...all: unknown[]) => void;
  hold(held, answer, ...asked);
}

/** The month a time in years stands for, where it is a twelfth to the last digits of it. */
function monthOf(years = NaN): number {
  const month = Math.round(years * 12);
  return Math.abs(years * 12 - month) < 1e-9 ? month : years * 12;
}

/** Percent a year of a rate of one month. */
const yearly = (rate: Decimal): Decimal => ONE.plus(rate).pow(12).minus(ONE).times(100);

/** Below this a rate is held to be nothing: sixteen digits of what was lent tell no more. */
const RATE_OF_NOTHING = 1e-4;

function holdPayment(
  held: Comparison,
  answer: number,
  term: Term,
  credit: number,
  finalPayment: number,
): void {
  const size = exactly(credit).div(term.annuity).toNumber();
  const again = paymentAgain(term, exactly(credit), exactly(finalPayment));
  held.exact('payment before rounding', answer, again, size);
}

function holdPlan(
  held: Comparison,
  answer: Either<PlanFailure, FinancePlan>,
  request: PlanRequest,
): void {
  const terms = completed(request);
  const again = planAgain(terms);
  const told = isLeft(answer) ? refusalText(answer.left) : 'a plan';
  switch (again.kind) {
    case 'faulty':
      held.same('finding', told, again.faults.includes(told) ? told : again.faults.join(' or '));
      return;
    case 'unbearable': {
      const kind = again.most === undefined ? 'fee-too-large' : 'final-payment-too-large';
      held.same('finding', told, kind);
      if (again.most === undefined || isRight(answer)) return;
      if (answer.left.kind !== 'final-payment-too-large') return;
      held.pence('the most', answer.left.most, again.most);
      return;
    }
    case 'payable': {
      const { monthly } = again;
      const right = figuresAgain(terms, monthly.is, monthly.exact);
      const isTooLarge = right.totalAmountPayable.greaterThan(Number.MAX_SAFE_INTEGER);
      held.same('finding', told, isTooLarge ? 'amount-too-large' : 'a plan');
      if (isLeft(answer)) return;
      holdFigures(held, answer.right, terms, monthly);
    }
  }
}

function holdFigures(
  held: Comparison,
  plan: FinancePlan,
  terms: Required<PlanRequest>,
  rounded: ReturnType<typeof nearest>,
): void {
  const right = figuresAgain(terms, rounded.is, rounded.exact);
  // At the edge of a rounding the core may have the neighbour: its totals then follow from that.
  const isOnTheEdge = rounded.least !== rounded.most && right.monthly === rounded.is;
  const goOnWith = isOnTheEdge
    ? figuresAgain(terms, held.pence('monthly', plan.monthly, rounded), rounded.exact)
    : right;
  held.same('monthly', plan.monthly, goOnWith.monthly);
  held.same('odd payment', plan.oddPayment, goOnWith.oddPayment);
  held.same('total of payments', plan.totalOfPayments, goOnWith.totalOfPayments.toNumber());
  held.same(
    'total amount payable',
    plan.totalAmountPayable,
    goOnWith.totalAmountPayable.toNumber(),
  );
  held.same(
    'total charge for credit',
    plan.totalChargeForCredit,
    goOnWith.totalChargeForCredit.toNumber(),
  );
}

const refusalText = (failure: PlanFailure): string =>
  failure.kind === 'negative-amount' ? `${failure.kind} ${failure.field}` : failure.kind;

/** Percent: a small APR is known to nine decimals of a percent, not to as many digits. */
const SMALL_APR = 100;

function holdApr(held: Comparison, answer: Either<AprFailure, Apr>, again: AprAgain): void {
  held.same('finding', isLeft(answer) ? answer.left.kind : 'apr', again.kind);
  if (again.percent === undefined) return;
  if (isRight(answer)) {
    held.exact('APR', answer.right.exact, again.percent, SMALL_APR);
    holdShown(held, answer.right.shown, again.percent);
    return;
  }
  if (answer.left.kind !== 'payments-below-credit') return;
  held.exact('rate below nothing', answer.left.exact, again.percent, SMALL_APR);
}

/** To one decimal, a next digit of 5 or more going up. */
function holdShown(held: Comparison, answer: number, exact: Decimal): void {
  // Beyond this a binary fraction has no tenths left.
  if (exact.greaterThan(1e10)) held.exact('APR as shown', answer, exact);
  else
    held.pence('APR as shown, in tenths', Math.round(answer * 10), nearest(exact.times(10), 100));
}
