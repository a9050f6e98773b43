import { lateView } from '../../kit/late-view';
import type { RegistrationHintProps } from './registration-hint';

/** Comes with the first visit to the box, which works without. */
export const RegistrationHintPart = lateView<RegistrationHintProps>(
  () => import('./registration-hint').then((module) => module.RegistrationHint),
  () => undefined,
);
