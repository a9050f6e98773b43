import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDigits, tidyLine, tidyLines } from '../../../core/kernel/tidy-text';
import { anyText } from '../../support/arbitraries/text';

describe('A line that was typed', () => {
  it.each([
    [' Mary  Jane Watson ', 'Mary Jane Watson'],
    ['Sam\u00A0Sample\u2003', 'Sam Sample'],
    ['\uFEFFsam\u200B', 'sam'],
    ['\u202D07700 900123\u202C', '07700 900123'],
    ['Sam\r\nBcc: other@example.com', 'Sam Bcc: other@example.com'],
    ['a\u0000b\u0007', 'ab'],
    ['a\tb', 'a b'],
    ['Vale\u0301ry', 'Val\u00e9ry'],
    ['\uD800', '\uFFFD'],
    ['👨\u200D👩\u200D👧 🚗', '👨\u200D👩\u200D👧 🚗'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ["O'Brien & Söhne — <b>", "O'Brien & Söhne — <b>"],
  ])('%j is meant as %j', (typed, tidied) => {
    expect(tidyLine(typed)).toBe(tidied);
  });

  it('is tidied once and for all, holds no control character, and no space at its ends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = tidyLine(text);
        expect(tidyLine(line)).toBe(line);
        expect(line).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('A text of many lines', () => {
  it('keeps its lines, whatever ends them, and its tabs', () => {
    expect(tidyLines(' one\r\n\r\n\ttwo\rthree\u0000 ')).toBe('one\n\n\ttwo\nthree');
  });

  it('keeps emoji and writing from right to left as they are', () => {
    const message = 'שלום 🚗\u200F\n.\n';
    expect(tidyLines(message)).toBe(message.trim());
  });

  it('is tidied once and for all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = tidyLines(text);
        expect(tidyLines(lines)).toBe(lines);
        expect(lines.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('Digits of any script', () => {
  it.each([
    ['０７７００', '07700'],
    ['٠٧٧٠٠', '07700'],
    ['۰۷۷۰۰', '07700'],
    ['०७७००', '07700'],
    ['𝟎𝟕𝟕𝟎𝟎', '07700'],
    ['07700', '07700'],
    ['9٩', '99'],
  ])('%s are read as %s', (typed, digits) => {
    expect(plainDigits(typed)).toBe(digits);
  });
});
