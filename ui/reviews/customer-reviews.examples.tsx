import type { Review } from '../../core/content/public';
import { loaded } from '../../core/kernel/remote';
import type { Examples } from '../parts/examples';
import { CustomerReviews } from './customer-reviews';

const reviews: readonly Review[] = [
  {
    author: 'Hannah O’Brien',
    rating: 5,
    text: 'Straight answers, no pressure, and the car was exactly as described.',
    writtenOn: '2026-10-02',
  },
  {
    author: 'J. Whitworth',
    rating: 5,
    text: 'Test drive the same afternoon. They rang when they said they would.\n\nWould go again.',
    writtenOn: '2026-09-18',
  },
  { author: 'Priya', rating: 4, text: 'Good van, good price; the paperwork took a while.' },
  { author: 'A customer', rating: 4.5, text: 'Fine.', writtenOn: '2026-08-01' },
  { author: 'Not shown', rating: 2, text: 'Late.' },
];

export const customerReviewsExamples: Examples = {
  'With the figures of all': (
    <CustomerReviews
      reviews={loaded({
        reviews,
        averageRating: 4.6,
        totalReviews: 212,
        source: 'https://reviews.example/forecourt',
      })}
    />
  ),
  'Without figures': <CustomerReviews reviews={loaded({ reviews: reviews.slice(2, 4) })} />,
};
