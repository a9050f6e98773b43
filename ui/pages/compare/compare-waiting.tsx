import { WITHOUT_SCRIPT } from '../../copy/compare-copy';
import { SkeletonBlock, SkeletonText } from '../../parts/skeleton/skeleton';
import { Surface } from '../../parts/surface/surface';

/** Holds the place of a list that only a browser knows. */
export const CompareWaiting = () => (
  <>
    <noscript>
      <p>{WITHOUT_SCRIPT}</p>
    </noscript>
    <Surface aria-busy="true">
      <SkeletonText $size={22} $share="third" />
      <SkeletonBlock $height="panel" />
      <SkeletonText $size={16} $lines={4} />
    </Surface>
  </>
);
