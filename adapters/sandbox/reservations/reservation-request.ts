import { left, right, type Either } from 'fp-ts/Either';
import { createHash } from 'node:crypto';
import {
  checkSubmission,
  OPT_IN_CHANNELS,
  TERMS_NAME,
  type BritishNow,
} from '../../../core/enquiry/public';
import { TICKED, valueIn, type FormValues } from '../../../core/kernel/form/field';
import { tidyLine } from '../../../core/kernel/tidy-text';
import { dayFromText } from '../../../core/kernel/written-day';
import {
  openingsOfBranch,
  RESERVATION_FIELDS,
  reservationForm,
  type ReservationField,
  type ReservationNeed,
} from '../../../core/reservation/public';
import { isRecord, readText } from '../../http/lenient';
import { openingsFrom } from '../desk/desk-openings';
import { faultText } from '../desk/fault-text';
import { isYes, postedOptIns } from '../desk/posted-opt-ins';
import type { StockRecord } from '../stock/stock-record';

/** What a shopper said, as it is kept until it goes to the desk. */
export interface SaidToReserve {
  readonly values: Readonly<Record<ReservationField, string>>;
  readonly optIns: readonly string[];
  readonly source: string;
}

/** By the names they were sent under. */
export type Errors = Readonly<Record<string, string>>;

export const FIELD_LABELS: Readonly<Record<ReservationField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  telephone: 'Telephone',
  email: 'Email',
  address_1: 'Address',
  town_city: 'Town or city',
  post_code: 'Postcode',
  visit_date: 'Visit date',
  time: 'Visit time',
};

/** Longer than any form lets through, so that the form says so. */
const LONGEST = 1000;

/** "12:00:00", as the documents have times, and "12:00". */
const CLOCK = /^(\d{2}:\d{2})(?::\d{2})?$/;

/** What was sent, before it is checked. */
export function saidToReserve(body: unknown): {
  readonly said: SaidToReserve;
  readonly termsAccepted: boolean;
  readonly vehicle: { readonly id: string; readonly mark: string };
} {
  const sent = isRecord(body) ? body : {};
  const text = (name: string): string => tidyLine(readText(sent[name]) ?? '').slice(0, LONGEST);
  const read = (name: ReservationField): string => {
    const typed = text(name);
    if (name === 'visit_date') return dayFromText(typed);
    return name === 'time' ? (CLOCK.exec(typed)?.[1] ?? typed) : typed;
  };
  return {
    said: {
      values: Object.fromEntries(
        RESERVATION_FIELDS.map((name) => [name, read(name)]),
      ) as SaidToReserve['values'],
      optIns: postedOptIns(sent['opt_in']).filter((channel) =>
        OPT_IN_CHANNELS.some((known) => known === channel),
      ),
      source: text('enquiry_source'),
    },
    termsAccepted: isYes(sent['terms']),
    vehicle: {
      id: text('vehicle_id'),
      mark: text('vehicle_vrm')
        .toUpperCase()
        .replace(/[\s-]+/g, ''),
    },
  };
}

export interface CheckedAt extends BritishNow {
  readonly required?: readonly ReservationNeed[];
}

/** What was said, or what is wrong with it, by the site's own rules. */
export function checkReservation(
  body: unknown,
  record: StockRecord,
  { required, ...now }: CheckedAt,
): Either<Errors, SaidToReserve> {
  const { said, termsAccepted, vehicle } = saidToReserve(body);
  const branch = record.siteId === null ? undefined : String(record.siteId);
  const form = reservationForm({
    title: '',
    labels: FIELD_LABELS,
    submitText: '',
    openings: openingsOfBranch(openingsFrom(now.today), branch),
    ...(required !== undefined && { required }),
  });
  const values: FormValues = { ...said.values, [TERMS_NAME]: termsAccepted ? TICKED : '' };
  const faults = checkSubmission(form, values, { ...now, namePolicy: 'inclusive' });
  const isAnother =
    (vehicle.id !== '' && ![record.stockId, String(record.id)].includes(vehicle.id)) ||
    (vehicle.mark !== '' && record.vrm !== null && vehicle.mark !== record.vrm);
  const errors: Errors = {
    ...Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [
        name === TERMS_NAME ? 'terms' : name,
        faultText(fault),
      ]),
    ),
    ...(isAnother && { vehicle_id: 'This is another vehicle than the one of this address' }),
  };
  return Object.keys(errors).length > 0 ? left(errors) : right(said);
}

/** What makes a reservation another one: the vehicle, and all that the shopper says. */
export const fingerprintOf = (stockId: string, { values, optIns }: SaidToReserve): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        stockId,
        RESERVATION_FIELDS.map((name) => valueIn(values, name)),
        [...optIns].sort(),
      ]),
    )
    .digest('hex');
