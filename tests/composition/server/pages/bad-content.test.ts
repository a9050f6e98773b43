import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockOf, openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';

const ARTICLES = 'adapters/sandbox/content/articles';
const GONE = '/pictures/no-such-picture-1280.webp';

interface Field {
  readonly slug: string;
  readonly data: unknown;
}
interface PageAnswer {
  readonly data: { readonly fields: readonly Field[] };
}

let site: SiteInProcess;
const folder = mkdtempSync(join(tmpdir(), 'forecourt-editor-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'pages'));
  cpSync(join(ARTICLES, 'hp-or-pcp.md'), join(folder, 'hp-or-pcp.md'));
  cpSync(join(ARTICLES, 'what-an-apr-tells-you.md'), join(folder, 'what-an-apr-tells-you.md'));
  writeFileSync(
    join(folder, 'broken.md'),
    '---\ntitle: Broken\npublished: someday\n---\n\nWords.\n',
  );
  writeFileSync(
    join(folder, 'pages', 'broken.json'),
    '{\n  "title": "Broken",\n  "fields": {},\n}\n',
  );
  writeFileSync(
    join(folder, 'pages', 'comma.json'),
    JSON.stringify({
      title: 'A comma too many',
      template: 'landing',
      fields: {
        hero_title: 'A comma too many',
        budget_ranges: '[{"minimum_price":0,"maximum_price":5000,"budget_label":"Up to £5,000"},]',
        featured_boxes: [{ header: 'Still here', description: '<p>Words of the box.</p>' }],
      },
    }),
  );
  site = await openSiteInProcess(15_000, 0, undefined, { FORECOURT_CONTENT: folder });
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  site.alterAnswers((_, body) => body);
  expect(site.complaints).toEqual([]);
});

/** The answer with one page, its fields changed. */
function alterPage(slug: string, change: (field: Field) => Field): void {
  site.alterAnswers((path, body) => {
    if (path !== `/api/page/${slug}`) return body;
    const answer = JSON.parse(body) as PageAnswer;
    return JSON.stringify({
      data: { ...answer.data, fields: answer.data.fields.map(change) },
    });
  });
}

/** A page that a reader can use: one heading of its own, closed to its end, nothing that runs. */
function expectWhole(html: string): void {
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<\/main>[\s\S]*<\/footer>/);
  expect(html).toMatch(/<\/html>$/);
  expect(html).not.toMatch(/onerror=|href="\s*javascript:/i);
  expect(readable(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
}

describe('What editors get wrong, on the running site', () => {
  it('an article of 200 kB of broken HTML is a whole page, and its text is sent once', async () => {
    const broken =
      '<div><table><tr><td><b>word</i></p><img src=x onerror=alert(1)><h2>Part</h1>'.repeat(2_700) +
      '<!-- <script>alert(1)</script> <p title="';
    expect(broken.length).toBeGreaterThan(200_000);
    site.alterAnswers((path, body, asked) => {
      if (path !== '/api/blog/all' || !asked.includes('slug=')) return body;
      const answer = JSON.parse(body) as { data: Record<string, unknown>[] };
      for (const post of answer.data) post['contents'] = { article: broken };
      return JSON.stringify(answer);
    });
    const { html, status } = await site.get('/blog/hp-or-pcp/');
    expect(status).toBe(200);
    expectWhole(html);
    expect(html.match(/<div[\s>]/g)?.length).toBe(html.match(/<\/div>/g)?.length);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(blockOf(html, '<script type="application/json" id="page-data">')).not.toContain(
      '<table',
    );
  }, 30_000);

  it('of 400 categories none is lost, and most are folded away', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({
      id: n,
      slug: `c-${String(n)}`,
      name: `Category ${String(n)}`,
    }));
    site.alterAnswers((path, body) =>
      path === '/api/blog/categories' ? JSON.stringify({ data: many }) : body,
    );
    const { html, status } = await site.get('/blog/');
    expect(status).toBe(200);
    expectWhole(html);
    const topics = /<nav[^>]*aria-label="Categories".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(topics.match(/href="\/blog\/category\/c-\d+\/"/g)).toHaveLength(400);
    const folded = topics.slice(topics.indexOf('<details'));
    expect(folded.match(/href="\/blog\/category\//g)?.length).toBeGreaterThan(380);
  });

  it('a hero picture that is gone leaves the page, its words and the room of the picture', async () => {
    alterPage('servicing', (field) =>
      field.slug === 'hero_image' ? { ...field, data: GONE } : field,
    );
    const { html, status } = await site.get('/servicing/');
    expect(status).toBe(200);
    expectWhole(html);
    const image = new RegExp(`<img[^>]*src="${GONE}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(image).toContain('alt=');
    // What leaves its place empty instead of a broken picture.
    expect(html).toContain("t.style.visibility=k==='load'?'':'hidden'");
    expect(readable(html)).toContain('Servicing and MOT by the people who know your car');
    expect((await site.get(GONE)).status).toBe(404);
  });

  it('JSON with a trailing comma costs its own section, is told of, and the rest stands [CX-4]', async () => {
    const before = site.failures.length;
    const { html, status } = await site.get('/comma/');
    expect(status).toBe(200);
    expectWhole(html);
    expect(readable(html)).toContain('Words of the box.');
    expect(html).not.toContain('Search by price ranges');
    expect(site.failures.slice(before).join('\n')).toContain('budget_ranges');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['an empty list', []],
    ['"[]"', '[]'],
    ['an object', { a: { b: [null] } }],
    ['a list of nothing', [null, 7, {}, [[]]]],
    ['false', false],
  ])(
    'a page whose every field is %s is a page or is not there, and never an error',
    async (_, data) => {
      for (const slug of ['servicing', 'used-vans-for-business', 'your-first-car', 'packages']) {
        alterPage(slug, (field) => ({ ...field, data }));
        const { html, status } = await site.get(`/${slug}/`);
        expect([200, 404], slug).toContain(status);
        expectWhole(html);
      }
    },
  );

  it('a page without any field, or with fields that are none, is not there', async () => {
    for (const fields of [undefined, null, 'words', 7, [null], [{}], [{ slug: 4 }]]) {
      site.alterAnswers((path, body) =>
        path === '/api/page/servicing'
          ? JSON.stringify({ data: { slug: 'servicing', title: 'T', fields } })
          : body,
      );
      const { html, status } = await site.get('/servicing/');
      expect([200, 404, 503]).toContain(status);
      expectWhole(html);
    }
  });

  it('a file whose front matter or JSON is invalid is left out, and all others stand', async () => {
    expect((await site.get('/blog/broken/')).status).toBe(404);
    expect((await site.get('/broken/')).status).toBe(404);
    expect((await site.get('/blog/what-an-apr-tells-you/')).status).toBe(200);
    const { html } = await site.get('/blog/');
    expect(html).toContain('href="/blog/hp-or-pcp/"');
    expect(html).not.toContain('href="/blog/broken/"');
    expect(site.saidOfContent.join('\n')).toMatch(/broken\.md:3: /);
    expect(site.saidOfContent.join('\n')).toMatch(/broken\.json:4: /);
  });
});
