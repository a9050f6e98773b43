import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readTelephone,
  telephoneDigits,
  type Telephone,
} from '../../../../core/kernel/person/telephone';
import { anyText } from '../../../support/arbitraries/text';

describe('A telephone number', () => {
  it.each([
    '07700900123',
    '07700 900123',
    '07700-900-123',
    '(07700) 900 123',
    '07700.900.123',
    '07700 – 900123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '+44 ( 0 )7700.900.123',
    '+44 07700 900123',
    '(+44) 7700 900123',
    '0044 7700-900-123',
    '0044 (0) 7700 900123',
    '447700900123',
    '44 07700 900123',
    '7700 900123',
    'tel:+447700900123',
    '０７７００ ９００１２３',
    '٠٧٧٠٠ ٩٠٠١٢٣',
    '\u202D07700\u00A0900123\u202C',
  ])('spelt %j is 07700 900123', (typed) => {
    expect(readTelephone(typed)).toEqual(right('+447700900123'));
  });

  it.each([
    ['(01632) 960001', '+441632960001'],
    ['02079460123', '+442079460123'],
    ['+44 (0)20 7946 0123', '+442079460123'],
    ['01154960123', '+441154960123'],
    ['01914980123', '+441914980123'],
    ['01539 612345', '+441539612345'],
    ['01204 60123', '+44120460123'],
    ['03069990123', '+443069990123'],
    ['08081570123', '+448081570123'],
    ['0800 123456', '+44800123456'],
    ['0800 1111', '+448001111'],
    ['0845 4647', '+448454647'],
    ['0800 (0)00 1234', '+448000001234'],
    ['0909 8790123', '+449098790123'],
    ['070 1234 5678', '+447012345678'],
    ['056 1234 5678', '+445612345678'],
    ['+353 1 234 5678', '+35312345678'],
    ['00353 1 234 5678', '+35312345678'],
    ['+1 202 555 0123', '+12025550123'],
    ['+49 (0)30 123456', '+4930123456'],
    ['+39 (0)6 1234567', '+39061234567'],
    ['020 7946 0123 ext 45', '+442079460123;ext=45'],
    ['020 7946 0123 x45', '+442079460123;ext=45'],
    ['020 7946 0123, extension 45', '+442079460123;ext=45'],
    ['020 7946 0123 #45', '+442079460123;ext=45'],
  ])('%s is %s', (typed, number) => {
    expect(readTelephone(typed)).toEqual(right(number));
  });

  it.each([
    ['', 'empty'],
    [' \u200B', 'empty'],
    ['0', 'too-short'],
    ['00', 'too-short'],
    ['+', 'too-short'],
    ['- ()', 'too-short'],
    ['999', 'too-short'],
    ['960001', 'too-short'],
    ['07700 90012', 'too-short'],
    ['0161 496 012', 'too-short'],
    ['+44 7700', 'too-short'],
    ['+353 1', 'too-short'],
    ['07700 9001234', 'too-long'],
    ['07700 900123 07700 900124', 'too-long'],
    ['07700 900123 / 07700 900124', 'too-long'],
    ['+1234567890123456', 'too-long'],
    ['06 12 34 56 78', 'unknown-code'],
    ['04 1234 5678', 'unknown-code'],
    ['0000000000', 'unknown-code'],
  ])('%j is none: %s', (typed, kind) => {
    expect(readTelephone(typed)).toEqual(left({ kind }));
  });

  it.each([
    ['none', 'n'],
    ['O7700 900123', 'O'],
    ['0800 FLOWERS', 'F'],
    ['07700 900123 (evenings)', 'e'],
    ['07700 900123, 07700 900124', ','],
    ['07700+900123', '+'],
    ['07700 900123 😀', '😀'],
  ])('%s is none, for its %s', (typed, character) => {
    expect(readTelephone(typed)).toEqual(left({ kind: 'character', character }));
  });

  it('is told in digits without plus and extension', () => {
    expect(telephoneDigits('+442079460123;ext=45' as Telephone)).toBe('442079460123');
  });
});

describe('Whatever the spelling of a telephone number', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00A0', '(', ')', '\u200B');
  const national = fc.oneof(
    fc.stringMatching(/^7\d{9}$/),
    fc.stringMatching(/^1[2-69][02-9]\d{7}$/),
    fc.stringMatching(/^(?:2|3)\d{9}$/),
    fc.stringMatching(/^8[0-9]{9}$/),
  );
  const prefix = fc.constantFrom('0', '+44', '0044', '+44(0)', '44');
  const extension = fc.constantFrom('', ' ext. 12', ' x12', ';ext=12');

  it('spacing does not matter, and what is read reads back', () => {
    fc.assert(
      fc.property(
        national,
        prefix,
        extension,
        fc.array(separator, { minLength: 10, maxLength: 10 }),
        (digits, start, end, gaps) => {
          const typed = [...digits].map((digit, place) => digit + (gaps[place] ?? '')).join('');
          const read = readTelephone(start + typed + end);
          expect(read).toEqual(right(`+44${digits}${end === '' ? '' : ';ext=12'}`));
          if (read._tag === 'Right') {
            expect(readTelephone(read.right)).toEqual(read);
          }
        },
      ),
    );
  });

  it('a number is a plus and seven to fifteen digits, or nothing is read', () => {
    const near = fc.array(
      fc.constantFrom('0', '00', '44', '+', '7', '123', ' ', 'x', '(0)', '9', '39'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          near.map((parts) => parts.join('')),
        ),
        (typed) => {
          const read = readTelephone(typed);
          if (read._tag === 'Left') return;
          expect(read.right).toMatch(/^\+[1-9]\d{6,14}(?:;ext=\d{1,7})?$/);
          expect(readTelephone(read.right)).toEqual(read);
        },
      ),
    );
  });
});
