import {
  appointmentPlace,
  appointmentTimes,
  nextOpenDays,
  type BritishNow,
  type FormDefinition,
} from '../../enquiry/public';
import type { FormValues } from '../../kernel/form/field';
import { DOCUMENTED_VISIT } from '../model/reservation-terms';

const NOON = DOCUMENTED_VISIT.time.slice(0, 5);

/**
 * The visit that a form begins with: the branch's next open day (CG-102), at the documents' hour where
 * it is one of that day's, else at its first. Nothing where nobody tells when the branch is open.
 */
export function firstVisit(form: FormDefinition, now: BritishNow): FormValues {
  const place = appointmentPlace(form, {});
  const { appointments } = form;
  const [day] = place === undefined ? [] : nextOpenDays(place, now, 1);
  if (place === undefined || appointments === undefined || day === undefined) return {};
  const times = appointmentTimes(place, day, now);
  return {
    [appointments.dayField]: day,
    [appointments.timeField]: times.includes(NOON) ? NOON : (times[0] ?? ''),
  };
}
