import type { Submission } from '../../../core/enquiry/public';

/** A callback that is in order, but for what is told. */
export const aSubmission = (told: Partial<Submission> = {}): Submission => ({
  formId: 'request-callback',
  key: 'c56a4180-65aa-42ec-a945-5fd21dec0538.0123456789abcdef',
  fields: [
    ['first_name', 'Siân'],
    ['last_name', 'O’Neill'],
    ['telephone', '01632 960123'],
    ['email', 'sian@example.com'],
    ['contact_time', 'morning'],
    ['_organisational_unit', '1'],
    ['message', 'Is it still there?'],
  ],
  termsAccepted: true,
  optIns: { telephone: true, email: false, sms: false, postal: false },
  vehicle: {
    stockId: 'F1001',
    slug: 'ford-fiesta-f1001',
    title: '2021 (71) Ford Fiesta Zetec',
    location: 'Forecourt Bolton',
  },
  dealership: '1',
  source: {
    source: 'website',
    type: 'callback',
    recentVehicles: ['ford-fiesta-f1001'],
    previousUrls: ['/used/cars/search/?make=ford,bmw', '/used/cars/ford-fiesta-f1001/'],
  },
  ...told,
});
