import { shownReviews, type Reviews } from '../../core/content/public';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { Remote } from '../../core/kernel/remote';
import { OPENS_A_NEW_TAB } from '../copy/forms/enquiry-copy';
import { readAllReviews, whatAllComeTo, WHICH_ARE_SHOWN } from '../copy/review-copy';
import { SECTION_TITLES } from '../copy/vehicle-page-copy';
import { SiteLink } from '../parts/site-link/site-link';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { PageSection } from '../stock/page-section/page-section';
import { Average, ReviewList, ReviewsBody, ReviewsFoot } from './customer-reviews.styles';
import { ReviewItem } from './review-box';
import { Stars } from './stars';

export interface CustomerReviewsProps {
  readonly reviews: Remote<Reviews, GatewayFailure>;
}

/**
 * What customers say of a branch, by its name (VDP-48, REV-02, REV-07, REV-08): the first good
 * reviews, with the average and the number of all of them and the way to the rest. Nothing where
 * they cannot be had.
 */
export function CustomerReviews({ reviews }: CustomerReviewsProps) {
  const shown = reviews.kind === 'loaded' ? shownReviews(reviews.value) : undefined;
  if (shown === undefined) return null;
  const { averageRating, totalReviews, source } = shown;
  const all = whatAllComeTo(shown);
  return (
    <PageSection id="review-details" title={SECTION_TITLES.reviews}>
      <ReviewsBody>
        {all !== undefined && (
          <Average>
            {averageRating !== undefined && <Stars rating={averageRating} size={24} />}
            <span>{all}</span>
          </Average>
        )}
        <ReviewList>
          {shown.reviews.map((review, place) => (
            <ReviewItem key={`${place} ${review.author}`} review={review} />
          ))}
        </ReviewList>
        <ReviewsFoot>
          {WHICH_ARE_SHOWN}
          {source !== undefined && (
            <SiteLink href={source} target="_blank" rel="noopener noreferrer">
              <span>{readAllReviews(totalReviews)}</span>
              <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
            </SiteLink>
          )}
        </ReviewsFoot>
      </ReviewsBody>
    </PageSection>
  );
}
