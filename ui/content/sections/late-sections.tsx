import { PART_NOT_FETCHED } from '../../copy/vehicle-page-copy';
import { wantedPart } from '../../kit/wanted-part';
import { Notice } from '../../parts/notice/notice';
import { SkeletonBlock } from '../../parts/skeleton/skeleton';
import type { ReviewsBlockProps } from './reviews-block';
import type { VehiclesRowProps } from './vehicles-row';

const failed = (retry: () => void) => (
  <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />
);

/** The row of vehicles by itself: its script comes when the row does. */
export const VehiclesRowPart = wantedPart<VehiclesRowProps>({
  idPrefix: 'vehicles-',
  fetch: () => import('./vehicles-row').then((module) => module.VehiclesRow),
  skeleton: <SkeletonBlock $height="panel" />,
  failed,
});

/** Reviews by themselves: only some pages have them. */
export const ReviewsBlockPart = wantedPart<ReviewsBlockProps>({
  idPrefix: 'reviews-',
  fetch: () => import('./reviews-block').then((module) => module.ReviewsBlock),
  skeleton: <SkeletonBlock $height="panel" />,
  failed,
});
