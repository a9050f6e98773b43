import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../adapters/http/plain-text';
import { cleanText, listParts } from '../../adapters/sandbox/import/cells/text-cell';
import { pageText } from '../../core/content/public';
import { slugOf } from '../../core/kernel/slug-of';
import { safeLink } from '../../core/kernel/safe-link';
import { isSamePath } from '../../core/kernel/same-path';
import { tidyLine, tidyLines } from '../../core/kernel/tidy-text';

const LENGTH = 100_000;

/** What reads a text that a feed, an editor, a back end or a shopper wrote. */
const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['plainText', plainText],
  ['a page', (html) => pageText({ slug: 'about', fields: [{ slug: 'content', html }] })],
  ['cleanText', cleanText],
  ['listParts', listParts],
  ['slugOf', slugOf],
  ['safeLink', safeLink],
  ['isSamePath', (path) => isSamePath(path, '/')],
  ['tidyLine', tidyLine],
  ['tidyLines', tidyLines],
];

/** Pieces that begin something, and never end it. */
const PIECES = [
  '<br ',
  '<',
  '<p ',
  '</li ',
  '<h2 ',
  '<a href="',
  '&',
  '&amp',
  '&#x',
  ' ',
  '\n',
  ' \n',
  '\r',
  '\t ',
  '\u200b',
  '\u0000',
  '/',
  '../',
  '-',
  '.',
  ':',
  ';',
  '%3a',
  '(',
  '1,',
  '0',
  'a',
  'ä',
  '😀',
];

const longText = (unit: string, end: string): string =>
  unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + end;

const MOST_MS = 50;
/** What takes longer in all is not slow by chance. */
const PATIENCE_MS = 3_000;

/** The quickest of some tries, in milliseconds: a busy machine makes single ones slow. */
function quickest(run: () => unknown): number {
  let [least, spent] = [Infinity, 0];
  while (least >= MOST_MS && spent < PATIENCE_MS) {
    const begun = performance.now();
    run();
    const took = performance.now() - begun;
    least = Math.min(least, took);
    spent += took;
  }
  return least;
}

describe('a text of 100,000 characters from outside', () => {
  it.each(READERS)('is read by %s within 50 ms, whatever it repeats', (_, read) => {
    const dangerous = fc.tuple(
      fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', 'x', '>', '\u0001'),
    );
    fc.assert(
      fc.property(dangerous, ([pieces, end]) => {
        const text = longText(pieces.join(''), end);
        expect(quickest(() => read(text))).toBeLessThan(MOST_MS);
      }),
      { numRuns: PIECES.length + 12, examples: PIECES.map((piece) => [[[piece], 'x']]) },
    );
  });

  it.each([
    ['a break without an end', '<br '.repeat(100_000)],
    ['ampersands', '&'.repeat(400_000)],
  ])('and one of 400,000, %s, within 50 ms', (_, text) => {
    expect(quickest(() => plainText(text))).toBeLessThan(MOST_MS);
  });
});
