import { memberOf } from '../../kernel/form/field';
import type { BranchOpenings } from '../model/branch-openings';
import type { BankHoliday } from '../model/holiday-calendar';
import { holidaysOf } from './holidays-of';

/** The bank holidays that a branch goes by; none where the branch, or its calendar, is not known. */
export function bankHolidaysAt(
  { showrooms, calendar }: BranchOpenings,
  branchId: string,
): readonly BankHoliday[] {
  const showroom = memberOf(showrooms, branchId);
  return showroom === undefined ? [] : holidaysOf(calendar, showroom).holidays;
}
