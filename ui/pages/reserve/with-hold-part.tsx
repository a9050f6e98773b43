import { lateView } from '../../kit/late-view';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import type { WithHoldProps } from './hold/with-hold';

/** The form of somebody who comes back to it; most come for the first time. */
export const WithHoldPart = lateView<WithHoldProps>(
  () => import('./hold/with-hold').then((module) => module.WithHold),
  () => <SkeletonText $lines={4} />,
);
