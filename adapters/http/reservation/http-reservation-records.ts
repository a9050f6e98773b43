import { chain, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { OwnReservation, ReservationRecords } from '../../../core/reservation/public';
import type { HttpClient } from '../http-client';
import { toOwnReservations } from './own-reservation-dto';

/** A customer's reservations over HTTP (`docs/contracts/reservations-api.md`). The line brings the token. */
export class HttpReservationRecords implements ReservationRecords {
  constructor(private readonly client: HttpClient) {}

  readonly reservations = (): Observable<Either<GatewayFailure, readonly OwnReservation[]>> =>
    this.client.call({ path: '/api/reservations' }).pipe(map(chain(toOwnReservations)));
}
