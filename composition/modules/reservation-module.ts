import { ContainerModule } from 'inversify';
import type { ReservationDesk, ReservationRecords } from '../../core/reservation/public';
import { TOKENS } from '../tokens';
import { latePort } from './late-port';

/** The adapters come with their first call: most visits reserve nothing. */
export const reservationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.reservations).toResolvedValue(
    (client): ReservationDesk => {
      const ask = latePort<ReservationDesk>(() =>
        import('../../adapters/http/reservation/http-reservation-desk').then(
          ({ HttpReservationDesk }) => new HttpReservationDesk(client),
        ),
      );
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
      const ask = latePort<ReservationRecords>(() =>
        import('../../adapters/http/reservation/http-reservation-records').then(
          ({ HttpReservationRecords }) => new HttpReservationRecords(client),
        ),
      );
      return { reservations: () => ask((records) => records.reservations()) };
    },
    [TOKENS.httpClient],
  );
});
