import { dayInBritain, isCalendarDay, yearsAfter } from '../../kernel/calendar-day';
import type { VehicleInFull } from '../model/vehicle-in-full';

/** What is known of the MOT; days are ISO dates. */
export type MotFacts =
  | { readonly kind: 'valid'; readonly until: string }
  | { readonly kind: 'expired'; readonly on: string }
  | { readonly kind: 'first-due'; readonly on: string };

/** A vehicle has its first MOT at three years. */
const YEARS_TO_FIRST_MOT = 3;
/** No MOT runs further ahead: a new vehicle's first is due at three years, in Northern Ireland at four. */
const FURTHEST_YEARS = 4;

/**
 * The MOT as the feed gives it, or when the first is due. A day that no calendar has, one before the
 * vehicle was registered, and one further ahead than any MOT can run are left out.
 */
export function motFacts(vehicle: VehicleInFull, now: number): MotFacts | undefined {
  const today = dayInBritain(now);
  const { motExpiresOn: mot } = vehicle;
  const registeredOn = isCalendarDay(vehicle.registeredOn ?? '') ? vehicle.registeredOn : undefined;
  if (mot === undefined) return firstDue(registeredOn, today);
  const isPlausible =
    isCalendarDay(mot) &&
    mot <= yearsAfter(today, FURTHEST_YEARS) &&
    (registeredOn === undefined || mot >= registeredOn);
  if (!isPlausible) return undefined;
  return mot < today ? { kind: 'expired', on: mot } : { kind: 'valid', until: mot };
}

function firstDue(registeredOn: string | undefined, today: string): MotFacts | undefined {
  if (registeredOn === undefined || registeredOn > today) return undefined;
  const on = yearsAfter(registeredOn, YEARS_TO_FIRST_MOT);
  return on >= today ? { kind: 'first-due', on } : undefined;
}
