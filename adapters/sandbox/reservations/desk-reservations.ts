import { shownDay } from '../../../core/kernel/written-day';
import type { EndRefusal, ReservationState } from '../../../core/reservation/public';
import type { StockRecord } from '../stock/stock-record';
import type { ListedReservation } from './reservation-list';
import { branchOf, vehicleTitle } from './reservation-letter';
import type { SaidToReserve } from './reservation-request';
import type { ReservationStore } from './reservation-store';

/** A reservation as people at the desk see it. Times are milliseconds since 1970 in UTC. */
export interface DeskReservation {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly branch: string;
  /** Empty once it is forgotten. */
  readonly person: string;
  readonly telephone: string;
  readonly email: string;
  /** `01/12/2026 12:00`; empty where it is not known. */
  readonly visit: string;
  readonly state: ReservationState;
  readonly heldAt: number;
  readonly holdEndsAt: number;
  readonly collectedAt: number | undefined;
}

/** What the desk does with reservations. */
export interface DeskReservations {
  /** The latest first. */
  readonly list: (of: 'live' | 'all', most: number) => readonly DeskReservation[];
  /** By its id, or the reference of a payment. */
  readonly find: (id: string) => DeskReservation | undefined;
  /** Gives back what was paid. @returns why that cannot be */
  readonly cancel: (id: string) => EndRefusal | undefined;
  /** The vehicle was handed over. @returns why that cannot be */
  readonly collected: (id: string) => EndRefusal | undefined;
}

export interface DeskReservationsParts {
  readonly store: Pick<ReservationStore, 'list' | 'listed' | 'end' | 'tick'>;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  readonly now: () => number;
  /** There is something to do elsewhere. */
  readonly wake: () => void;
}

/** Reservations for the inbox: how each stands, and how it is ended. */
export function deskReservations({
  store,
  byStockId,
  now,
  wake,
}: DeskReservationsParts): DeskReservations {
  const shown = ({ vehicle, request, attemptId: _, ...listed }: ListedReservation) => {
    const record = byStockId(vehicle);
    const values = request === '' ? undefined : (JSON.parse(request) as SaidToReserve).values;
    return {
      ...listed,
      title: record === undefined ? vehicle : vehicleTitle(record),
      branch: branchOf(record).name,
      person: `${values?.first_name ?? ''} ${values?.last_name ?? ''}`.trim(),
      telephone: values?.telephone ?? '',
      email: values?.email ?? '',
      visit: `${shownDay(values?.visit_date ?? '')} ${values?.time ?? ''}`.trim(),
    };
  };
  const end = (kind: 'withdrawn' | 'collected', id: string): EndRefusal | undefined => {
    const reservationId = store.listed(id)?.id;
    if (reservationId === undefined) return 'unknown';
    const ended = store.end(
      kind === 'withdrawn' ? { kind, reservationId, by: 'desk' } : { kind, reservationId },
      now(),
    );
    wake();
    return ended.find((each) => each.kind === 'cannot-end')?.why;
  };
  return {
    list: (of, most) => {
      store.tick(now());
      return store.list(of, most).map(shown);
    },
    find: (id) => {
      store.tick(now());
      const found = store.listed(id);
      return found && shown(found);
    },
    cancel: (id) => end('withdrawn', id),
    collected: (id) => end('collected', id),
  };
}
