import { isLeft } from 'fp-ts/Either';
import { aprOfPlan } from '../arithmetic/solve-apr';
import type { Apr } from '../model/finance-plan';
import type { AgreementFigures } from '../model/workings';
import { agreementPlan } from './agreement-plan';

/**
 * The APR that the payments of an agreement bear, fee and all, whatever APR is printed beside them
 * (CONC App 1.2). `undefined` where they do not repay the credit.
 */
export function solvedApr(figures: AgreementFigures): Apr | undefined {
  const plan = agreementPlan(figures);
  const solved = plan === undefined ? undefined : aprOfPlan(plan);
  return solved === undefined || isLeft(solved) ? undefined : solved.right;
}
