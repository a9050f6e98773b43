import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { checkoutAddress } from '../checkout-address';
import type { AttemptState } from '../../../core/payment/public';
import type {
  CheckoutStart,
  ReservationStanding,
  ReservationState,
} from '../../../core/reservation/public';
import { isoDay, isoInstant } from '../dates';
import { decode } from '../decode';
import { isRecord, record, text } from '../lenient';
import { unwrap } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const STATES: readonly ReservationState[] = ['held', 'reserved', 'released', 'refunded'];
const PAYMENTS: readonly AttemptState[] = [
  'open',
  'declined',
  'paid',
  'cancelled',
  'expired',
  'closed',
  'refunded',
];

const oneOf = <Word extends string>(
  words: readonly Word[],
  told: string | undefined,
): Word | undefined => words.find((word) => word === told?.toLowerCase());

const StartDto = t.type({ id: text, url: text, status: text, hold_ends_at: text }, 'Reservation');

/** The answer itself, or what it has under `data`: wherever the id is (CG-103). */
function contentOf(body: unknown): unknown {
  return isRecord(body) && body['id'] !== undefined && body['id'] !== null
    ? body
    : unwrap(body).content;
}

const withoutId: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'id', expected: 'text' }],
};

/** CALL-44. Without an id there is nothing to pay: reserving has failed (RV-3). */
export function toCheckoutStart(body: unknown): Either<GatewayFailure, CheckoutStart> {
  const read = decode(StartDto, contentOf(body));
  if (read._tag === 'Left') return left(withoutId);
  const { id, url, status, hold_ends_at } = read.right;
  if (id === undefined) return left(withoutId);
  return right(
    withoutAbsent({
      id,
      checkoutAddress: checkoutAddress(url),
      status: oneOf(STATES, status),
      holdEndsAt: isoInstant(hold_ends_at),
    }),
  );
}

const StandingDto = t.type(
  {
    id: text,
    status: text,
    payment: text,
    hold_ends_at: text,
    reference: text,
    vehicle: record,
    visit_date: text,
    time: text,
  },
  'Standing',
);
const VehicleDto = t.type({ stock_id: text, slug: text, title: text });

/**
 * @param id that was asked for
 * @param date the answer's own, as HTTP writes it
 */
export function toStanding(
  body: unknown,
  id: string,
  date?: unknown,
): Either<GatewayFailure, ReservationStanding> {
  const read = decode(StandingDto, contentOf(body));
  if (read._tag === 'Left') return read;
  const wire = read.right;
  const status = oneOf(STATES, wire.status);
  if (status === undefined) {
    return left({
      kind: 'unreadable',
      problems: [{ path: 'status', expected: STATES.join(' or ') }],
    });
  }
  return right(
    withoutAbsent({
      id: wire.id ?? id,
      status,
      payment: oneOf(PAYMENTS, wire.payment),
      holdEndsAt: isoInstant(wire.hold_ends_at),
      reference: wire.reference,
      vehicle: toVehicle(wire.vehicle),
      visit: toVisit(wire.visit_date, wire.time),
      toldAt: httpDate(date),
    }),
  );
}

const CLOCK = /^(\d{2}:\d{2})(?::\d{2})?$/;

function toVisit(date: string | undefined, time: string | undefined): ReservationStanding['visit'] {
  const day = isoDay(date);
  const at = CLOCK.exec(time ?? '')?.[1];
  return day === undefined || at === undefined ? undefined : { day, time: at };
}

/** "Sun, 29 Nov 2026 18:08:56 GMT". */
function httpDate(date: unknown): string | undefined {
  const at = typeof date === 'string' ? Date.parse(date) : NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function toVehicle(wire: unknown): ReservationStanding['vehicle'] {
  const read = decode(VehicleDto, wire);
  if (read._tag === 'Left') return undefined;
  const { stock_id: stockId, slug, title } = read.right;
  return stockId === undefined || slug === undefined || title === undefined
    ? undefined
    : { stockId, slug, title };
}
