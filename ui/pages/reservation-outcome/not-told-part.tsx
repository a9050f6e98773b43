import { lateView } from '../../kit/late-view';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import type { NotToldProps } from './details/not-told';

/** Where there is no reservation to show, which hardly ever happens. */
export const NotToldPart = lateView<NotToldProps>(
  () => import('./details/not-told').then((module) => module.NotTold),
  () => <SkeletonText $lines={4} />,
);
