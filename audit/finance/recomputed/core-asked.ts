import {
  affordableDeposit,
  aprFromMonthlyRate,
  aprOfPlan,
  assumedTerms,
  bestQuotes,
  calculatorDeposit,
  cheapestQuote,
  depositAmount,
  depositOptions,
  depositTypeOf,
  effectiveFromNominal,
  exactPayment,
  flowsOf,
  instalmentPlan,
  monthlyRateFromApr,
  nominalFromEffective,
  paymentSchedule,
  planFinance,
  scheduledMonthlyRate,
  shownApr,
  solveApr,
  termForProduct,
  twelfthOfApr,
} from '../../../core/finance/public';

/** Everything a law may ask of the core. A law is handed it, so that each answer is heard here too. */
export const CORE = {
  affordableDeposit,
  aprFromMonthlyRate,
  aprOfPlan,
  assumedTerms,
  bestQuotes,
  calculatorDeposit,
  cheapestQuote,
  depositAmount,
  depositOptions,
  depositTypeOf,
  effectiveFromNominal,
  flowsOf,
  monthlyRateFromApr,
  nominalFromEffective,
  /** The payment before rounding, in pence, at an APR in percent. */
  paymentAtApr: (apr: number, months: number, credit: number, finalPayment: number): number =>
    exactPayment(instalmentPlan(monthlyRateFromApr(apr), months), credit, finalPayment),
  /** The same at a rate of one month, as a fraction. */
  paymentAtRate: (rate: number, months: number, credit: number, finalPayment: number): number =>
    exactPayment(instalmentPlan(rate, months), credit, finalPayment),
  paymentSchedule,
  planFinance,
  scheduledMonthlyRate,
  shownApr,
  solveApr,
  termForProduct,
  twelfthOfApr,
};

export type Core = typeof CORE;
export type Question = keyof Core;

/** One question put to the core, and its answer. */
export interface Answered<Asked extends Question> {
  readonly question: Asked;
  readonly asked: Parameters<Core[Asked]>;
  readonly answer: ReturnType<Core[Asked]>;
}

export type AnyAnswered = { readonly [Asked in Question]: Answered<Asked> }[Question];

/** The same core, each of whose answers is heard. */
export function overheard(core: Core, hear: (answered: AnyAnswered) => void): Core {
  const heard =
    (question: Question) =>
    // What goes in and comes out is the function’s own; only the list of them knows no single type.
    (...asked: never[]): unknown => {
      const answer = (core[question] as (...asked: never[]) => unknown)(...asked);
      hear({ question, asked, answer } as unknown as AnyAnswered);
      return answer;
    };
  return Object.fromEntries(
    (Object.keys(core) as Question[]).map((question) => [question, heard(question)]),
  ) as unknown as Core;
}
