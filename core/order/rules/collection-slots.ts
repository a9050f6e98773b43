import { bankHolidaysAt, showroomHours, type BranchOpenings } from '../../branch/public';
import { appointmentTimes, type AppointmentPlace, type BritishNow } from '../../enquiry/public';
import { daysAfter, isCalendarDay, weekdayOf } from '../../kernel/calendar-day';
import { memberOf } from '../../kernel/form/field';
import type { CollectionSlot } from '../model/order-sections';
import {
  COLLECTION_DAYS_AHEAD,
  COLLECTION_MINUTES,
  PREPARATION_WORKING_DAYS,
  WEEKEND_COLLECTION,
} from '../model/order-terms';

/** One day on which vehicles are handed over, and when: "10:30", by the clock on the wall. */
export interface CollectionDay {
  readonly day: string;
  readonly times: readonly string[];
}

const SATURDAY = 5;

/**
 * The first day on which a vehicle that is ordered today can be handed over: the one after as many
 * working days as preparation takes. Those are Monday to Friday, bank holidays of the branch's part
 * of the country and days on which it is closed left out.
 */
export function firstCollectionDay(
  openings: BranchOpenings,
  branchId: string,
  today: string,
): string {
  const holidays = new Set(bankHolidaysAt(openings, branchId).map(({ day }) => day));
  const isWorkingDay = (day: string): boolean =>
    weekdayOf(day) < SATURDAY &&
    !holidays.has(day) &&
    showroomHours(openings, branchId, day) !== 'closed';
  let day = today;
  let worked = 0;
  for (
    let ahead = 0;
    ahead < COLLECTION_DAYS_AHEAD && worked < PREPARATION_WORKING_DAYS;
    ahead += 1
  ) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) worked += 1;
  }
  return daysAfter(day, 1);
}

export interface SlotsAsked {
  readonly openings: BranchOpenings;
  readonly branchId: string;
  /** The moment it is in the United Kingdom. */
  readonly now: BritishNow;
  /** Those that are of somebody's live order, as `slotName` writes them. */
  readonly taken?: ReadonlySet<string>;
}

/** A slot as one text, by which two are the same or not. */
export const slotName = ({ branchId, day, time }: CollectionSlot): string =>
  `${branchId}/${day}/${time}`;

/**
 * When a vehicle can be collected at a branch: half-hours that lie within its open hours, from the
 * first day that preparation leaves on, weekends too (CC-04), on the days of the calendar and by the
 * clock on the wall, whatever clocks do that night (OR-2). Days without any are left out; so are
 * branches that tell no hours.
 */
export function collectionDays({
  openings,
  branchId,
  now,
  taken = new Set(),
}: SlotsAsked): readonly CollectionDay[] {
  if (memberOf(openings.showrooms, branchId) === undefined) return [];
  const place: AppointmentPlace = {
    minutes: COLLECTION_MINUTES,
    hoursOn: (day) => {
      const hours = showroomHours(openings, branchId, day);
      return hours === undefined || hours === 'closed' ? [] : [hours];
    },
    ofWeek: [],
  };
  const first = firstCollectionDay(openings, branchId, now.today);
  const last = daysAfter(now.today, COLLECTION_DAYS_AHEAD);
  const days: CollectionDay[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    if (!WEEKEND_COLLECTION && weekdayOf(day) >= SATURDAY) continue;
    const times = appointmentTimes(place, day, now).filter(
      (time) => !taken.has(slotName({ branchId, day, time })),
    );
    if (times.length > 0) days.push({ day, times });
  }
  return days;
}

/** Whether a slot is offered now, whoever has it: the branch is open then, and preparation is done. */
export const isCollectionSlot = (
  { branchId, day, time }: CollectionSlot,
  asked: Omit<SlotsAsked, 'branchId' | 'taken'>,
): boolean =>
  isCalendarDay(day) &&
  collectionDays({ ...asked, branchId }).some(
    (offered) => offered.day === day && offered.times.includes(time),
  );
