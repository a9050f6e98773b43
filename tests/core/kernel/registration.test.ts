import { isRight, left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRegistration } from '../../../core/kernel/registration';

describe('A registration mark', () => {
  it.each([
    ['ab12cde', 'AB12 CDE'],
    [' AB 12  CDE ', 'AB12 CDE'],
    ['LN14-HGT', 'LN14 HGT'],
    ['a123bcd', 'A123 BCD'],
    ['Q1 ABC', 'Q1 ABC'],
    ['abc 1d', 'ABC 1D'],
    ['ABC123', 'ABC 123'],
    ['A1', 'A 1'],
    ['1A', '1 A'],
    ['1234 AB', '1234 AB'],
    ['ABI1234', 'ABI 1234'],
    ['XYZ 2021', 'XYZ 2021'],
    ['ＡＢ１２ ＣＤＥ', 'AB12 CDE'],
    ['AB12\u200BCDE', 'AB12 CDE'],
  ])('%j is %s on its plate', (typed, mark) => {
    expect(readRegistration(typed)).toEqual(right(mark));
  });

  it.each([
    ['', { kind: 'empty' }],
    [' - ', { kind: 'empty' }],
    ['AB', { kind: 'not-a-registration' }],
    ['1234', { kind: 'not-a-registration' }],
    ['AB1CDE', { kind: 'not-a-registration' }],
    ['LBO7 SE0', { kind: 'not-a-registration' }],
    ['AI12 CDE', { kind: 'not-a-registration' }],
    ['AAA1234', { kind: 'not-a-registration' }],
    ['A012MOB', { kind: 'not-a-registration' }],
    ['O123 BCD', { kind: 'not-a-registration' }],
    ['tooLongVrn', { kind: 'too-long', most: 7 }],
    ['AB12 CD!', { kind: 'character', character: '!' }],
    ['AB12 ßDE', { kind: 'character', character: 'ß' }],
  ])('%j is none: %j', (typed, fault) => {
    expect(readRegistration(typed)).toEqual(left(fault));
  });

  it('is taken in every shape that a lookup of the DVLA takes, A for a letter and 9 for a figure', () => {
    const shapes =
      'A9 A99 A999 A9999 AA9 AA99 AA999 AA9999 AAA9 AAA99 AAA999 AAA9999 AAA9A AAA99A AAA999A 9A 9AA 9AAA 99A 99AA 99AAA 999A 999AA 999AAA 9999A 9999AA 9999AAA A9AAA A99AAA A999AAA AA99AAA';
    const isTaken = (shape: string): boolean =>
      ['AIB', 'BAB'].some((letters) => {
        let at = 0;
        const mark = shape
          .replaceAll('9', '4')
          .replaceAll('A', () => letters.charAt(at++ % letters.length));
        return isRight(readRegistration(mark));
      });
    expect(shapes.split(' ').filter((shape) => !isTaken(shape))).toEqual([]);
  });

  it('is read once and for all, whatever its case and spacing', () => {
    const mark = fc.oneof(
      fc.stringMatching(/^[A-H]{2}[0-9]{2} [A-H]{3}$/),
      fc.stringMatching(/^[A-H][1-9][0-9]{0,2} [A-Z]{3}$/),
      fc.stringMatching(/^[A-Z]{3} [1-9][0-9]{0,2}[A-H]$/),
      fc.stringMatching(/^[A-Z]{1,2} [1-9][0-9]{0,3}$/),
      fc.stringMatching(/^[1-9][0-9]{0,3} [A-Z]{1,3}$/),
    );
    fc.assert(
      fc.property(mark, fc.nat({ max: 6 }), (plate, cut) => {
        expect(readRegistration(plate)).toEqual(right(plate));
        const run = plate.replace(' ', '').toLowerCase();
        expect(readRegistration(`${run.slice(0, cut)} ${run.slice(cut)}`)).toEqual(right(plate));
      }),
    );
  });
});
