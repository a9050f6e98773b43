import { isRight } from 'fp-ts/Either';
import { planFinance, type FinancePlan, type PlanRequest } from '../../../core/finance/public';

/** The agreement of a request that makes one. @throws where it makes none. */
export function planned(request: PlanRequest): FinancePlan {
  const plan = planFinance(request);
  if (isRight(plan)) return plan.right;
  throw new Error(`No agreement: ${JSON.stringify(plan.left)}`);
}
