import type { Reviews } from '../../../core/content/public';
import { ReviewSlider } from '../../reviews/review-slider';
import { Testimonials } from '../../reviews/testimonials';
import { SectionBox, TintedBox } from './section.styles';

export interface ReviewsBlockProps {
  readonly blocks: readonly ReviewBlock[];
}

interface ReviewBlock {
  readonly title: string;
  readonly shown: 'widget' | 'carousel';
  readonly isTinted: boolean;
  /** The second source is shown as it came, the first from four stars on (REV-02, REV-03). */
  readonly isOfGroup: boolean;
  readonly reviews: readonly Reviews[];
}

/**
 * What customers say, as the editor chose to show it: a slider of those of four and five stars, or the
 * score of the second source with its first ones (REV-04, REV-05). A branch's own are a slider either way.
 */
export const ReviewsBlock = ({ blocks }: ReviewsBlockProps) =>
  blocks.flatMap((block, place) => {
    const Box = block.isTinted ? TintedBox : SectionBox;
    return block.reviews.map((told, at) => (
      <Box key={`${String(place)} ${String(at)}`} as="div">
        <Shown block={block} told={told} id={`reviews-${String(place)}-${String(at)}`} />
      </Box>
    ));
  });

interface ShownProps {
  readonly block: ReviewBlock;
  readonly told: Reviews;
  readonly id: string;
}

function Shown({ block: { title, shown, isOfGroup }, told, id }: ShownProps) {
  const View = shown === 'widget' && isOfGroup ? Testimonials : ReviewSlider;
  return <View reviews={told} title={title} id={id} />;
}
