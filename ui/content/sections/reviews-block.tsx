import { shownReviews, type Reviews } from '../../../core/content/public';
import { ReviewsShown } from '../../reviews/customer-reviews';
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
 * score with the first ones (REV-04, REV-05).
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
  if (shown === 'carousel') return <ReviewSlider reviews={told} title={title} id={id} />;
  if (isOfGroup) return <Testimonials reviews={told} title={title} id={id} />;
  const good = shownReviews(told);
  return good === undefined ? undefined : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ReviewsShown shown={good} />
    </section>
  );
}
