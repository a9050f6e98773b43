import { lateView } from '../../kit/late-view';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import type { ReservedDetailsProps } from './details/reserved-details';

/** What is to be kept of a reservation; it comes once that is paid for. */
export const ReservedDetailsPart = lateView<ReservedDetailsProps>(
  () => import('./details/reserved-details').then((module) => module.ReservedDetails),
  () => <SkeletonText $lines={4} />,
);
