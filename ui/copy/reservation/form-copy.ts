import { inPounds } from '../../../core/kernel/money';
import { RESERVATION_FEE, type ReservationField } from '../../../core/reservation/public';

const FEE = inPounds(RESERVATION_FEE);

export const RESERVATION_TITLE = 'Reserve online';

/** On the button: what a press costs. */
export const RESERVE_BUTTON = `Reserve for ${FEE}`;

/** RES-01, in the order of the form. */
export const RESERVATION_LABELS: Readonly<Record<ReservationField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  telephone: 'Telephone',
  email: 'Email',
  address_1: 'Address',
  town_city: 'Town or city',
  post_code: 'Postcode',
  visit_date: 'Date of your visit',
  time: 'Time of your visit',
};

/** Over the three parts of the form. */
export const RESERVATION_SECTIONS = {
  visit: 'When you come to see it',
  you: 'About you',
  agreements: 'Before you pay',
} as const;

export const RESERVATION_OPT_IN = 'We may tell you about offers by';

/** Of a vehicle that stands nowhere that is known. */
export const OPEN_AT_SOME_BRANCH =
  'A day on which one of our branches is open. We tell you at which one it stands.';
