import { left, type Either } from 'fp-ts/Either';
import { ContainerModule } from 'inversify';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';
import type { ReservationDesk } from '../../core/reservation/public';
import { TOKENS } from '../tokens';

/** The adapter comes with its first call: most visits reserve nothing. */
export const reservationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.reservations).toResolvedValue(
    (client): ReservationDesk => {
      const loaded$ = defer(() =>
        from(
          import('../../adapters/http/reservation/http-reservation-desk').then(
            ({ HttpReservationDesk }) => new HttpReservationDesk(client),
          ),
        ),
      ).pipe(shareReplay(1));
      const ask = <Fault, Answer>(
        call: (desk: ReservationDesk) => Observable<Either<Fault, Answer>>,
      ): Observable<Either<Fault | GatewayFailure, Answer>> =>
        loaded$.pipe(
          catchError(() => of(undefined)),
          switchMap((desk) => (desk === undefined ? of(left(unreachable)) : call(desk))),
        );
      return {
        reserve: (request) => ask((desk) => desk.reserve(request)),
        standing: (id) => ask((desk) => desk.standing(id)),
        withdraw: (id, email) => ask((desk) => desk.withdraw(id, email)),
      };
    },
    [TOKENS.httpClient],
  );
});
