import { getOrElseW } from 'fp-ts/Either';
import {
  CALCULATOR_DEFAULTS,
  calculatorFigures,
  FRESH_CALCULATOR,
  instalmentPlan,
  monthlyRateFromApr,
  planFinance,
  type CalculatorFigures,
  type CalculatorTotals,
  type FinancePlan,
  type PlanRequest,
} from '../../../core/finance/public';

/** What the calculator starts with (FIN-06), and what every formula is tried on. */
export const {
  amount: AMOUNT,
  deposit: DEPOSIT,
  months: MONTHS,
  apr: APR,
  fixedRate: FIXED_RATE,
  optionFee: FEE,
} = CALCULATOR_DEFAULTS;

/** An agreement that is known to be one: a failure is a mistake of the audit itself. */
export const agreed = (request: PlanRequest): FinancePlan =>
  getOrElseW((failure) => {
    throw new Error(`The audit’s own agreement fails: ${JSON.stringify(failure)}`);
  })(planFinance(request));

/** The calculator’s figures, its sliders as they start but for what is changed. */
export const figuresAt = (
  totals: CalculatorTotals,
  changed: Partial<typeof FRESH_CALCULATOR> = {},
): CalculatorFigures =>
  getOrElseW((failure) => {
    throw new Error(`The calculator’s own figures fail: ${JSON.stringify(failure)}`);
  })(calculatorFigures({ ...FRESH_CALCULATOR, ...changed, apr: APR }, totals));

/** The agreement behind the calculator’s own figures. */
export const DEFAULT_PLAN = figuresAt('regulated').plan;
export const CREDIT = DEFAULT_PLAN.credit;

export const DEFAULT_REQUEST: PlanRequest = {
  credit: CREDIT,
  months: MONTHS,
  apr: APR,
  deposit: DEPOSIT,
  fee: FEE,
};

/** The rate of a month, and the two factors of 60 payments at it. */
export const MONTHLY_RATE = monthlyRateFromApr(APR);
export const FACTORS = instalmentPlan(MONTHLY_RATE, MONTHS);
