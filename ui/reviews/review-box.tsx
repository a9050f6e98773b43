import type { Review } from '../../core/content/public';
import { outOfFive, writtenOn } from '../copy/review-copy';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { ReviewBox } from './customer-reviews.styles';
import { Stars } from './stars';

/** One review, of either source: stars, title, words, who and when (REV-06). */
export const ReviewItem = ({ review }: { readonly review: Review }) => {
  const { author, rating, title, text, writtenOn: day } = review;
  return (
    <ReviewBox>
      <Stars rating={rating} />
      <VisuallyHidden>{outOfFive(rating)}</VisuallyHidden>
      {title !== undefined && <h3>{title}</h3>}
      <blockquote>{text}</blockquote>
      <p className="by">
        {[author, writtenOn(day)].filter((part) => part !== undefined && part !== '').join(', ')}
      </p>
    </ReviewBox>
  );
};
