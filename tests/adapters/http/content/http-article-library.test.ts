import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CleanHtml } from '../../../../adapters/html/clean-html';
import {
  HttpArticleLibrary,
  type LatestKey,
} from '../../../../adapters/http/content/http-article-library';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { ALL_ARTICLES } from '../../../../core/content/public';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const washed: CleanHtml = (html) => Promise.resolve(`clean ${html}`);

const over = (answer: FakeAnswer, latest?: LatestKey, cleanHtml = washed) => {
  const fake = fakeTransport(answer);
  const lines: string[] = [];
  const library = new HttpArticleLibrary(makeHttpClient(fake), cleanHtml, latest, (line) =>
    lines.push(line),
  );
  return { fake, library, lines };
};

const post = (told: object = {}) => ({
  page_title: 'VAT on <b>vans</b>',
  page_slug: 'vat',
  published_at: '2026-03-02 09:00:00',
  updated_at: '2026-04-01T10:00:00Z',
  introduction: '<p>Which price\nis yours.</p>',
  image: 'media/a.jpg',
  image_set: [{ url: '/a-320.webp', width: '320' }, { url: '/a b.webp' }, null],
  contents: { main_image: '/b.jpg', introduction: 'x', article: '<p>Text</p>' },
  template_id: 1,
  category: { id: 3, name: 'Vans', slug: 'vans' },
  tags: [{ slug: 'vat', name: 'VAT' }, { slug: 'vat', name: 'again' }, { name: 'no slug' }, 7],
  sticky: 1,
  author: { first_name: 'Graham', last_name: 'Tattersall' },
  ...told,
});

const READ = {
  slug: 'vat',
  title: 'VAT on vans',
  publishedOn: '2026-03-02',
  changedOn: '2026-04-01',
  introduction: 'Which price is yours.',
  picture: '/media/a.jpg',
  pictureWidths: [{ address: '/a-320.webp', width: 320 }],
  category: { slug: 'vans', name: 'Vans' },
  tags: [{ slug: 'vat', name: 'VAT' }],
  author: 'Graham Tattersall',
};

const asked = (url = '') => readQueryString(url.split('?')[1] ?? '');

describe('A list of articles', () => {
  it('is asked for by the parameters of the documents, and read from data and meta [CALL-36] [BLOG-14] [BLOG-19]', async () => {
    const { library, fake } = over({ json: { data: [post()], meta: { total: '40' } } });
    expect(
      await firstValueFrom(
        library.list({ search: '100%', category: 'vans', tag: 'vat', order: 'oldest', page: 2 }),
      ),
    ).toEqual(right({ articles: [READ], total: 40 }));
    expect(fake.calls[0]?.url).toMatch(/^\/api\/blog\/all\?/);
    expect(asked(fake.calls[0]?.url)).toEqual([
      ['search', '100%'],
      ['resultsPerPage', '13'],
      ['page', '2'],
      ['category', 'vans'],
      ['tag', 'vat'],
      ['sort', 'age|asc'],
    ]);
  });

  it.each([
    ['age|desc', undefined],
    ['age|desc', 'age|desc'],
    ['age|asc', 'age|asc'],
  ] as const)(
    'has the latest first by the key %s, set to %s [CG-123] [BLOG-21]',
    async (key, latest) => {
      const { library, fake } = over({ json: { data: [] } }, latest);
      await firstValueFrom(library.list(ALL_ARTICLES));
      expect(new Map(asked(fake.calls[0]?.url)).get('sort')).toBe(key);
    },
  );

  it('leaves out a post that is none, says which, and has the rest [CX-4]', async () => {
    const json = { data: { data: [post(), null, { page_slug: 'x' }, post(), 'text'] } };
    const { library, lines } = over({ json });
    expect(await firstValueFrom(library.list(ALL_ARTICLES))).toEqual(
      right({ articles: [READ], total: 1 }),
    );
    expect(lines).toEqual([
      '/api/blog/all: data.1 is not a post with page_slug and page_title, and is left out',
      '/api/blog/all: data.2 is not a post with page_slug and page_title, and is left out',
      '/api/blog/all: data.4 is not a post with page_slug and page_title, and is left out',
    ]);
  });

  it.each([
    ['null', null],
    ['of the wrong type', 7],
    ['an empty list', []],
    ['"[]"', '[]'],
    ['broken JSON', '{"a":1,}'],
  ])('stands when every other field is %s', async (_, nothing) => {
    const fields = Object.keys(post()).filter((key) => !/^page_(slug|title)$/.test(key));
    const json = { data: [post(Object.fromEntries(fields.map((key) => [key, nothing])))] };
    const { library } = over({ json });
    const answer = await firstValueFrom(library.list(ALL_ARTICLES));
    if (isLeft(answer)) throw new Error('The list could not be read');
    expect(answer.right.articles[0]).toMatchObject({ slug: 'vat', title: 'VAT on vans', tags: [] });
    expect(answer.right.articles[0]).not.toHaveProperty('publishedOn');
  });

  it.each([
    [{ json: { data: 7 } }, 'unreadable'],
    [{ json: { data: [null] } }, 'unreadable'],
    [{ status: 404, json: {} }, 'refused'],
    ['offline' as const, 'unreachable'],
  ])('fails as its call does: %j', async (answer, kind) => {
    const { library } = over(answer);
    const outcome = await firstValueFrom(library.list(ALL_ARTICLES));
    expect(isLeft(outcome) && outcome.left.kind).toBe(kind);
  });
});

