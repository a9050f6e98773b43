import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResultsPageOffer } from '../../../core/promo/public';
import { OfferCard } from '../../../ui/stock/offer-card/offer-card';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';

const offer = (change: Partial<ResultsPageOffer> = {}): ResultsPageOffer => ({
  id: '7',
  link: '/offers/winter/',
  message: 'Winter check for £20',
  desktopImage: '/offers/winter-wide.webp',
  mobileImage: '/offers/winter-narrow.webp',
  rules: {},
  ...change,
});

const card = (change: Partial<ResultsPageOffer> = {}) => <OfferCard offer={offer(change)} />;
const without = (key: keyof ResultsPageOffer): ResultsPageOffer => {
  const { [key]: _, ...rest } = offer();
  return rest as ResultsPageOffer;
};

const picture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));
const fail = (container: HTMLElement) => {
  const image = container.querySelector('img');
  if (image !== null) fireEvent.error(image);
};

describe('An offer between the results', () => {
  it('is a link with a picture for wide windows and one for narrow ones [CARD-32] [PROMO-06]', async () => {
    const { container, user, address } = show(card());
    expect(picture(container)).toBe('/offers/winter-narrow.webp');
    expect(sources(container)).toEqual(['/offers/winter-wide.webp']);
    await user.click(screen.getByRole('link', { name: 'Winter check for £20' }));
    expect(address()).toBe('/offers/winter/');
  });

  it.each(['desktopImage', 'mobileImage'] as const)(
    'shows the other picture at all widths when it has no %s [CARD-32]',
    (missing) => {
      const { container } = show(<OfferCard offer={without(missing)} />);
      expect(container.querySelectorAll('img')).toHaveLength(1);
      expect(sources(container)).toEqual([]);
    },
  );

  it('shows the fallback picture at both widths when its own fails, and then asks no more [CARD-32] [IG-1]', () => {
    const { container } = show(card());
    fail(container);
    expect(picture(container)).toBe('/pictures/placeholder-640.webp');
    expect(sources(container)).toEqual([]);
    fail(container);
    expect(picture(container)).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Winter check for £20' })).toBeTruthy();
  });

  it('shows the pictures of the next offer after one whose pictures failed [IG-1]', () => {
    const { container, become } = show(card());
    fail(container);
    become(card({ mobileImage: '/offers/spring-narrow.webp' }));
    expect(picture(container)).toBe('/offers/spring-narrow.webp');
  });

  it.each([
    'javascript:window.__x=1',
    ' JavaScript:window.__x=1',
    'java\tscript:window.__x=1',
    'data:text/html,x',
    '',
  ])('is no link when its address is %j [CX-3]', (link) => {
    show(card({ link }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Winter check for £20')).toBeTruthy();
  });

  it.each([
    ['used/cars/', '/used/cars/'],
    ['https://example.org/', 'https://example.org/'],
    ['tel:01632960001', 'tel:01632960001'],
  ])('leads to %s by %s [CX-3]', (link, href) => {
    show(card({ link }));
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it('is text without a link when it has no address [CX-3]', () => {
    show(<OfferCard offer={without('link')} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const { html, complaints } = await throughTheServer(card());
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(card());
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
