import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articlePages,
  articleText,
  highlighted,
  imageAddress,
  relatedArticles,
} from '../../../../core/content/public';
import { anArticleSummary } from '../../../support/mothers/article';

const LONG = `<p>${'word '.repeat(400)}</p>`;

describe('An article’s contents', () => {
  const titles = ['Costs', 'Costs', 'Costs 1', '🚗', '£', 'MOT &amp; tax', 'main', 'location'];
  const headings = titles.map((title) => `<h2>${title}</h2>`).join('');

  it('lead to headings with ids of their own, none empty, none of the page’s or a document’s [CO-5]', () => {
    const { contents, html } = articleText(
      `${LONG}${headings}<h2>Getting <a href="/x">a quote</a></h2>`,
    );
    expect(contents).toEqual([
      { id: 'on-costs', title: 'Costs' },
      { id: 'on-costs-2', title: 'Costs' },
      { id: 'on-costs-1', title: 'Costs 1' },
      { id: 'on-part', title: '🚗' },
      { id: 'on-part-2', title: '£' },
      { id: 'on-mot-tax', title: 'MOT & tax' },
      { id: 'on-main', title: 'main' },
      { id: 'on-location', title: 'location' },
      { id: 'on-getting-a-quote', title: 'Getting a quote' },
    ]);
    expect(html).toContain('<h2 id="on-getting-a-quote">Getting <a href="/x">a quote</a></h2>');
    expect(html.match(/ id="/g)).toHaveLength(contents.length);
  });

  it('are named soon, however many headings say the same', () => {
    const { contents } = articleText(LONG + '<h2>Part</h2>'.repeat(30_000));
    expect(contents.at(-1)?.id).toBe('on-part-30000');
    expect(new Set(contents.map(({ id }) => id)).size).toBe(30_000);
  });

  it('keep their ids when something else is written above [CO-5]', () => {
    const ids = (html: string) => articleText(html).contents.map(({ id }) => id);
    expect(ids(`${LONG}<h2>New</h2>${headings}`).slice(1)).toEqual(ids(LONG + headings));
  });

  it('are left out where the article is short, or has hardly a heading', () => {
    expect(articleText(`<p>Short.</p>${headings}`).contents).toEqual([]);
    expect(articleText(`${LONG}<h2>One</h2><h2>Two</h2>`).contents).toEqual([]);
  });

  it('know one heading of the first order, the page’s own', () => {
    expect(articleText('<h1>Title</h1><p>Text</p><hr>').html).toBe(
      '<h2 id="on-title">Title</h2><p>Text</p><hr>',
    );
  });

  it('has tables whose corner is no head', () => {
    expect(articleText('<tr><th scope="col"> </th><th>HP</th></tr>').html).toBe(
      '<tr><td></td><th>HP</th></tr>',
    );
  });

  it('come with pictures that wait, and the time to read it', () => {
    expect(articleText('<img src="/a.png" alt="">').html).toBe(
      '<img loading="lazy" decoding="async" src="/a.png" alt="">',
    );
    expect(articleText('').minutes).toBe(1);
    expect(articleText(LONG.repeat(3)).minutes).toBe(5);
  });
});

describe('Where a picture of the blog is', () => {
  it.each([
    ['media/blog/a.jpg', '/media/blog/a.jpg'],
    ['/media/a.jpg', '/media/a.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ])('is %s at %s [WE-137] [BLOG-12]', (sent, address) => {
    expect(imageAddress(sent)).toBe(address);
  });

  it.each([
    ['//cdn.example/a.jpg', '//cdn.example/a.jpg'],
    ['HTTPS://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['a b é.jpg', '/a%20b%20%C3%A9.jpg'],
    ['a%20b.jpg', '/a%20b.jpg'],
    ['', undefined],
    [undefined, undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg onload=x>', undefined],
    ['\\\\evil.example\\a.png', undefined],
  ])('is %s left as it is, encoded once, or none: %s [IG-3]', (sent, address) => {
    expect(imageAddress(sent)).toBe(address);
  });
});

describe('What was searched for', () => {
  const text = '100% electric & <5 t (MOT), électricité';

  it.each([
    ['100%', ['100%']],
    ['&', ['&']],
    ['<5', ['<5']],
    ['(MOT)', ['(MOT)']],
    ['electric', ['electric', 'électric']],
    ['ÉLECTRIC', ['electric', 'électric']],
    ['.*', []],
    ['amp', []],
    ['lectric', []],
    ['a|b', []],
  ])('is marked in a text as it is written: %s [CO-4]', (search, found) => {
    const stretches = highlighted(text, search);
    expect(stretches.filter(({ isFound }) => isFound).map((one) => one.text)).toEqual(found);
  });

  it('leaves the text as it was, whatever it and the search are [CO-4]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (written, search) => {
          expect(
            highlighted(written, search)
              .map((one) => one.text)
              .join(''),
          ).toBe(written);
        },
      ),
    );
  });

  it('is looked for in no time, however it is made [CO-4]', () => {
    const started = performance.now();
    highlighted('a'.repeat(40), '(a+)+$');
    highlighted('a'.repeat(5_000), 'a'.repeat(2_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('Articles that a reader may also like', () => {
  const article = anArticleSummary({ tags: [{ slug: 'vat', name: 'VAT' }] });
  const of = (slug: string, told: Parameters<typeof anArticleSummary>[0] = {}) =>
    anArticleSummary({ slug, tags: [], ...told });

  it('are three, the nearest first, and never itself [BLOG-09] [BLOG-20]', () => {
    const other = { slug: 'finance', name: 'Finance' };
    const found = relatedArticles(article, [
      article,
      of('far', { category: other, publishedOn: '2026-09-01' }),
      of('same-category'),
      of('same-tag', { category: other, tags: article.tags }),
      of('both', { tags: article.tags }),
      of('both', { tags: article.tags }),
    ]);
    expect(found.map(({ slug }) => slug)).toEqual(['both', 'same-tag', 'same-category']);
  });
});

describe('The pages of a list', () => {
  it.each([
    [40, 4],
    [39, 3],
    [13, 1],
    [14, 2],
    [0, 1],
  ])('of %i articles are %i [WE-138] [BLOG-19]', (total, pages) => {
    expect(articlePages(total)).toBe(pages);
  });
});
