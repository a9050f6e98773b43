import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireParams } from '../../../adapters/http/wire-params';

describe('parameters on the wire', () => {
  it('sends zero, and leaves out what is empty or missing [HT-1]', () => {
    expect(wireParams({ a: 0, b: '', c: null, d: undefined, e: [], f: ['', ''] })).toEqual([
      ['a', '0'],
    ]);
  });

  it('joins a list with commas and keeps a comma inside a value apart from them [CG-056]', () => {
    expect(wireParams({ make: ['ford', 'a,b', '50%'], nr: [0, 2] })).toEqual([
      ['make', 'ford,a%2Cb,50%25'],
      ['nr', '0,2'],
    ]);
  });

  it('gives back every listed value, whatever is in it [HT-1]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
        (values) => {
          const [pair] = wireParams({ list: values });
          expect(pair?.[1].split(',').map(decodeURIComponent)).toEqual(values);
        },
      ),
    );
  });
});
