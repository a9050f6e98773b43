import { PART_NOT_FETCHED } from '../../copy/vehicle-page-copy';
import { wantedPart } from '../../kit/wanted-part';
import { Notice } from '../../parts/notice/notice';
import { SkeletonBlock } from '../../parts/skeleton/skeleton';
import type { LookAlikesProps } from './look-alikes';

/** What can be bought where a vehicle used to be, by itself: few pages have it. */
export const LookAlikesPart = wantedPart<LookAlikesProps>({
  idPrefix: 'alikes-',
  fetch: () => import('./look-alikes').then((module) => module.LookAlikes),
  skeleton: <SkeletonBlock $height="panel" />,
  failed: (retry) => <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />,
});
