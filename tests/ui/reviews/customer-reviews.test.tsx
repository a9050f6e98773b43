import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reviews } from '../../../core/content/public';
import { unreachable } from '../../../core/kernel/failure';
import { idle, loaded } from '../../../core/kernel/remote';
import { CustomerReviews } from '../../../ui/reviews/customer-reviews';
import { Stars } from '../../../ui/reviews/stars';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';

const told: Reviews = {
  reviews: [5, 3, 4, 5, 1, 5, 4].map((rating, place) => ({
    author: `Shopper ${place + 1}`,
    rating,
    text: `What shopper ${place + 1} had to say.`,
    ...(place === 0 && { writtenOn: '2026-10-02' }),
  })),
  averageRating: 4.63,
  totalReviews: 1212,
  source: 'https://reviews.example/forecourt',
};

describe('What customers say', () => {
  it('is the first four reviews of four stars and more [VDP-48] [REV-02] [REV-06]', () => {
    show(<CustomerReviews reviews={loaded(told)} />);
    const reviews = screen.getAllByRole('listitem');
    expect(reviews.map(({ textContent }) => textContent)).toEqual([
      '5 out of 5What shopper 1 had to say.Shopper 1, 2 October 2026',
      '4 out of 5What shopper 3 had to say.Shopper 3',
      '5 out of 5What shopper 4 had to say.Shopper 4',
      '5 out of 5What shopper 6 had to say.Shopper 6',
    ]);
  });

  it('comes with the true average and number of all, and the way to them [REV-02] [REV-07]', () => {
    show(<CustomerReviews reviews={loaded(told)} />);
    const section = screen.getByRole('region', { name: 'Customer reviews' });
    expect(within(section).getByText('4.6 out of 5, 1,212 reviews')).toBeTruthy();
    expect(section.textContent).toContain('The average counts them all.');
    const link = within(section).getByRole('link', { name: /^Read all 1,212 reviews/ });
    expect(link.getAttribute('href')).toBe('https://reviews.example/forecourt');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each<[string, Partial<Reviews>]>([
    ['4.6 out of 5, 1,212 reviews of Forecourt Bolton', told],
    ['1 review of Forecourt Bolton', { totalReviews: 1 }],
    ['Reviews of Forecourt Bolton', {}],
  ])('says whom they are about: %s [REV-08]', (words, { averageRating, totalReviews }) => {
    const { reviews } = told;
    show(
      <CustomerReviews
        reviews={loaded({
          reviews,
          branch: 'Forecourt Bolton',
          ...(averageRating !== undefined && { averageRating }),
          ...(totalReviews !== undefined && { totalReviews }),
        })}
      />,
    );
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('makes up no average where the source tells none [REV-02]', () => {
    show(<CustomerReviews reviews={loaded({ reviews: told.reviews })} />);
    expect(screen.queryByText(/out of 5, /)).toBeNull();
    expect(screen.queryByRole('link', { name: /Read all/ })).toBeNull();
  });

  it.each([
    ['not yet asked for', idle],
    ['failed', { kind: 'failed', failure: unreachable } as const],
    ['empty', loaded({ reviews: [] })],
  ])('is not there while it is %s [ERR-31]', (_, reviews) => {
    const { container } = show(<CustomerReviews reviews={reviews} />);
    expect(container.textContent).toBe('');
  });

  it('fills its stars as far as the rating goes, from none to five', () => {
    const widthOf = (rating: number) =>
      show(<Stars rating={rating} />)
        .container.querySelector('svg svg')
        ?.getAttribute('width');
    expect([-1, 0, 2.5, 5, 9].map(widthOf)).toEqual(['0', '0', '60', '120', '120']);
  });

  it('shows text as text, whatever a customer wrote [CX-1]', () => {
    const text = '<img src=x onerror=alert(1)> & "quoted"';
    const { container } = show(
      <CustomerReviews reviews={loaded({ reviews: [{ author: '<b>', rating: 5, text }] })} />,
    );
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const view = <CustomerReviews reviews={loaded(told)} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    expect(await stumblingBlocks(show(view).container)).toEqual([]);
  });
});
