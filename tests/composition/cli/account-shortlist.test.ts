import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { forecourtIn } from './forecourt-in';

const SAM = 'sam.sample@example.org';
const PASSWORD = 'three odd kettles';

let folder: string;
let site: Sandbox;
let cars: readonly [string, string, string];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-account-list-'));
  site = await openSandbox({ folder, firstStock: 12 });
  const found = await site.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?resultsPerPage=3&category=all',
    headers: {},
  });
  const [one, two, three] = (JSON.parse(found.body) as { data: { slug: string }[] }).data;
  if (!one || !two || !three) throw new Error('The back end has no vehicles');
  cars = [one.slug, two.slug, three.slug];
  await site.accounts.create({ email: SAM, password: PASSWORD });
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const list = (...words: readonly string[]) =>
  forecourtIn(folder, ['account', 'shortlist', ...words]);
const jsonOf = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { exitCode, out, err } = await list(...words, '--json');
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
};
const favourites = async (): Promise<readonly string[]> =>
  (await forecourtIn(folder, ['favourites', 'list'])).out;

describe('forecourt account shortlist', () => {
  beforeEach(async () => {
    await forecourtIn(folder, ['account', 'login', SAM, '--password', PASSWORD]);
    rmSync(join(folder, 'shortlist.json'), { force: true });
    const { slugs } = await jsonOf('show');
    if (Array.isArray(slugs) && slugs.length > 0) await list('remove', ...(slugs as string[]));
  });

  it('saves the favourites here to the account, shows them and takes them out', async () => {
    await forecourtIn(folder, ['favourites', 'add', cars[0], cars[1]]);
    expect(await jsonOf('show')).toMatchObject({
      slugs: [],
      offer: 'browser-has-more',
      onlyBrowser: [cars[0], cars[1]],
    });
    expect(await jsonOf('save')).toMatchObject({
      slugs: [cars[0], cars[1]],
      saved: [cars[0], cars[1]],
      leftOut: [],
    });
    expect((await list('show')).out).toEqual([cars[0], cars[1]]);
    expect((await list('remove', cars[0], 'no-such-car')).out).toEqual([
      `${cars[0]} is taken out.`,
      'no-such-car is not in the account.',
    ]);
    expect(await favourites()).toEqual([cars[0], cars[1]]);
  });

  it('has both lists hold what either holds, and nothing of what is for sale no more', async () => {
    await forecourtIn(folder, ['favourites', 'add', cars[1], cars[2]]);
    await list('save');
    await forecourtIn(folder, ['favourites', 'remove', cars[2]]);
    await forecourtIn(folder, ['favourites', 'add', cars[0], 'a-car-that-was-sold']);
    expect(await jsonOf('merge')).toMatchObject({
      slugs: [cars[1], cars[2], cars[0]],
      saved: [cars[0]],
      added: [cars[2]],
    });
    expect(await favourites()).toEqual([cars[1], cars[0], cars[2]]);
    expect(await jsonOf('show')).toMatchObject({ offer: 'same' });
    expect((await list('merge')).out).toEqual(['Both hold the same.']);
  });

  it('says what is no slug', async () => {
    const { exitCode, err } = await list('remove', 'no slug');
    expect([exitCode, err]).toEqual([2, ['Name vehicles by their slugs.']]);
  });

  it('says that nobody is logged in, and touches neither list', async () => {
    await forecourtIn(folder, ['favourites', 'add', cars[0]]);
    await forecourtIn(folder, ['account', 'logout']);
    for (const what of ['show', 'save', 'merge']) {
      const { exitCode, err } = await list(what);
      expect([exitCode, err]).toEqual([1, ['Nobody is logged in: forecourt account login']]);
    }
    expect(await favourites()).toEqual([cars[0]]);
  });
});
