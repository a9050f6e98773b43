import { act, fireEvent, screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ArticleQuery } from '../../../../core/content/public';
import type { VehicleSlug } from '../../../../core/stock/public';
import { blogRoutes } from '../../../../ui/pages/blog/routes';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { answering } from '../../../support/fakes/search-ports';
import { anArticle, anArticleSummary } from '../../../support/mothers/article';
import { aVehicle } from '../../../support/mothers/vehicle';

const LONG = ['One', 'Two', 'Three']
  .map((title) => `<h2>${title}</h2><p>${'word '.repeat(200)}</p>`)
  .join('');

const three = [1, 2, 3].map((n) => anArticleSummary({ slug: `top-${n}`, title: `Top ${n}` }));
const page = Array.from({ length: 13 }, (_, n) =>
  anArticleSummary({ slug: `a-${n}`, title: `Article ${n}` }),
);

function open(at: string, stock: FakeStock = {}) {
  const asked: ArticleQuery[] = [];
  const app = fakeApp({
    vehicles: [1, 2, 3, 4].map((n) => aVehicle({ slug: `v-${n}` as VehicleSlug })),
    ...stock,
    articles: {
      list: (query) => {
        asked.push(query);
        return answering({ articles: page, total: 40 });
      },
      featured: () => answering(three),
      categories: () =>
        answering([
          { slug: 'finance', name: 'Finance' },
          { slug: 'vans', name: 'Vans' },
        ]),
      article: () => answering(anArticle({ html: LONG })),
      ...stock.articles,
    },
  });
  return { asked, ...showRoutes(app, blogRoutes(app), at) };
}

const NOT_THERE = { kind: 'refused', status: 404 } as const;

const heading = () => screen.findByRole('heading', { level: 1 });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The landing of the blog', () => {
  it('has Top Posts, one dot for each of three, the first chosen [BLOG-01] [BLOG-04]', async () => {
    const { container } = open('/blog/');
    expect((await heading()).textContent).toBe('Blog');
    expect(screen.getByRole('heading', { name: 'Top Posts' })).toBeTruthy();
    const dots = within(screen.getByRole('group', { name: 'Choose a top post' })).getAllByRole(
      'radio',
    );
    expect(dots.map((dot) => (dot as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect(screen.getByRole('radio', { name: '2 of 3: Top 2' })).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('has All and the categories, a search, the order, the list and its pages [BLOG-02] [BLOG-03] [BLOG-05] [BLOG-06] [BLOG-13] [BLOG-19]', async () => {
    const { asked } = open('/blog/');
    await heading();
    const topics = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/',
      '/blog/category/finance/',
      '/blog/category/vans/',
    ]);
    expect(topics.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('searchbox', { name: 'Search the blog' })).toHaveProperty(
      'placeholder',
      'Search blogs',
    );
    const order = within(screen.getByRole('navigation', { name: 'Order of the articles' }));
    expect(order.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Latest',
      'Oldest',
    ]);
    expect(screen.getByRole('link', { name: 'Article 7' }).getAttribute('href')).toBe('/blog/a-7/');
    const pages = within(screen.getByRole('navigation', { name: 'Result pages' }));
    expect(pages.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe('/blog/?page=4');
    expect(asked).toEqual([{ order: 'latest', page: 1 }]);
  });

  it('has four vehicles beneath [BLOG-11]', async () => {
    open('/blog/');
    await heading();
    const strip = screen.getByRole('region', { name: 'In stock now' });
    expect(within(strip).getAllByRole('article')).toHaveLength(4);
  });

  it('folds away what is more than nine categories, and none is lost', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({ slug: `c-${n}`, name: `Category ${n}` }));
    open('/blog/category/c-399/', { articles: { categories: () => answering(many) } });
    await heading();
    const topics = screen.getByRole('navigation', { name: 'Categories' });
    expect(topics.querySelectorAll('a')).toHaveLength(401);
    expect(topics.querySelectorAll('details a')).toHaveLength(391);
    expect(topics.querySelector('[aria-current]')?.textContent).toBe('Category 399');
  });

  it('says so where the back end has no categories, and stands where they cannot be had [ERR-15] [CG-116]', async () => {
    open('/blog/', {
      articles: { categories: () => of(left(NOT_THERE)) },
    });
    await heading();
    expect(screen.getByText('Can not get all categories')).toBeTruthy();
  });
});

