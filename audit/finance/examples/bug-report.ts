import { isLeft, isRight } from 'fp-ts/Either';
import {
  paymentSchedule,
  planFinance,
  type FinancePlan,
  type PlanRequest,
} from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import type { CheckedExample, ComparedFigure } from '../model';
import { checked, compared } from './compare';

/** A public report of a library’s mistake, and the core put to the same question. */
export interface BugReport {
  /** As numbered in the finance rules, section D. */
  readonly number: number;
  readonly asked: string;
  readonly wrong: string;
  readonly right: string;
  readonly address: string;
  readonly figures: () => readonly ComparedFigure[];
  readonly note?: string;
}

export const near = (figure: string, expected: number, computed: number): ComparedFigure =>
  compared(figure, 'number', expected, computed, Math.abs(expected) * 1e-9);

export const exactly = (figure: string, expected: number, computed: number): ComparedFigure =>
  compared(figure, 'pence', expected, computed, 0);

/** A plan, or one whose every figure is missing. */
export function planned(request: PlanRequest): FinancePlan | undefined {
  const plan = planFinance(request);
  return isRight(plan) ? plan.right : undefined;
}

export const refusalOf = (request: PlanRequest): string | undefined => {
  const plan = planFinance(request);
  return isLeft(plan) ? plan.left.kind : undefined;
};

/** What is left over once a schedule is paid, and what its principal adds up to. */
export function scheduleFigures(request: PlanRequest): readonly ComparedFigure[] {
  const plan = planned(request);
  const lines = plan === undefined ? [] : paymentSchedule(plan);
  const principal = lines.reduce((sum, line) => sum + line.principal, 0);
  const offBy = lines.filter((line) => line.payment !== line.interest + line.principal + line.fee);
  return [
    exactly('owed after the last payment', 0, lines.at(-1)?.balance ?? NaN),
    exactly('principal of all lines', request.credit, principal),
    compared('lines that do not add up', 'number', 0, lines.length === 0 ? NaN : offBy.length, 0),
  ];
}

/** Half a penny, met without interest over two months: the exact payment is half of the credit. */
export const halfPenny = (credit: number): number =>
  planned({ credit: pence(credit), months: 2, apr: 0 })?.monthly ?? NaN;

export const ON_AN_ORDINARY_CAR: PlanRequest = {
  credit: pounds(18_000),
  months: 48,
  apr: 12.4,
  finalPayment: pounds(8610),
};

export const checkBugReport = ({
  number,
  asked,
  wrong,
  right,
  address,
  figures,
  note,
}: BugReport): CheckedExample =>
  checked({
    id: `bug-report-${number}`,
    kind: 'bug report',
    expectation: 'agrees',
    source: `Public bug report ${number} of the finance rules, section D`,
    address,
    inputs: { asked, 'was answered': wrong, 'should be': right },
    method: 'the same question, put to the core',
    figures: figures(),
    ...(note === undefined ? {} : { note }),
  });
