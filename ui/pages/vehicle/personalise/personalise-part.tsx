import { PART_NOT_FETCHED } from '../../../copy/vehicle-page-copy';
import { wantedPart } from '../../../kit/wanted-part';
import { Notice } from '../../../parts/notice/notice';
import { SkeletonBlock } from '../../../parts/skeleton/skeleton';
import { PanelSkeleton } from './panel-skeleton.styles';
import type { PersonalisePanelProps } from './personalise-panel';

/** As high as the panel on most vehicles. */
const skeleton = (
  <PanelSkeleton aria-hidden="true">
    <SkeletonBlock />
    <SkeletonBlock />
    <SkeletonBlock $height="panel" />
    <SkeletonBlock $height="panel" />
  </PanelSkeleton>
);

/** The personalise panel, by itself: most who look at a vehicle never get to it (FIN-16). */
export const PersonalisePart = wantedPart<PersonalisePanelProps>({
  idPrefix: 'finance-',
  fetch: () => import('./personalise-panel').then((module) => module.PersonalisePanel),
  skeleton,
  failed: (retry) => <Notice tone="warning" title={PART_NOT_FETCHED} onRetry={retry} />,
});
