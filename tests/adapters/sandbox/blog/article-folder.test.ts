import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { articleFolder, SHIPPED_ARTICLES } from '../../../../adapters/sandbox/blog/article-folder';
import { findArticles } from '../../../../adapters/sandbox/blog/find-articles';
import { wirePost } from '../../../../adapters/sandbox/blog/wire-post';
import { parsePictureAddress } from '../../../../adapters/sandbox/pictures/picture-address';
import { sanitiseOnServer } from '../../../../adapters/html/sanitise-on-server';

const folders: string[] = [];
let folder = '';
let lines: string[] = [];
let clock = 0;
const opened = () => articleFolder({ folder, say: (line) => lines.push(line), now: () => clock });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
};
const file = (facts: string, body = 'Text.') =>
  `---\ntitle: Vans\npublished: 2026-01-12\nauthor: Jo van Dyk\ncategory: Vans & co\nintroduction: An introduction.\n${facts}---\n\n${body}\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-articles-'));
  folders.push(folder);
  lines = [];
  clock = 0;
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

describe('A folder of articles', () => {
  it('has a Markdown file as an article by the name of the file', () => {
    write(
      'used-vans.md',
      file('tags: [VAT, vans]\nfeatured: true\ntemplate: 2\n', '## Why\n\n*So.*'),
    );
    write('notes.txt', 'no article');
    expect(opened()()).toEqual([
      {
        slug: 'used-vans',
        title: 'Vans',
        published: '2026-01-12',
        firstName: 'Jo',
        lastName: 'van Dyk',
        category: 'Vans & co',
        tags: ['VAT', 'vans'],
        introduction: 'An introduction.',
        isFeatured: true,
        isWithdrawn: false,
        templateId: 2,
        html: '<h2>Why</h2>\n<p><em>So.</em></p>\n',
      },
    ]);
    expect(lines).toEqual([]);
  });

  it('tells of a wrong file by name and line, and all others stand', () => {
    write('a.md', file(''));
    write('b.md', file('publishd: 2026-01-12\ntags: vans\nfeatured: yes please\n'));
    write('c.md', '---\ntitle: X\npublished: 2026-02-30\ntags: [\n---\n');
    write('d.md', 'No facts at all');
    write('e.md', '---\n- a\n- b\n---\n');
    expect(opened()().map(({ slug }) => slug)).toEqual(['a']);
    expect(
      lines.map((line) => line.replace(`${folder}/`, '').replace(/\. The article.*/, '')),
    ).toEqual([
      'b.md:8: tags must be a list of texts, such as [diesel, MOT]',
      expect.stringMatching(/^b\.md:7: publishd is not known here; known are title, published,/),
      'b.md:9: featured must be true or false',
      expect.stringMatching(/^c\.md:\d: Flow sequence/),
      'd.md:1: the file does not begin with facts between two lines of ---',
      'e.md:1: its facts are no list of names and values',
    ]);
  });

  it('has a day that no calendar has told of', () => {
    write('c.md', file('').replace('2026-01-12', '2026-13-01'));
    expect(opened()()).toEqual([]);
    expect(lines[0]).toContain('c.md:3: published must be a day such as 2026-03-31');
  });

  it('shows what an editor saves within a second, and tells of a mistake once', () => {
    const articles = opened();
    write('a.md', file(''));
    expect(articles()).toHaveLength(1);
    write('b.md', file('updated: 2026-02-01\n'));
    expect(articles()).toHaveLength(1);
    clock = 1_000;
    expect(articles()).toHaveLength(2);
    write('b.md', 'broken');
    clock = 2_000;
    expect(articles().map(({ slug }) => slug)).toEqual(['a']);
    clock = 3_000;
    articles();
    expect(lines).toHaveLength(1);
    rmSync(join(folder, 'a.md'));
    clock = 4_000;
    expect(articles()).toEqual([]);
  });

  it('that is not there has none, and is told of once', () => {
    rmSync(folder, { recursive: true });
    const articles = opened();
    expect(articles()).toEqual([]);
    clock = 5_000;
    expect(articles()).toEqual([]);
    expect(lines).toEqual([`The folder of articles ${folder} cannot be read: there are none.`]);
  });

  it('reads 200 kB of broken HTML, which the site’s cleaner then makes whole', async () => {
    const broken = '<div><table><tr><td><b>x</i></p><img src=x onerror=alert(1)>'.repeat(3_300);
    write('a.md', file('', broken));
    const [article] = opened()();
    expect(article?.html.length).toBeGreaterThan(190_000);
    const clean = await sanitiseOnServer(article?.html ?? '');
    expect(clean).not.toMatch(/onerror|<script/);
    expect(clean.match(/<div>/g)?.length).toBe(clean.match(/<\/div>/g)?.length);
  });

  it('is not read to its end when a file is no article for its size', () => {
    write('a.md', file('', 'x'.repeat(1_000_001)));
    expect(opened()()).toEqual([]);
    expect(lines[0]).toContain('a.md:1: it has more than 1000000 bytes');
  });
});

describe('A search of the articles', () => {
  const found = (search: string) => {
    write('a.md', file('', 'Text `100% electric & <5 t (MOT)` and élan, aaaaaaaaaaaaaaaaaaaa.'));
    return findArticles(opened()(), search).length === 1;
  };

  it.each(['100%', '&', '<5', '(MOT)', 'mot', 'ELAN', 'electric 100%', 'vans', ''])(
    'finds %s as it is written [CO-4]',
    (search) => {
      expect(found(search)).toBe(true);
    },
  );

  it.each([
    '(x',
    '[a',
    'C++',
    '\\',
    '.*',
    'a|b',
    'amp',
    'lectric',
    '(a+)+$',
    '’',
    'a'.repeat(2_000),
  ])('takes %s for nothing else [CO-4]', (search) => {
    const started = performance.now();
    expect(found(search)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('The articles that are shipped', () => {
  const said: string[] = [];
  const articles = articleFolder({ folder: SHIPPED_ARTICLES, say: (line) => said.push(line) })();
  const published = articles.filter(({ isWithdrawn }) => !isWithdrawn);
  const bodyOf = (slug: string) =>
    readFileSync(join(SHIPPED_ARTICLES, `${slug}.md`), 'utf8')
      .split(/^---$/m)
      .slice(2)
      .join('');

  it('are all in order, thirty and more, three of them on top', () => {
    expect(said).toEqual([]);
    expect(articles).toHaveLength(readdirSync(SHIPPED_ARTICLES).length);
    expect(published.length).toBeGreaterThanOrEqual(30);
    expect(published.filter(({ isFeatured }) => isFeatured)).toHaveLength(3);
    expect(articles.length).toBeGreaterThan(published.length);
  });

  it.each(published.map((article) => [article.slug, article] as const))(
    '%s has 500 to 1,200 words, sources, a picture of the studio and no exclamation',
    (slug, article) => {
      const body = bodyOf(slug);
      const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(1_200);
      expect(body).toMatch(/^## Sources\n\n(- .+\n)+$/m);
      expect(body + article.title + article.introduction).not.toContain('!');
      expect(parsePictureAddress(article.image ?? '')).toBeDefined();
      expect(article.introduction.length).toBeLessThanOrEqual(220);
    },
  );

  it('come as the documents have a post [BLOG-14]', () => {
    const [article] = published;
    if (article === undefined) throw new Error('There is none');
    expect(wirePost(article, [], true)).toMatchObject({
      page_title: article.title,
      page_slug: article.slug,
      published_at: `${article.published} 09:00:00`,
      contents: { article: article.html },
      author: { first_name: article.firstName, last_name: article.lastName },
      sticky: 0,
    });
    expect(wirePost(article, [], false).contents).not.toHaveProperty('article');
  });
});
