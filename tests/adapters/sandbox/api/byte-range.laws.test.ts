import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { byteRange } from '../../../../adapters/sandbox/api/byte-range';

describe('a part of a file asked for', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=9-3', undefined],
    ['lines=1-2', undefined],
  ])('%s of a thousand bytes is %j', (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range);
  });

  it('is always within the file, whatever is asked for', () => {
    const aHeader = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.option(fc.nat()), fc.option(fc.nat()))
        .map(([from, to]) => `bytes=${String(from ?? '')}-${String(to ?? '')}`),
    );
    fc.assert(
      fc.property(aHeader, fc.nat({ max: 5000 }), (header, size) => {
        const range = byteRange(header, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
