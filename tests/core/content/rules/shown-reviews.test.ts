import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownReviews, type Review } from '../../../../core/content/public';

const rated = (...ratings: readonly number[]): readonly Review[] =>
  ratings.map((rating, place) => ({ author: `Shopper ${place}`, rating, text: 'As it was.' }));

const ratingsOf = (reviews: readonly Review[]) =>
  shownReviews({ reviews })?.reviews.map(({ rating }) => rating);

describe('the reviews on a vehicle’s page', () => {
  it('are those rated four or more [WE-140] [REV-02]', () => {
    expect(ratingsOf(rated(5, 4, 3, 5, 1))).toEqual([5, 4, 5]);
  });

  it('are the first four of them [VDP-48]', () => {
    expect(ratingsOf(rated(5, 5, 3, 4, 5, 5))).toEqual([5, 5, 4, 5]);
  });

  it('come with the average and the number of all, as the source tells them [REV-02] [REV-07]', () => {
    const shown = shownReviews({
      reviews: rated(5, 1),
      averageRating: 3.1,
      totalReviews: 212,
      source: 'https://reviews.example/forecourt',
    });
    expect(shown).toMatchObject({
      averageRating: 3.1,
      totalReviews: 212,
      source: 'https://reviews.example/forecourt',
    });
  });

  it('make no average of their own, which would flatter [REV-02]', () => {
    expect(shownReviews({ reviews: rated(5, 5, 1) })).toEqual({ reviews: rated(5, 5) });
  });

  it('still tell the average when none is good enough to be shown [REV-02]', () => {
    expect(shownReviews({ reviews: rated(2, 1), averageRating: 1.5 })).toEqual({
      reviews: [],
      averageRating: 1.5,
    });
  });

  it('are no block when there is nothing to tell [REV-02]', () => {
    expect(shownReviews({ reviews: [] })).toBeUndefined();
    expect(shownReviews({ reviews: rated(3), totalReviews: 1 })).toBeUndefined();
  });

  it('do not lead where a script would run [CX-3]', () => {
    const shown = shownReviews({ reviews: rated(5), source: 'javascript:alert(1)' });
    expect(shown).not.toHaveProperty('source');
  });

  it('are at most four, never below four stars, in the order of the source [REV-02] [VDP-48]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double())), (ratings) => {
        const all = rated(...ratings);
        const shown = shownReviews({ reviews: all })?.reviews ?? [];
        expect(shown.length).toBe(Math.min(4, ratings.filter((rating) => rating >= 4).length));
        expect(shown).toEqual(all.filter((review) => shown.includes(review)));
      }),
    );
  });
});
