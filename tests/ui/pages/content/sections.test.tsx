import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PageSection } from '../../../../core/content/public';
import { NOTHING_BESIDE } from '../../../../core/showroom/public';
import { Budgets } from '../../../../ui/content/sections/budgets-section';
import { Packages } from '../../../../ui/content/sections/packages-section';
import { ReviewsBlock } from '../../../../ui/content/sections/reviews-block';
import { SectionViews } from '../../../../ui/content/sections/section-view';
import { USUAL_PACKAGES } from '../../../../core/content/public';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const views = (sections: readonly PageSection[], opensPage = false) => (
  <SectionViews sections={sections} beside={NOTHING_BESIDE} half="cars" opensPage={opensPage} />
);

const range = (least: number, most: number) => ({ least, most, label: `${least} to ${most}` });

describe('The search by price ranges', () => {
  const section = { kind: 'budgets', ranges: [range(0, 5000), range(5000, 10_000)] } as const;

  it('has a button for each range, and leads to what is chosen [PAGE-29, PAGE-30, PAGE-31, PAGE-34, WE-141]', () => {
    show(<Budgets section={section} />);
    const link = () => screen.getByRole('link', { name: 'Search by Price' }).getAttribute('href');
    const low = screen.getByRole('button', { name: '0 to 5000' });
    const middle = screen.getByRole('button', { name: '5000 to 10000' });
    expect(link()).toBe('/used/cars/search/');
    fireEvent.click(low);
    expect(link()).toBe('/used/cars/search/?min_price=0&max_price=5000');
    expect(low.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(middle);
    expect(link()).toBe('/used/cars/search/?min_price=0,5000&max_price=5000,10000');
    fireEvent.click(low);
    expect(link()).toBe('/used/cars/search/?min_price=5000&max_price=10000');
    expect(low.getAttribute('aria-pressed')).toBe('false');
  });

  it('is a list of links without script', async () => {
    const { html } = await throughTheServer(<Budgets section={section} />, fakeApp(), undefined);
    expect(html).toContain('href="/used/cars/search/?min_price=0&amp;max_price=5000"');
    expect(html).not.toContain('<button');
  });
});

describe('The packages', () => {
  it('are one table, whose heads say what each number is of [PAGE-27, PAGE-28]', async () => {
    const { container } = show(
      <Packages section={{ kind: 'packages', packages: USUAL_PACKAGES }} />,
    );
    const row = screen.getByRole('row', { name: /^MOT insurance/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 year', '1 year', '2 years']);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('say nothing of a part that nobody has told', () => {
    show(
      <Packages
        section={{ kind: 'packages', packages: [{ name: 'Own', years: { warranty: 0 } }] }}
      />,
    );
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('cell').textContent).toBe('Not included');
  });
});

describe('A film on a page', () => {
  const media = (video: string): readonly PageSection[] => [
    { kind: 'media', columns: 4, items: [{ header: 'Tour', video }] },
  ];

  it('is nobody’s call before a press, and plays from it on [PAGE-18, PAGE-19]', () => {
    const { container } = show(views(media('https://youtu.be/aqz-KE-bpKQ')));
    expect(container.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: /^Play the video “Tour” from YouTube/ });
    expect(link.getAttribute('href')).toBe('https://youtu.be/aqz-KE-bpKQ');
    fireEvent.click(link);
    const frame = screen.getByTitle('Tour');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(document.activeElement).toBe(frame);
  });

  it('with a host that we cannot play from is only led to', () => {
    const { container } = show(views(media('https://example.org/film')));
    fireEvent.click(screen.getByRole('link', { name: /^Watch “Tour”/ }));
    expect(container.querySelector('iframe, video')).toBeNull();
  });
});

describe('The sections of a page', () => {
  it('begin with the heading of the page, and have no other of its order [PAGE-01, PAGE-10]', () => {
    show(
      views(
        [
          { kind: 'banners', banners: [{ header: 'First' }, { header: 'Second' }] },
          { kind: 'hero', header: 'Third' },
        ],
        true,
      ),
    );
    expect(
      screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    ).toEqual(['First']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('fold and open without script [PAGE-26]', async () => {
    const { html } = await throughTheServer(
      views([{ kind: 'text', folds: true, header: 'More', html: '<p>Inside</p>' }]),
      fakeApp(),
      undefined,
    );
    expect(html).toMatch(/<details[^>]*><summary>.*Read More.*Close.*<\/summary>.*<p>Inside<\/p>/s);
  });

  it('lead to a chat, and to the form of a newsletter that is set, and load neither [PAGE-08, PAGE-16]', () => {
    const app = fakeApp({
      settings: { newsletterForm: 'news', chatAddress: 'https://chat.example/' },
    });
    const { container } = show(
      views([{ kind: 'chat', name: 'Ask Sam' }, { kind: 'newsletter' }]),
      app,
    );
    expect(screen.getByRole('link', { name: 'Start a chat' }).getAttribute('href')).toBe(
      'https://chat.example/',
    );
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/form/news/');
    expect(container.querySelector('script, iframe')).toBeNull();
  });

  it('let no heading be skipped: a card is headed below its section, or in its place', () => {
    const cards: PageSection = { kind: 'cards', cards: [{ header: 'Card' }] };
    const { container } = show(views([cards, { ...cards, header: 'Cards' }], true));
    expect(
      [...container.querySelectorAll('h2, h3')].map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      ),
    ).toEqual(['H2 Card', 'H2 Cards', 'H3 Card']);
  });

  it('have no fault that axe finds, full or sparse', async () => {
    const full: readonly PageSection[] = [
      {
        kind: 'hero',
        header: 'A',
        intro: 'b',
        html: '<p>c</p>',
        button: { text: 'Go', address: '/a/' },
      },
      { kind: 'boxes', header: 'Boxes', boxes: [{ header: 'x', html: '<p>y</p>' }, {}] },
      { kind: 'cards', cards: [{ picture: { address: '/a.jpg', alt: '' }, header: 'Card' }] },
      { kind: 'feature', intro: 'only a line' },
      { kind: 'divided', left: '<h2>l</h2>', right: '<p>r</p>' },
      {
        kind: 'media',
        columns: 3,
        items: [{ picture: { address: '/a.jpg', alt: 'A' } }, { header: 'x' }],
      },
      { kind: 'text', html: '<p>x</p>' },
      { kind: 'form', place: 'top', formId: '29', branches: [] },
      { kind: 'chat', name: 'Chat' },
    ];
    const { container } = show(views(full, true));
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});

describe('Reviews as an editor has placed them', () => {
  const reviews = {
    reviews: [5, 4, 3, 5, 1].map((rating, place) => ({
      author: `Shopper ${place}`,
      rating,
      text: `Words ${place}`,
    })),
    averageRating: 3.6,
  };
  const block = { title: 'They say', isTinted: false, isOfGroup: true, reviews: [reviews] };

  it('are those of four and five stars in a carousel [REV-04, REV-05]', () => {
    show(<ReviewsBlock blocks={[{ ...block, shown: 'carousel' }]} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toHaveLength(3);
    expect(shown.join()).not.toMatch(/Words [24]/);
  });

  it('are the score and the first four as they came in a widget [REV-05]', () => {
    show(<ReviewsBlock blocks={[{ ...block, shown: 'widget' }]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/3\.6 out of 5/)).toBeTruthy();
  });
});
