import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/http-client';
import type { HttpReservationDesk } from '../../adapters/http/reservation/http-reservation-desk';
import type { ReservationDesk, ReservationRecords } from '../../core/reservation/public';
import { TOKENS } from '../tokens';
import { latePort } from './late-port';

/** The adapter comes with its first call: most visits reserve nothing. */
const lateDesk = (client: HttpClient) =>
  latePort<HttpReservationDesk>(() =>
    import('../../adapters/http/reservation/http-reservation-desk').then(
      ({ HttpReservationDesk: Desk }) => new Desk(client),
    ),
  );

export const reservationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.reservations).toResolvedValue(
    (client): ReservationDesk => {
      const ask = lateDesk(client);
      return {
        reserve: (request) => ask((desk) => desk.reserve(request)),
        standing: (id) => ask((desk) => desk.standing(id)),
        withdraw: (id, email) => ask((desk) => desk.withdraw(id, email)),
      };
    },
    [TOKENS.httpClient],
  );
  bind(TOKENS.reservationRecords).toResolvedValue(
    (client): ReservationRecords => {
      const ask = lateDesk(client);
      return { reservations: () => ask((desk) => desk.reservations()) };
    },
    [TOKENS.httpClient],
  );
});
