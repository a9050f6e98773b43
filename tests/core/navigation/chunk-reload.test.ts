import { describe, expect, it } from 'vitest';
import { isLostChunk, mayReload } from '../../../core/navigation/public';

/** When each failure comes, in seconds, and whether it reloads the page. */
function reloadsAt(failures: readonly number[]): readonly boolean[] {
  let last: number | undefined;
  return failures.map((second) => {
    const may = mayReload(last === undefined ? undefined : (second - last) * 1000);
    if (may) last = second;
    return may;
  });
}

describe('a part of the site that is gone', () => {
  it('reloads the page at most once in a minute [NAV-14, WE-123, BT-1]', () => {
    expect(reloadsAt([0, 30, 59, 61, 100, 122])).toEqual([true, false, false, true, false, true]);
  });

  it('may reload it again after a minute to the second, and where the clock was put back [NAV-14]', () => {
    expect(mayReload(59_999)).toBe(false);
    expect(mayReload(60_000)).toBe(true);
    expect(mayReload(-5)).toBe(true);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://forecourt.example/assets/a.js',
    'error loading dynamically imported module: https://forecourt.example/assets/a.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /assets/a.css',
  ])('is known by what the browser says: %s [NAV-14, BT-1]', (message) => {
    expect(isLostChunk(new TypeError(message))).toBe(true);
  });

  it.each([
    new Error('Cannot read properties of undefined'),
    'dynamically imported module',
    undefined,
  ])('is not every error: %s', (error) => {
    expect(isLostChunk(error)).toBe(false);
  });
});
