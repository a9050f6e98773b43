import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecourtIn } from './forecourt-in';

describe('forecourt over the sandbox', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-cli-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const forecourt = (...words: readonly string[]) => forecourtIn(folder, words);

  it('fills the stock on first use, says so aside, and searches it', async () => {
    const first = await forecourt('search', '--fuel-type', 'petrol', '--json');
    expect(first).toMatchObject({ exitCode: 0, err: ['Filling the stock with 2,000 vehicles …'] });
    const told = JSON.parse(first.out.join('\n')) as {
      total: number;
      vehicles: { fuelType: string }[];
      request: Record<string, string>;
    };
    expect(told.total).toBeGreaterThan(100);
    expect(new Set(told.vehicles.map(({ fuelType }) => fuelType))).toEqual(new Set(['Petrol']));
    expect(told.request).toMatchObject({ fuel_type: 'petrol', category: 'cars' });
    expect((await forecourt('search')).err).toEqual([]);
  });

  it('understands words as the site does, and says how', async () => {
    const told = await forecourt('search', 'red automatic fiesta under 10000', '--json');
    expect(told.err).toEqual([
      'Understood as --make ford --model ford:fiesta --max-price 10000 --transmission automatic,semi-auto --colour red',
    ]);
    const { request } = JSON.parse(told.out.join('\n')) as { request: Record<string, string> };
    expect(request).toMatchObject({
      make: 'ford',
      range: 'fiesta',
      colour: 'red',
      max_price: '10000',
    });
    expect(request['keyword']).toBeUndefined();
    const transits = await forecourt('search', 'transitt', 'custom');
    expect(transits.err[0]).toBe('Nothing matches transitt custom: the nearest spelling is used.');
    expect(transits.out[0]).toMatch(/^\d+ used vans, page 1 of \d+$/);
  });

  it('shows a vehicle of the stock, and those like it, as its page does [CALL-26, CALL-28]', async () => {
    const found = await forecourt('search', '--make', 'ford', '--json');
    const { vehicles } = JSON.parse(found.out.join('\n')) as { vehicles: { slug: string }[] };
    const slug = vehicles[0]?.slug ?? '';
    const shown = await forecourt('vehicle', slug);
    expect(shown).toMatchObject({ exitCode: 0, err: [] });
    expect(shown.out).toEqual(expect.arrayContaining(['Overview', 'Vehicle check']));
    const alike = await forecourt('similar', slug, '--json');
    const { similar } = JSON.parse(alike.out.join('\n')) as { similar: { slug: string }[] };
    expect(similar).toHaveLength(9);
    expect(similar.map((each) => each.slug)).not.toContain(slug);
  });

  it('makes a stock, writes it out and takes it in again', async () => {
    const file = join(folder, 'stock.csv');
    expect(await forecourt('stock', 'generate', '--count', '40', '--seed', 'a')).toEqual({
      exitCode: 0,
      out: ['Generated 40 vehicles from seed a'],
      err: [],
    });
    expect((await forecourt('stock', 'export', file)).exitCode).toBe(0);
    const written = await readFile(file, 'utf8');
    expect((await forecourt('stock', 'generate', '--count', '7')).exitCode).toBe(0);
    const taken = await forecourt('stock', 'import', file);
    expect(taken).toMatchObject({ exitCode: 0, err: [] });
    expect(taken.out[0]).toMatch(/^Imported 40 vehicles in /);
    const again = join(folder, 'again.csv');
    await forecourt('stock', 'export', again);
    expect(await readFile(again, 'utf8')).toBe(written);
  });

  it('keeps what a feed tells, names the columns it does not use, and fills gaps only when told to', async () => {
    const file = join(folder, 'feed.csv');
    await writeFile(file, 'brand;model;price;prev_owner;km\nFord;Fiesta;£9995;2;"12.345"\n');
    const told = await forecourt('stock', 'import', file, '--decimal', 'comma');
    expect(told.exitCode).toBe(0);
    const lines = told.out.join('\n');
    expect(lines).toContain('Imported 1 vehicles');
    expect(lines).toContain('Columns not used: 1');
    expect(lines).toContain('prev_owner (perhaps keepers: --column "prev_owner=keepers")');
    expect(lines).toContain('1 × mileage in kilometres, reckoned in miles');
    expect(lines).not.toContain('made up');

    const filled = await forecourt('stock', 'import', file, '--complete');
    expect(filled.out.join('\n')).toMatch(/Facts made up, and shown as examples: \d+/);
    expect(filled.out.join('\n')).toContain('1 × registration');
    expect(filled.out.join('\n')).toContain('line 2: 12.345');
  });

  it('leaves the stock alone and fails on standard error when there is no such file', async () => {
    const { exitCode, out, err } = await forecourt('stock', 'import', join(folder, 'none.csv'));
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: [] });
    expect(err.join('\n')).toMatch(/no file/);
  });

  it.each([
    [['stock', 'import']],
    [['stock', 'import', 'a.csv', '--exclude', 'make']],
    [['stock', 'generate', '--count', '0']],
    [['stock', 'sell']],
  ])('says what is wrong when used wrongly: %j', async (words) => {
    const { exitCode, err } = await forecourt(...words);
    expect(exitCode).toBe(2);
    expect(err.join('')).not.toBe('');
  });
});
