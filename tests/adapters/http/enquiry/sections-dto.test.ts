import { describe, expect, it } from 'vitest';
import { askedWhenOf, sectionsOf } from '../../../../adapters/http/enquiry/sections-dto';

describe('The sections of a form, as they travel', () => {
  it('are read one by one, and what cannot be read is left out', () => {
    expect(
      sectionsOf([
        { id: 'one', title: 'One', fields: ['a', 7, null, {}], extras: ['opt_in', 'magic'] },
        { id: 'one', title: 'Again' },
        { id: 'Two words', title: 'No id' },
        { id: 'three' },
        'nonsense',
        { id: 'four', title: 'Four', instructions: ' Say so ' },
      ]),
    ).toEqual([
      { id: 'one', title: 'One', fields: ['a', '7'], extras: ['opt-ins'] },
      { id: 'four', title: 'Four', instructions: 'Say so', fields: [], extras: [] },
    ]);
  });

  it('are none where there is no list of them', () => {
    for (const odd of [undefined, null, {}, 'one', [], [{}]])
      expect(sectionsOf(odd)).toBeUndefined();
  });

  it('say on which answers a question hangs', () => {
    expect(askedWhenOf('finance::yes,maybe')).toEqual({
      field: 'finance',
      answers: ['yes', 'maybe'],
    });
    for (const odd of [undefined, '', 'finance', '::yes', 'finance::']) {
      expect(askedWhenOf(odd)).toBeUndefined();
    }
  });
});
