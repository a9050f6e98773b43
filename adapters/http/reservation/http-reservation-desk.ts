import { chain, isLeft, left, type Either } from 'fp-ts/Either';
import { defer, map, type Observable } from 'rxjs';
import { TERMS_NAME, type SubmitFailure } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { wellFormed } from '../../../core/kernel/well-formed';
import type {
  CheckoutStart,
  OwnReservation,
  ReservationDesk,
  ReservationRecords,
  ReservationRequest,
  ReservationStanding,
} from '../../../core/reservation/public';
import type { HttpClient, HttpRequest } from '../http-client';
import { toOwnReservations } from './own-reservation-dto';
import { toCheckoutStart, toStanding } from './reservation-dto';
import { reservationFields } from './reservation-fields';

/** Reservations over HTTP (`docs/contracts/reservations-api.md`). The line brings a customer's token; nothing is repeated here by itself. */
export class HttpReservationDesk implements ReservationDesk, ReservationRecords {
  constructor(private readonly client: HttpClient) {}

  readonly reserve = (
    request: ReservationRequest,
  ): Observable<Either<SubmitFailure, CheckoutStart>> =>
    this.client
      .call({
        method: 'POST',
        path: `/api/reserve/${encodeURIComponent(wellFormed(request.slug))}`,
        body: reservationFields(request),
        headers: { 'Idempotency-Key': request.submission.key },
      })
      .pipe(
        map((answer) =>
          isLeft(answer) ? left(toFailure(answer.left)) : toCheckoutStart(answer.right),
        ),
      );

  readonly standing = (id: string): Observable<Either<GatewayFailure, ReservationStanding>> =>
    this.told({ path: `/api/reservations/${encodeURIComponent(wellFormed(id))}` }, id);

  readonly withdraw = (
    id: string,
    email: string,
  ): Observable<Either<GatewayFailure, ReservationStanding>> =>
    this.told(
      {
        method: 'POST',
        path: `/api/reservations/${encodeURIComponent(wellFormed(id))}/cancel`,
        body: { email },
      },
      id,
    );

  readonly reservations = (): Observable<Either<GatewayFailure, readonly OwnReservation[]>> =>
    this.client.call({ path: '/api/reservations' }).pipe(map(chain(toOwnReservations)));

  /** How a reservation stands, with the moment at which that was told, by the clock of who told it. */
  private readonly told = (
    request: HttpRequest,
    id: string,
  ): Observable<Either<GatewayFailure, ReservationStanding>> =>
    defer(() => {
      let date: unknown;
      const receive = (value: unknown): void => {
        date = value;
      };
      return this.client
        .call({ ...request, readsHeader: { name: 'date', receive } })
        .pipe(map(chain((body) => toStanding(body, id, date))));
    });
}

const toFailure = (failure: GatewayFailure): SubmitFailure =>
  failure.kind === 'refused' && failure.fieldReasons !== undefined
    ? {
        kind: 'field-faults',
        faults: Object.fromEntries(
          Object.entries(failure.fieldReasons).map(([name, reason]) => [
            name === 'terms' ? TERMS_NAME : name,
            reason,
          ]),
        ),
      }
    : failure;
