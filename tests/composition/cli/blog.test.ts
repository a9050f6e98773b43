import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecourtIn } from './forecourt-in';

const ARTICLE = `---
title: Used vans
published: 2026-01-12
author: Jo Bloggs
category: Vans
introduction: An introduction.
---

${'word '.repeat(400)}

## One

## Two

## Three
`;

interface Listed {
  readonly address: string;
  readonly total: number;
  readonly pages: number;
  readonly articles: readonly { readonly slug: string; readonly published: string }[];
}

describe('forecourt blog', () => {
  let folder = '';
  let own = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-blog-'));
    own = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
    await writeFile(join(own, 'used-vans.md'), ARTICLE);
    await writeFile(join(own, 'broken.md'), '---\ntitle: [\n---\n');
    await forecourt('stock', 'generate', '--count', '5');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await rm(own, { recursive: true });
  });

  const forecourt = (...words: readonly string[]) => forecourtIn(folder, words);
  const listed = async (...words: readonly string[]) => {
    const { out } = await forecourt('blog', ...words, '--json');
    return JSON.parse(out.join('\n')) as Listed;
  };

  it('lists thirteen a page, the latest first, or the oldest [BLOG-19] [CG-123]', async () => {
    const first = await listed('list');
    expect(first.articles).toHaveLength(13);
    expect(first.pages).toBe(Math.ceil(first.total / 13));
    const days = first.articles.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().reverse());
    const oldest = await listed('list', '--sort', 'oldest', '--category', 'finance');
    expect(oldest.address).toBe('/blog/category/finance/?sort=oldest');
    const ofFinance = oldest.articles.map(({ published }) => published);
    expect(ofFinance).toEqual(ofFinance.toSorted());
  });

  it('searches as the page does [BLOG-15] [CO-4]', async () => {
    const found = await listed('search', ' clean ', 'air ');
    expect(found.address).toBe('/blog-search/clean%20%20air/');
    expect(found.articles.map(({ slug }) => slug)).toContain('ulez-and-clean-air-zones');
    expect((await listed('search', '.*')).total).toBe(0);
  });

  it('shows one, of the folder that is set, and tells of a file that is wrong', async () => {
    const { out, err, exitCode } = await forecourtIn(
      folder,
      ['blog', 'show', 'used-vans', '--json'],
      {
        FORECOURT_CONTENT: own,
      },
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      title: 'Used vans',
      address: '/blog/used-vans/',
      minutes: 2,
      contents: [{ id: 'on-one', title: 'One' }, {}, {}],
      picture: null,
    });
    expect(err).toEqual([
      expect.stringMatching(/broken\.md:2: .* left out until that is put right\.$/),
    ]);
  });

  it.each([
    [['show', 'no-such'], 'There is no article of this name: no-such.'],
    [
      ['show', 'winter-check-offer-2024'],
      'This article has been withdrawn: winter-check-offer-2024.',
    ],
    [['list', '--page', '0'], '0 is no page: pages are counted from 1.'],
    [['search', ' '], 'There is nothing to search for.'],
  ])('ends with 2 and one line for %j', async (words, line) => {
    const { exitCode, out, err } = await forecourt('blog', ...words);
    expect([exitCode, out, err]).toEqual([2, [], [line]]);
  });
});
