import { PART_NOT_FETCHED } from '../copy/vehicle-page-copy';
import { wantedPart } from '../kit/wanted-part';
import { Notice } from '../parts/notice/notice';
import { SkeletonText } from '../parts/skeleton/skeleton';
import type { WrittenAroundProps } from './written-around';

/** What an editor has written about a form, by itself: the form does not wait for it. */
export const WrittenAroundPart = wantedPart<WrittenAroundProps>({
  idPrefix: 'written-',
  fetch: () => import('./written-around').then((module) => module.WrittenAround),
  skeleton: <SkeletonText $lines={4} />,
  failed: (retry) => <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />,
});
