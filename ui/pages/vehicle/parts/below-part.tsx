import { PART_NOT_FETCHED } from '../../../copy/vehicle-page-copy';
import { wantedPart } from '../../../kit/wanted-part';
import { Notice } from '../../../parts/notice/notice';
import { SkeletonBlock } from '../../../parts/skeleton/skeleton';
import type { BelowContentsProps } from './below-contents';
import { Below } from './vehicle-page.styles';

/** A link to the similar vehicles leads here before they have come. */
const skeleton = (
  <Below id="similar-vehicles" aria-hidden="true">
    <SkeletonBlock $height="panel" />
    <SkeletonBlock $height="panel" />
    <SkeletonBlock $height="panel" />
  </Below>
);

/** The foot of a vehicle's page by itself: three rows of other vehicles, far below the first screen. */
export const BelowPart = wantedPart<BelowContentsProps>({
  idPrefix: 'below-',
  fetch: () => import('./below-contents').then((module) => module.BelowContents),
  skeleton,
  failed: (retry) => <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />,
});
