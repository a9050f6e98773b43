import { isRight } from 'fp-ts/Either';
import { branchOpenings, type BranchOpenings } from '../../../core/branch/public';
import { toHolidayCalendar } from '../../http/branch/bank-holidays-dto';
import { DealershipDto, toDealership } from '../../http/branch/dealership-dto';
import { BANK_HOLIDAYS } from '../content/bank-holidays';
import { WIRE_DEALERSHIPS } from '../content/dealerships';

/** Read as the site reads what it is sent, so that both have the same hours. */
const DEALERSHIPS = WIRE_DEALERSHIPS.flatMap((wire) => {
  const read = DealershipDto.decode(wire);
  return isRight(read) ? [toDealership(read.right)] : [];
});
const CALENDAR = toHolidayCalendar(BANK_HOLIDAYS);

/** When the branches of the group are open. @param today "2026-11-28". */
export const openingsFrom = (today: string): BranchOpenings =>
  branchOpenings(DEALERSHIPS, CALENDAR, today);
