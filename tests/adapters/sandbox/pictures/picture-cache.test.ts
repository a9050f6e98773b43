import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePictureCache } from '../../../../adapters/sandbox/pictures/picture-cache';

let folder = '';
const lines: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-cache-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cacheOf = (mostBytes: number, at = folder) =>
  makePictureCache({ folder: at, mostBytes, log: (line) => lines.push(line) });
const picture = (length = 100): Uint8Array => new Uint8Array(length);

/** Kept on this day of the month. */
async function kept(name: string, day: number): Promise<void> {
  await mkdir(join(folder, 'a'), { recursive: true });
  await writeFile(join(folder, 'a', name), picture());
  await utimes(join(folder, 'a', name), new Date(2026, 1, day), new Date(2026, 1, day));
}
const names = async () => (await readdir(join(folder, 'a'))).toSorted();

describe('painted pictures on disk', () => {
  it('give way, the oldest first, once they are more than may be', async () => {
    for (const day of [4, 2, 9, 7, 5]) await kept(`${String(day)}.webp`, day);
    const cache = cacheOf(500);
    await cache.write('a/new.webp', picture());
    await vi.waitFor(async () => {
      expect(await names()).toEqual(['5.webp', '7.webp', '9.webp', 'new.webp']);
    });
    await cache.write('a/newer.webp', picture());
    expect(await cache.read('a/5.webp')).toHaveLength(100);
    await cache.write('a/newest.webp', picture());
    await vi.waitFor(async () => {
      expect(await names()).toEqual(['9.webp', 'new.webp', 'newer.webp', 'newest.webp']);
    });
  });

  it('lose the drafts of processes that have ended, and no other', async () => {
    await kept('old.webp.1.part', 1);
    await writeFile(join(folder, 'a', 'new.webp.2.part'), picture());
    await cacheOf(5_000).write('a/1.webp', picture());
    await vi.waitFor(async () => {
      expect(await names()).toEqual(['1.webp', 'new.webp.2.part']);
    });
  });

  it('are not there, and no fault, where they cannot be written: one line, no draft, no path', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    const cache = cacheOf(500, file);
    await cache.write('a/1.webp', picture());
    await cache.write('a/2.webp', picture());
    expect(await cache.read('a/1.webp')).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Painted pictures cannot be kept: (?:ENOTDIR|EEXIST)$/);
  });

  it('leave no draft behind where the name itself is taken', async () => {
    await mkdir(join(folder, 'a', '1.webp', 'x'), { recursive: true });
    const cache = cacheOf(500);
    await cache.write('a/1.webp', picture());
    expect(await names()).toEqual(['1.webp']);
    expect(lines).toHaveLength(1);
    await cache.write('a/2.webp', picture());
    await cache.write('a/1.webp', picture());
    expect(lines).toHaveLength(2);
  });
});
