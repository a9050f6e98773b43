import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQueryString, writeQueryString } from '../../../core/kernel/query-string';
import { wellFormed } from '../../../core/kernel/well-formed';
import { anyText } from '../../support/arbitraries/text';

const whole = anyText.map(wellFormed);

describe('the text after the question mark', () => {
  it('brings every pair back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole)), (pairs) => {
        expect(readQueryString(writeQueryString(pairs))).toEqual(pairs);
      }),
    );
  });

  it('can be read, whatever it is [RT-3]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const pair of readQueryString(text)) expect(pair).toHaveLength(2);
      }),
    );
  });

  it('is plain ASCII, and a browser reads it in the same way', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), (pairs) => {
        const text = writeQueryString(pairs);
        expect(text).toMatch(/^[!-~]*$/);
        const asWritten = pairs.map(([key, value]) => [wellFormed(key), wellFormed(value)]);
        expect([...new URLSearchParams(`?${text}`)]).toEqual(asWritten);
      }),
    );
  });
});

describe('well-formed text', () => {
  it('has no half characters, and whole text stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
        expect(wellFormed(wellFormed(text))).toBe(wellFormed(text));
        expect(wellFormed(text)).toHaveLength(text.length);
      }),
    );
    expect(wellFormed('a\uD83D\uDE97b')).toBe('a\uD83D\uDE97b');
    expect(wellFormed('a\uD83Db')).toBe('a\uFFFDb');
  });
});
