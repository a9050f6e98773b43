import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readOutcode } from '../../../../core/kernel/person/outcode';
import { readPostcode } from '../../../../core/kernel/person/postcode';
import table from '../../../fixtures/made/postcodes.json' with { type: 'json' };

describe('The first half of a postcode', () => {
  it.each([
    ['W1B 4BS', 'W1B'],
    ['w1b', 'W1B'],
    ['EC4Y0HA', 'EC4Y'],
    ['SW6 5PN', 'SW6'],
    ['BT16 2FG', 'BT16'],
    ['LL13 8 BG', 'LL13'],
    ['JE2 3AB', 'JE2'],
    ['CH99 9XX', 'CH99'],
    ['N1C 4AG', 'N1C'],
    ['BX1 1LT', 'BX1'],
    ['CH1 2', 'CH1'],
    ['ch1-2ab', 'CH1'],
    ['ＣＨ１', 'CH1'],
  ])('is read from %j: %s [BR-4]', (typed, outcode) => {
    expect(readOutcode(typed)).toEqual(right(outcode));
  });

  it.each(['BFPO 801', 'CH', 'ZZ1', 'Chester', 'CH1, 2AB', 'A'.repeat(200), '🚗', '<script>'])(
    'is not guessed from %j [BR-4]',
    (typed) => {
      expect(readOutcode(typed)).toEqual(left({ kind: 'not-an-outcode' }));
    },
  );

  it.each(['', '   '])('is missing from %j', (typed) => {
    expect(readOutcode(typed)).toEqual(left({ kind: 'empty' }));
  });
});

/** What public test files of postcode libraries hold, with the postcode that each is, or none. */
const written: readonly { readonly typed: string; readonly postcode: string | null }[] = table;

describe('Postcodes of other libraries’ tests', () => {
  it.each(written)('$typed is $postcode', ({ typed, postcode }) => {
    const read = readPostcode(typed);
    expect(read._tag === 'Right' ? read.right : null).toBe(postcode);
    if (postcode !== null) expect(readOutcode(typed)).toEqual(right(postcode.split(' ')[0]));
  });
});
