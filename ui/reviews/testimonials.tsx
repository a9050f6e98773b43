import type { Reviews } from '../../core/content/public';
import { TESTIMONIALS_SHOWN } from '../copy/branch-copy';
import { whatAllComeTo } from '../copy/review-copy';
import { Average, ReviewList, ReviewsBody, ReviewsFoot } from './customer-reviews.styles';
import { ReviewItem } from './review-box';
import { Stars } from './stars';

/** REV-03. */
const MOST = 4;

interface TestimonialsProps {
  readonly reviews: Reviews;
  readonly title: string;
  readonly id: string;
}

/** The first reviews of the second source as they came, good and bad, with its score (REV-03, CG-127). */
export function Testimonials({ reviews, title, id }: TestimonialsProps) {
  const { averageRating } = reviews;
  const all = whatAllComeTo(reviews);
  if (reviews.reviews.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <ReviewsBody>
        <h2 id={`${id}-title`}>{title}</h2>
        {all !== undefined && (
          <Average>
            {averageRating !== undefined && <Stars rating={averageRating} size={24} />}
            <span>{all}</span>
          </Average>
        )}
        <ReviewList>
          {reviews.reviews.slice(0, MOST).map((review, place) => (
            <ReviewItem key={`${String(place)} ${review.author}`} review={review} />
          ))}
        </ReviewList>
        <ReviewsFoot>{TESTIMONIALS_SHOWN}</ReviewsFoot>
      </ReviewsBody>
    </section>
  );
}
