import { lateView } from '../../kit/late-view';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import type { NotReservableProps } from './not-reservable';

/** What stands in place of the form of a vehicle that is taken; most are not. */
export const NotReservablePart = lateView<NotReservableProps>(
  () => import('./not-reservable').then((module) => module.NotReservable),
  () => <SkeletonText $lines={4} />,
);
