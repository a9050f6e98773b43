import { lateView } from '../kit/late-view';
import { SkeletonText } from '../parts/skeleton/skeleton';
import type { EnquiryAnswerProps } from './enquiry-answer';

/** What stands in place of a form that cannot be sent now; most forms can. */
export const EnquiryAnswerPart = lateView<EnquiryAnswerProps>(
  () => import('./enquiry-answer').then((module) => module.EnquiryAnswer),
  () => <SkeletonText $lines={4} />,
);
