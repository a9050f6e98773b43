import type { AgreementFigures, BalancePoint } from '../model/workings';
import { agreementSchedule } from './agreement-schedule';

/**
 * What is owed month by month, from the whole credit on the first day to nothing after the last
 * payment. None where there is no schedule.
 */
export function balanceOverTime(figures: AgreementFigures): readonly BalancePoint[] {
  const schedule = agreementSchedule(figures);
  if (schedule.length === 0) return [];
  return [
    { month: 0, balance: figures.credit },
    ...schedule.map(({ month, balance }) => ({ month, balance })),
  ];
}
