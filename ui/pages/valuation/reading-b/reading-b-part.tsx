import { lateView } from '../../../kit/late-view';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { SkeletonText } from '../../../parts/skeleton/skeleton';

/** The other journey, whose script no page of reading A carries. */
export const ReadingBPart = lateView<object>(
  () => import('./reading-b').then((module) => module.ReadingB),
  () => (
    <PageFrame>
      <SkeletonText $lines={4} />
    </PageFrame>
  ),
);
