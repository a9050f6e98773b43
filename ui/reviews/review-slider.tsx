import { useRef } from 'react';
import { shownReviews, type Reviews } from '../../core/content/public';
import { EARLIER_REVIEWS, LATER_REVIEWS } from '../copy/branch-copy';
import { OPENS_A_NEW_TAB } from '../copy/forms/enquiry-copy';
import { readAllReviews, whatAllComeTo, WHICH_ARE_SHOWN } from '../copy/review-copy';
import { wantsLessMotion } from '../kit/wants-less-motion';
import { Icon } from '../parts/icon/icon';
import { IconButton } from '../parts/icon-button/icon-button';
import { SiteLink } from '../parts/site-link/site-link';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { Average, ReviewsBody, ReviewsFoot } from './customer-reviews.styles';
import { ReviewItem } from './review-box';
import { Slider, SliderButtons, SliderHead } from './review-slider.styles';
import { Stars } from './stars';

/** As many as the call asks for (CALL-37). */
const MOST = 15;

interface ReviewSliderProps {
  readonly reviews: Reviews;
  readonly title: string;
  readonly id: string;
}

/**
 * Reviews of the first source side by side, with previous and next (REV-01): those of four stars and
 * more, under the average and the number of all of them (REV-02). It never moves by itself; without
 * script it is scrolled. Nothing where there is nothing to show.
 */
export function ReviewSlider({ reviews, title, id }: ReviewSliderProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = shownReviews(reviews, MOST);
  if (shown === undefined) return null;
  const { averageRating, totalReviews, source } = shown;
  const all = whatAllComeTo(shown);
  const move = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({
      left: direction * element.clientWidth * 0.8,
      behavior: wantsLessMotion() ? 'auto' : 'smooth',
    });
  };
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <SliderHead>
        <h2 id={`${id}-title`}>{title}</h2>
        {shown.reviews.length > 1 && (
          <SliderButtons>
            <IconButton
              name={EARLIER_REVIEWS}
              data-replay
              onClick={() => {
                move(-1);
              }}
            >
              <Icon name="chevron-left" size={24} />
            </IconButton>
            <IconButton
              name={LATER_REVIEWS}
              data-replay
              onClick={() => {
                move(1);
              }}
            >
              <Icon name="chevron-right" size={24} />
            </IconButton>
          </SliderButtons>
        )}
      </SliderHead>
      <ReviewsBody>
        {all !== undefined && (
          <Average>
            {averageRating !== undefined && <Stars rating={averageRating} size={24} />}
            <span>{all}</span>
          </Average>
        )}
        {shown.reviews.length > 0 && (
          <Slider ref={list} tabIndex={0} aria-label={title}>
            {shown.reviews.map((review, place) => (
              <ReviewItem key={`${String(place)} ${review.author}`} review={review} />
            ))}
          </Slider>
        )}
        <ReviewsFoot>
          {shown.reviews.length > 0 && <span>{WHICH_ARE_SHOWN}</span>}
          {source !== undefined && (
            <SiteLink href={source} target="_blank" rel="noopener noreferrer">
              <span>{readAllReviews(totalReviews)}</span>
              <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
            </SiteLink>
          )}
        </ReviewsFoot>
      </ReviewsBody>
    </section>
  );
}
