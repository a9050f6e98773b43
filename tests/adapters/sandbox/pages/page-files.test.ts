import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { storedPage } from '../../../../adapters/sandbox/pages/stored-page';
import { watchedFiles } from '../../../../adapters/sandbox/pages/watched-files';
import { pageFolder } from '../../../../adapters/sandbox/pages/page-folder';
import { inPounds } from '../../../../core/kernel/money';
import { HOLD_MS, RESERVATION_FEE } from '../../../../core/reservation/public';
import { checkPageFile } from '../../../../composition/cli/page/check-page-file';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const MARKDOWN = `---
title: Spring
updated: 2026-03-31
hero_two:
  - header: One
    button_text: Go
    button_link: javascript:alert(1)
  - 7
budget_ranges: '[{"minimum_price":1},]'
vehicles_headr: Slip
---

## Words

Some.
`;

describe('the file of a page', () => {
  it('is a page by its path, with its facts, its fields and its text', () => {
    expect(
      storedPage('offers/spring.md', '---\ntitle: Spring\nvehicles_header: New\n---\n\n**Hi**\n'),
    ).toEqual({
      slug: 'offers/spring',
      title: 'Spring',
      fields: [
        { slug: 'vehicles_header', data: 'New' },
        { slug: 'content', data: '<p><strong>Hi</strong></p>\n' },
      ],
    });
  });

  it.each([
    ['{"title":"A","fields":{"content":"x"}}'],
    ['{"title":"A","fields":[{"slug":"content","data":"x"}]}'],
    ['{"title":"A","content":"x"}'],
  ])('may be JSON: %s', (text) => {
    expect(storedPage('a.json', text)).toEqual({
      slug: 'a',
      title: 'A',
      fields: [{ slug: 'content', data: 'x' }],
    });
  });

  it.each([
    ['a.json', '{\n  "title": "A",\n}', [3]],
    ['a.json', '[]', [1]],
    ['a.md', 'no head', [1]],
    ['a.md', '---\ntitle: A\nupdated: 2026-13-01\n---\n', [3]],
    ['a.md', '---\ntitle: [\n---\n', [2]],
    ['a b.md', '---\ntitle: A\n---\n', [1]],
    ['a.md', '---\nupdated: 2026-01-01\n---\n', [1]],
  ])('%s with %j is told of by its lines', (name, text, lines) => {
    const problems = storedPage(name, text);
    expect(problems).toBeInstanceOf(Array);
    expect((problems as unknown as readonly { line: number }[]).map(({ line }) => line)).toEqual(
      lines,
    );
  });

  it('is checked against what a page can be, with line and place of each fault', async () => {
    expect(await checkPageFile('offers/spring.md', MARKDOWN)).toEqual([
      {
        line: 7,
        path: 'hero_two.0.button_link',
        what: 'cannot be read: expected an address to follow',
      },
      { line: 8, path: 'hero_two.1', what: 'cannot be read: expected an object' },
      { line: 9, path: 'budget_ranges', what: 'cannot be read: expected JSON' },
      { line: 10, path: 'vehicles_headr', what: 'no part of a page is called so' },
    ]);
    const json =
      '{\n  "title": "A",\n  "fields": {\n    "chat_bto": "x",\n    "hero_one": [\n      1\n    ]\n  }\n}';
    expect((await checkPageFile('a.json', json)).map(({ line, path }) => [line, path])).toEqual([
      [1, undefined],
      [4, 'chat_bto'],
      [6, 'hero_one.0'],
    ]);
  });

  it('has no fault where it is shipped', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const shipped = 'adapters/sandbox/content/pages';
    const names = readdirSync(shipped, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:md|json)$/.test(name),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect([name, await checkPageFile(name, readFileSync(join(shipped, name), 'utf8'))]).toEqual([
        name,
        [],
      ]);
    }
  });
});

describe('the terms that are shipped', () => {
  it('say what a reservation costs and how long one is held, as the site does', () => {
    const terms = pageFolder()().get('terms-and-conditions');
    const text = String(terms?.fields.find(({ slug }) => slug === 'content')?.data);
    expect(text).toContain(`costs ${inPounds(RESERVATION_FEE)}, paid by card`);
    expect(text).toContain(`held for you for ${String(HOLD_MS / 60_000)} minutes`);
  });
});

describe('a folder of pages', () => {
  it('is read anew as it changes; a file that is wrong is told of by name and line, and the rest stands [CX-4]', () => {
    const own = join(folder, 'pages');
    mkdirSync(join(own, 'offers'), { recursive: true });
    let now = 0;
    const said: string[] = [];
    const pages = watchedFiles({
      folder: own,
      endings: ['.md'],
      read: storedPage,
      what: 'page',
      say: (line) => said.push(line),
      now: () => now,
    });
    expect(pages().size).toBe(0);
    writeFileSync(join(own, 'offers/spring.md'), '---\ntitle: Spring\n---\n\nHi\n');
    writeFileSync(join(own, 'broken.md'), '---\ntitle: [\n---\n');
    expect(pages().size).toBe(0);
    now = 2_000;
    expect([...pages().keys()]).toEqual(['offers/spring.md']);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/broken\.md:\d+: .*The page is left out until that is put right\.$/);
  });

  it('goes before the pages that are shipped', () => {
    writeFileSync(join(folder, 'pages/warranty.md'), '---\ntitle: Our own\n---\n\nHi\n');
    const pages = pageFolder(folder)();
    expect(pages.get('warranty')?.title).toBe('Our own');
    expect(pages.get('packages')?.title).toBe('Peace of Mind Packages');
  });
});
