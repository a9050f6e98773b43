import { PART_NOT_FETCHED } from '../../../copy/vehicle-page-copy';
import { wantedPart } from '../../../kit/wanted-part';
import { Notice } from '../../../parts/notice/notice';
import { SkeletonBlock } from '../../../parts/skeleton/skeleton';
import type { CheckContentsProps } from './check-contents';

/** The check by itself: its words are many, and it stands far down the page. */
export const CheckPart = wantedPart<CheckContentsProps>({
  idPrefix: 'check-',
  fetch: () => import('./check-contents').then((module) => module.CheckContents),
  skeleton: <SkeletonBlock $height="panel" />,
  failed: (retry) => <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />,
});