describe('The top posts', () => {
  it('are three that editors have made sticky [BLOG-20]', async () => {
    const { library, fake } = over({ json: { data: [post()] } });
    expect(await firstValueFrom(library.featured())).toEqual(right([READ]));
    expect(asked(fake.calls[0]?.url)).toEqual([
      ['resultsPerPage', '3'],
      ['page', '1'],
      ['sort', 'age|desc'],
      ['sticky', '1'],
    ]);
  });
});

describe('An article', () => {
  it('is the list’s own of that slug, its text cleaned [CG-124]', async () => {
    const { library, fake } = over({ json: { data: [post({ page_slug: 'other' }), post()] } });
    expect(await firstValueFrom(library.article('vat'))).toEqual(
      right({ ...READ, html: 'clean <p>Text</p>', isTemplateBased: true }),
    );
    expect(asked(fake.calls[0]?.url)).toEqual([
      ['slug', 'vat'],
      ['resultsPerPage', '1'],
    ]);
  });

  it.each([
    ['as JSON in a text', JSON.stringify({ article: '<p>Text</p>' })],
    ['as the text itself', '<p>Text</p>'],
  ])('may have its contents %s', async (_, contents) => {
    const { library } = over({ json: { data: [post({ contents })] } });
    expect(await firstValueFrom(library.article('vat'))).toMatchObject(
      right({ html: 'clean <p>Text</p>' }),
    );
  });

  it.each([
    [1, true],
    ['2', true],
    ['blog', true],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
  ])('is made by a template where it names one: %j, %s [BLOG-10]', async (template_id, made) => {
    const { library } = over({ json: { data: [post({ template_id })] } });
    expect(await firstValueFrom(library.article('vat'))).toMatchObject(
      right({ isTemplateBased: made }),
    );
  });

  it('is not there where the answer holds others only, and gone where the back end says so', async () => {
    const { library } = over({ json: { data: [post({ page_slug: 'other' })] } });
    expect(await firstValueFrom(library.article('vat'))).toEqual(
      left({ kind: 'refused', status: 404 }),
    );
    const gone = over({ status: 410, json: {} }).library;
    expect(await firstValueFrom(gone.article('vat'))).toMatchObject(
      left({ kind: 'refused', status: 410 }),
    );
  });

  it('is not shown when its text cannot be cleaned', async () => {
    const failing: CleanHtml = () => Promise.reject(new Error('no cleaner'));
    const { library } = over({ json: { data: [post()] } }, undefined, failing);
    expect(await firstValueFrom(library.article('vat'))).toEqual(left({ kind: 'unreachable' }));
  });

  it('of 200 kB comes whole', async () => {
    const article = `<p>${'word '.repeat(39_000)}`;
    const { library } = over({ json: { data: [post({ contents: { article } })] } });
    expect(await firstValueFrom(library.article('vat'))).toMatchObject(
      right({ html: `clean ${article.trim()}` }),
    );
  });
});

describe('Categories', () => {
  it('are read from data, each once, though there be 400 [CALL-35]', async () => {
    const data = Array.from({ length: 400 }, (_, id) => ({ id, name: `C ${id}`, slug: `c-${id}` }));
    const { library } = over({
      json: { data: { data: [...data, data[0], { name: 'none' }, null] } },
    });
    const answer = await firstValueFrom(library.categories());
    if (isLeft(answer)) throw new Error('There are no categories');
    expect(answer.right).toHaveLength(400);
    expect(answer.right[399]).toEqual({ slug: 'c-399', name: 'C 399' });
  });
});
