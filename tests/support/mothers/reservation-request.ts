import type { ReservationRequest } from '../../../core/reservation/public';
import { aSubmission } from './submission';

/** Sam's reservation of a Fiesta, in order, but for what is told. */
export const aReservationRequest = (
  told: Partial<ReservationRequest> = {},
): ReservationRequest => ({
  slug: 'ford-fiesta-f1001',
  registration: 'JT71 ABC',
  submission: aSubmission({
    formId: 'reservation',
    key: 'one-reservation',
    fields: [
      ['first_name', 'Sam'],
      ['last_name', 'Sample'],
      ['telephone', '07700 900123'],
      ['email', 'sam.sample@example.org'],
      ['address_1', '1 High Street'],
      ['town_city', 'Chester'],
      ['post_code', 'CH1 2AB'],
      ['visit_date', '04/12/2026'],
      ['time', '12:00'],
    ],
    optIns: { telephone: false, email: true, sms: false, postal: false },
  }),
  ...told,
});
