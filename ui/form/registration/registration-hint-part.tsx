import { lateView } from '../../kit/late-view';
import type { RegistrationHintProps } from './registration-hint';

/** Comes with the first letter that is typed; the box works without. */
export const RegistrationHintPart = lateView<RegistrationHintProps>(
  () => import('./registration-hint').then((module) => module.RegistrationHint),
  () => undefined,
);
