import type { Examples } from '../examples';
import { Surface } from '../surface/surface';
import { SkeletonBlock, SkeletonPicture, SkeletonText } from './skeleton';

export const skeletonExamples: Examples = {
  'A picture, lines and a button': (
    <Surface $pad="none">
      <SkeletonPicture />
      <Surface as="div" $pad="small">
        <SkeletonText $size={18} $share="most" />
        <SkeletonText $size={15} $lines={2} />
        <SkeletonBlock />
      </Surface>
    </Surface>
  ),
};
