import { isLeft } from 'fp-ts/Either';
import * as fc from 'fast-check';
import type * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import {
  amount,
  count,
  flag,
  identifier,
  list,
  money,
  name,
  numeric,
  price,
  record,
  sterling,
  text,
} from '../../../adapters/http/lenient';

const read = <A>(codec: t.Decoder<unknown, A>, value: unknown): A | 'refused' => {
  const outcome = codec.decode(value);
  return isLeft(outcome) ? 'refused' : outcome.right;
};

describe('a fact read leniently', () => {
  it.each([
    ['9995.00', 999_500],
    [9995, 999_500],
    ['£9,995', 999_500],
    [0, 0],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['POA', undefined],
    [Number.NaN, undefined],
    [{}, undefined],
    ['9995.004', 999500],
    ['9995.005', 999501],
    [237.404999999, 23740],
    [237.4, 23740],
    ['£1,234.5678', 123457],
    ['-0.005', -1],
    ['0.999', 100],
    ['9.99.5', undefined],
    ['1,23.456', undefined],
  ])('takes %j for money as %s pence [MF-1]', (value, expected) => {
    expect(read(money, value)).toBe(expected);
  });

  it.each([0, '0.00', -1, '-9995', null, 'POA'])(
    'takes a price of %j for no price [MF-1]',
    (value) => {
      expect(read(price, value)).toBeUndefined();
    },
  );

  it('takes a name plain or in an object', () => {
    expect([' Ford ', { name: 'Ford' }, 3].map((value) => read(name, value))).toEqual([
      'Ford',
      'Ford',
      '3',
    ]);
    expect([null, {}, { name: null }, [], true].map((value) => read(name, value))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('takes text without its padding, and empty text for none', () => {
    expect(['  a b ', 12, '', '   ', null, true].map((value) => read(text, value))).toEqual([
      'a b',
      '12',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves out what turns the letters after it about, and no other sign of a script', () => {
    expect(read(name, 'SE\u202eEsaeler')).toBe('SEEsaeler');
    expect(read(text, '\u2066\u05d0\u05d1\u2069 \u200f1.0')).toBe('\u05d0\u05d1 \u200f1.0');
  });

  it('takes a number written as text, with thousands apart or not', () => {
    expect(
      ['17,460', ' 1.6', 0, '-3', '1e3', 'many', Infinity, null].map((value) =>
        read(numeric, value),
      ),
    ).toEqual([17_460, 1.6, 0, -3, undefined, undefined, undefined, undefined]);
    expect(read(amount, -3)).toBeUndefined();
  });

  it('takes yes in the ways feeds write it, and everything else for no', () => {
    expect([true, 1, '1', 'TRUE', 'yes'].every((value) => read(flag, value))).toBe(true);
    expect(
      [false, 0, '0', '', null, undefined, {}, 'no', { toString: 1 }].some((value) =>
        read(flag, value),
      ),
    ).toBe(false);
  });

  it('never fails, whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: false, withObjectString: true }), (value) => {
        const codecs: readonly t.Decoder<unknown, unknown>[] = [
          text,
          numeric,
          amount,
          money,
          price,
          name,
          list,
          record,
        ];
        expect(codecs.map((codec) => read(codec, value))).not.toContain('refused');
      }),
    );
  });
});

describe('an identity read strictly', () => {
  it('takes text or digits', () => {
    expect([' 48213 ', 48213].map((value) => read(identifier, value))).toEqual(['48213', '48213']);
    expect(['7', 7, 0].map((value) => read(count, value))).toEqual([7, 7, 0]);
    expect(read(sterling, '199.21')).toBe(19_921);
  });

  it('refuses what is missing, empty or something else', () => {
    expect([null, undefined, '', ' ', {}, []].map((value) => read(identifier, value))).toEqual(
      Array(6).fill('refused'),
    );
    expect([null, '', 1.5, -1, 'x'].map((value) => read(count, value))).toEqual(
      Array(5).fill('refused'),
    );
    expect([null, 'POA', ''].map((value) => read(sterling, value))).toEqual(
      Array(3).fill('refused'),
    );
  });
});
