import { describe, expect, it } from 'vitest';
import { branchContactPath } from '../../../../core/content/rules/branch-contact-path';
import { pageText } from '../../../../core/content/rules/page-text';

const page = (html: string, title?: string) =>
  pageText({
    slug: 'about-us',
    ...(title !== undefined && { title }),
    fields: [{ slug: 'content', html }],
  });

describe('a page that editors have written', () => {
  it('is an opening and parts, each with a heading and a name for addresses [ROUTE-35]', () => {
    const text = page(
      '<p>Hello</p><h2>Prices &amp; fees</h2><p>One</p><h2><em>Part</em> exchange</h2><ul><li>Two</li></ul>',
      'About us',
    );
    expect(text).toEqual({
      title: 'About us',
      description: 'Hello',
      opening: '<p>Hello</p>',
      sections: [
        { id: 'on-prices-fees', title: 'Prices & fees', html: '<p>One</p>' },
        { id: 'on-part-exchange', title: 'Part exchange', html: '<ul><li>Two</li></ul>' },
      ],
    });
  });

  it('gives two parts of one name, and one of none, names of their own', () => {
    const ids = page('<h2>A</h2>x<h2>A</h2>y<h2>…</h2>z')?.sections.map(({ id }) => id);
    expect(ids).toEqual(['on-a', 'on-a-2', 'on-part']);
  });

  it('is called by its address when it has no title', () => {
    expect(page('<p>Hello</p>')?.title).toBe('About us');
  });

  it.each(['', '<p> </p>', '<p>&nbsp;</p>'])('is no page without a word to read: %j', (html) => {
    expect(page(html, 'Empty')).toBeUndefined();
  });

  it.each(['footer', 'vehicle-detail', 'used-cars-search', 'finance-calculator'])(
    'is not %s, which is made of blocks for other pages',
    (slug) => {
      const fields = [{ slug: 'content', html: '<p>Hello</p>' }];
      expect(pageText({ slug, title: 'Blocks', fields })).toBeUndefined();
    },
  );

  it('is described in a sentence that is cut between words', () => {
    const description = page(`<p>${'word '.repeat(60)}</p>`)?.description ?? '';
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/word…$/);
  });
});

describe('the contact page of a town', () => {
  it.each([
    ['stoke-on-trent', '/contact/stoke/'],
    ['crewe', '/contact/crewe/'],
    ['constructor', '/contact/constructor/'],
    ['a/b', '/contact/a%2Fb/'],
  ])('of %s is %s [ROUTE-38, WE-145]', (town, path) => {
    expect(branchContactPath(town)).toBe(path);
  });
});