describe('The search of the blog', () => {
  it('goes half a second after the last key, and stays in the box; Escape clears it [BLOG-15] [BLOG-16] [BLOG-17]', async () => {
    const { address, asked } = open('/blog/');
    await heading();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    box.focus();
    fireEvent.input(box, { target: { value: ' vans ' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(address()).toBe('/blog/');
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(address()).toBe('/blog-search/vans/');
    expect(asked.at(-1)).toEqual({ search: 'vans', order: 'latest', page: 1 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Articles about “vans”');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(address()).toBe('/blog/');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('marks what was searched for, and shows it as it was typed [CO-4]', async () => {
    const { container } = open('/blog-search/article%20%26/', {
      articles: {
        list: () =>
          answering({ articles: [anArticleSummary({ title: 'An article & more' })], total: 1 }),
      },
    });
    expect((await heading()).textContent).toBe('Articles about “article &”');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'article',
      '&',
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('article &');
  });

  it('says in the documents’ words that the back end has nothing [ERR-17] [CG-126]', async () => {
    open('/blog-search/zzz/', {
      articles: { list: () => of(left(NOT_THERE)) },
    });
    await heading();
    expect(screen.getByText('Vehicles not found...')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('says in ours that nothing was found, and has a row of the five latest, each a link [BLOG-13] [BLOG-20]', async () => {
    open('/blog-search/zzz/', {
      articles: {
        list: ({ search }) =>
          answering(
            search === undefined ? { articles: page, total: 40 } : { articles: [], total: 0 },
          ),
      },
    });
    await heading();
    expect(screen.getByRole('status').textContent).toContain('“zzz”');
    const row = within(screen.getByRole('region', { name: 'Latest articles' }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      page.slice(0, 5).map(({ slug }) => `/blog/${slug}/`),
    );
  });
});

describe('An article', () => {
  it('has its author, dates, reading time, category, tags, contents and two ways to share it [BLOG-07] [BLOG-08]', async () => {
    const { container } = open('/blog/vat-on-vans/', {
      articles: {
        article: () => answering(anArticle({ html: LONG, changedOn: '2026-04-01' })),
      },
    });
    expect((await heading()).textContent).toBe('VAT on vans');
    for (const words of ['By Graham Tattersall', '2 March 2026', '1 April 2026', '3 min read']) {
      expect(screen.getAllByText(words)).not.toHaveLength(0);
    }
    expect(screen.getByRole('link', { name: 'VAT' }).getAttribute('href')).toBe('/blog/tag/vat/');
    const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
    for (const link of contents.getAllByRole('link')) {
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      expect(target?.textContent).toBe(link.textContent);
    }
    const shares = screen.getByRole('list', { name: 'Share this article' });
    expect([...shares.querySelectorAll('a')].map(({ host }) => host)).toEqual([
      'www.facebook.com',
      'x.com',
    ]);
    expect(container.querySelector('script[src]')).toBeNull();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('has three others under You may also like… [BLOG-09]', async () => {
    open('/blog/vat-on-vans/');
    await heading();
    const related = screen.getByRole('region', { name: 'You may also like…' });
    expect(within(related).getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'has a search of the stock beside it when made by a template: %s [BLOG-10]',
    async (isTemplateBased, forms) => {
      const { container } = open('/blog/vat-on-vans/', {
        articles: { article: () => of(right(anArticle({ isTemplateBased }))) },
      });
      await heading();
      expect(container.querySelectorAll('form[action="/used/cars/search/"]')).toHaveLength(forms);
    },
  );

  it('without most of what it could have stands', async () => {
    const { container } = open('/blog/bare/', {
      articles: {
        article: () =>
          answering({
            slug: 'bare',
            title: 'Bare',
            tags: [],
            pictureWidths: [],
            html: '',
            isTemplateBased: false,
          }),
        list: () => answering({ articles: [], total: 0 }),
      },
      vehicles: [],
    });
    expect((await heading()).textContent).toBe('Bare');
    expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
