import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRegistration, withoutSpaces } from '../../../core/kernel/registration';
import { judgeMark, markToValue } from '../../../core/kernel/registration-mark';
import {
  ageIdentifierOn,
  FIRST_CURRENT_DAY,
  periodOfAgeIdentifier,
  periodOfPrefix,
  prefixLetterOn,
} from '../../../core/kernel/registration-issue';
import { KNOWN_MARKS } from '../../support/known-marks';

const TODAY = '2026-11-28';
const ON_ROADS = ['current', 'prefix', 'suffix', 'dateless', 'northern-ireland'] as const;

/** One mark of each style that a plate could carry today. */
const realMark = fc.oneof(
  fc.stringMatching(/^[A-HJ-PR-Y]{2}(0[2-9]|1\d|2[0-6]|5[1-9]|6\d|7[0-6]) [A-HJ-PR-Z]{3}$/),
  fc.stringMatching(/^[A-HJ-NPR-TV-Y][1-9]\d{0,2} [A-HJ-PR-Y]{3}$/),
  fc.stringMatching(/^[A-HJ-PR-Y]{3} [1-9]\d{0,2}[A-HJ-NPR-TV-Y]$/),
  fc.stringMatching(/^[A-HJ-PR-Y]{1,2} [1-9]\d{0,3}$/),
  fc.stringMatching(/^[1-9]\d{0,2} [A-HJ-PR-Y]{3}$/),
  fc.stringMatching(/^[A-HJ-PR-Y]IZ [1-9]\d{0,3}$/),
);

describe('A registration mark', () => {
  it.each(Object.entries(KNOWN_MARKS))('is judged as the list says: %s', (kind, marks) => {
    expect(marks.map((mark) => [mark, judgeMark(mark, TODAY).kind])).toEqual(
      marks.map((mark) => [mark, kind]),
    );
  });

  it('is never refused by forms where it could exist', () => {
    const refused = ON_ROADS.flatMap((kind) => KNOWN_MARKS[kind]).filter(
      (mark) => !isRight(readRegistration(mark)),
    );
    expect(refused).toEqual([]);
    fc.assert(
      fc.property(realMark, (mark) => {
        expect(ON_ROADS).toContain(judgeMark(mark, TODAY).kind);
      }),
    );
  });

  it('is read as it was written, whatever its spacing and case', () => {
    fc.assert(
      fc.property(realMark, fc.nat({ max: 8 }), fc.boolean(), (mark, cut, isSmall) => {
        const run = withoutSpaces(isSmall ? mark.toLowerCase() : mark);
        const judged = judgeMark(`  ${run.slice(0, cut)} - ${run.slice(cut)}\u00A0`, TODAY);
        expect(judged).toEqual(judgeMark(mark, TODAY));
        expect(judged.mark).toBe(mark);
      }),
    );
  });

  it.each([
    ['AB24 CDE', '2024-03-01', '2024-08-31'],
    ['AB74 CDE', '2024-09-01', '2025-02-28'],
    ['AB73 CDE', '2023-09-01', '2024-02-29'],
    ['AB51 CDE', '2001-09-01', '2002-02-28'],
    ['A123 BCD', '1983-08-01', '1984-07-31'],
    ['S123 BCD', '1998-08-01', '1999-02-28'],
    ['Y123 BCD', '2001-03-01', '2001-08-31'],
    ['ABC 123A', '1963-02-01', '1963-12-31'],
    ['ABC 123Y', '1982-08-01', '1983-07-31'],
  ])('%s was issued from %s to %s', (mark, from, to) => {
    expect(judgeMark(mark, TODAY).issued).toEqual({ from, to });
  });

  it.each(['Q123 ABC', 'ABC 123', 'XYZ 2021', 'AB35 ABC'])('%s tells no age', (mark) => {
    expect(judgeMark(mark, TODAY).issued).toBeUndefined();
  });

  it('becomes current on the day that its age identifier is first used', () => {
    expect(judgeMark('AB27 CDE', '2027-02-28').kind).toBe('not-issued');
    expect(judgeMark('AB27 CDE', '2027-03-01').kind).toBe('current');
  });

  it.each([
    ['K1 ABC', true],
    ['K20 ABC', true],
    ['K21 ABC', false],
    ['ABC 1', true],
    ['ABI 1', false],
    ['AB12 CDE', false],
  ])('%s is personal: %s', (mark, isPersonal) => {
    expect(judgeMark(mark, TODAY).isPersonal).toBe(isPersonal);
  });

  it.each([
    ['LBO7 SE0', 'LB07 SEO'],
    ['abi2 cde', 'AB12 CDE'],
    ['ABIOCDE', 'AB10 CDE'],
    ['E016 UHF', 'EO16 UHF'],
    ['AI2 BCD', 'A12 BCD'],
  ])('%s probably means %s', (typed, likely) => {
    expect(judgeMark(typed, TODAY)).toMatchObject({ kind: 'invalid', likely });
  });

  it('is not guessed at where it could exist, or where no change of O and I makes one', () => {
    for (const typed of [
      'AB10 CDE',
      'O1',
      'hello',
      '0000',
      'IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII',
    ]) {
      expect(judgeMark(typed, TODAY).likely).toBeUndefined();
    }
  });

  it('is found again where every O was typed as 0 and every 1 as I', () => {
    const current = fc.stringMatching(
      /^[A-HJ-NPR-Y]{2}(0[2-9]|1\d|2[0-6]|5[1-9]|6\d|7[0-6]) [A-HJ-NPR-Z]{3}$/,
    );
    fc.assert(
      fc.property(current, (mark) => {
        const mixed = mark.replaceAll('0', 'O').replaceAll('1', 'I');
        const judged = judgeMark(mixed, TODAY);
        expect(judged.mark ?? judged.likely).toBe(mark);
      }),
    );
  });

  it.each([
    ['tu19 abc', 'TU19 ABC'],
    ['S123BCD', 'S123 BCD'],
    ['abc123k', 'ABC 123K'],
    ['ABI 1234', 'ABI 1234'],
    ['TU35 ABC', undefined],
    ['BMW 3', undefined],
    ['Audi A3', undefined],
    ['XYZ 123', undefined],
    ['TU19', undefined],
    ['used tu19 abc', undefined],
    ['', undefined],
  ])('among other words %j is %s', (typed, mark) => {
    expect(markToValue(typed, TODAY)).toBe(mark);
  });

  it('is minted with the age identifier of its day', () => {
    const day = fc
      .date({ min: new Date('1983-08-01'), max: new Date('2026-11-28'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (on) => {
        const issued =
          on >= FIRST_CURRENT_DAY
            ? periodOfAgeIdentifier(ageIdentifierOn(on))
            : periodOfPrefix(prefixLetterOn(on));
        expect(issued !== undefined && issued.from <= on && on <= issued.to).toBe(true);
      }),
    );
  });
});
