import { lateView } from '../../kit/late-view';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import type { NotReservedProps } from './details/not-reserved';

/** What can be done about a reservation that is not paid for. */
export const NotReservedPart = lateView<NotReservedProps>(
  () => import('./details/not-reserved').then((module) => module.NotReserved),
  () => <SkeletonText $lines={4} />,
);
