import type { Examples } from '../parts/examples';
import { ErrorView } from './error-view';

export const errorViewExamples: Examples = {
  'Not there': <ErrorView status={404} message={undefined} />,
  Broken: <ErrorView status={500} message={undefined} />,
};
