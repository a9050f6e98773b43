import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { normalisedPerson } from '../../../core/tracking/public';
import type { TrackedPerson } from '../../../core/tracking/model/tracking-event';

const startOfHash = (text: string | undefined) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')
    .slice(0, 8);

describe('A person made ready to be hashed', () => {
  it.each<[keyof TrackedPerson, string, 'em' | 'ph' | 'fn' | 'ln' | 'ct', string, string]>([
    ['email', ' Sam.Sample@Example.ORG ', 'em', 'sam.sample@example.org', '963ea777'],
    ['telephone', '07700 900123', 'ph', '447700900123', '033134b9'],
    ['firstName', ' Sam ', 'fn', 'sam', 'e96e02d8'],
    ['lastName', "O'Brien-Smith", 'ln', 'obriensmith', '16765783'],
    ['town', 'Stoke on Trent', 'ct', 'stokeontrent', '309c7777'],
    ['firstName', 'Valéry', 'fn', 'valéry', '08e1996b'],
  ])('%s "%s" goes by the provider’s rules [TRACK-04, TR-3]', (field, typed, name, made, hash) => {
    const person = normalisedPerson({ [field]: typed });
    expect(person).toEqual({ [name]: made });
    expect(startOfHash(person[name])).toBe(hash);
  });

  it.each([
    '07700 900123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '0044 7700-900-123',
    '447700900123',
    '7700 900123',
    '(07700) 900 123',
    '+44 07700 900123',
    '0044 (0) 7700 900123',
    '0044 07700 900123',
    '44 07700 900123',
    '(+44) 7700 900123',
    '+07700 900123',
    '+44 ( 0 )7700.900.123',
    '07700 900123 ext. 12',
    '07700 900123 x12',
    '０７７００ ９００１２３',
  ])('takes %s for one and the same British number [TR-3]', (typed) => {
    expect(normalisedPerson({ telephone: typed }).ph).toBe('447700900123');
  });

  it.each(['0', '00', '+', '-', '44', '123', '(0)', 'none', '1'.repeat(16)])(
    'leaves out what can be nobody’s number: %s [TRACK-04, TR-3]',
    (telephone) => {
      expect(normalisedPerson({ telephone })).toEqual({});
    },
  );

  it('keeps the part of an e-mail address after its plus [TRACK-04, TR-3]', () => {
    expect(normalisedPerson({ email: ' Sam+Cars@X.Org\n' }).em).toBe('sam+cars@x.org');
  });

  it('keeps the code of another country', () => {
    expect(normalisedPerson({ telephone: '(+353) 1 234 5678' }).ph).toBe('35312345678');
    expect(normalisedPerson({ telephone: '+39 06 1234567' }).ph).toBe('39061234567');
    expect(normalisedPerson({ telephone: '+353 1 234 5678' }).ph).toBe('35312345678');
  });

  it('spells an accent in one way, however it was typed', () => {
    expect(normalisedPerson({ firstName: 'Vale\u0301ry' }).fn).toBe('val\u00e9ry');
  });

  it('leaves out what is empty, or holds nothing to be hashed [TR-3]', () => {
    expect(
      normalisedPerson({ email: '', telephone: ' - ', firstName: ' ', lastName: '–', town: '' }),
    ).toEqual({});
  });
});
