import { describe, expect, it } from 'vitest';
import { branchChoices } from '../../../../core/branch/rules/branch-choices';
import { contactOfBranch } from '../../../../core/valuation/rules/contact-of-branch';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('The branches that value vehicles', () => {
  const all = named('Forecourt Bolton', 'Forecourt Wrexham', 'Jaguar Forecourt Bury', 'Van Match');

  it('have the group’s marker in their names, and none of the excluded words', () => {
    const filter = { marker: 'forecourt', excluded: ['jaguar', 'Wrexham'] };
    expect(branchChoices(all, filter)).toEqual(named('Forecourt Bolton'));
  });

  it('are all but the excluded where no name has the marker, or there is none', () => {
    const rest = named('Forecourt Bolton', 'Van Match');
    for (const marker of ['Acme', '']) {
      expect(branchChoices(all, { marker, excluded: ['Jaguar', 'Wrexham'] })).toEqual(rest);
    }
    expect(branchChoices(all, { marker: '', excluded: [''] })).toEqual(all);
  });
});

describe('Where a valuation goes on', () => {
  const pages = ['bolton', 'chester', 'stafford', 'stockport'];

  it.each([
    ['chester', '/contact/chester?scroll=contact-form'],
    ['crewe', '/contact/bolton?scroll=contact-form'],
    ['../login', '/contact/bolton?scroll=contact-form'],
    ['', '/contact/bolton?scroll=contact-form'],
    [undefined, '/contact?scroll=contact-form'],
  ])('for the branch %s it is %s', (chosen, address) => {
    expect(contactOfBranch(chosen, pages)).toBe(address);
  });

  it('is the page of all branches where none has one of its own', () => {
    expect(contactOfBranch('chester', [])).toBe('/contact?scroll=contact-form');
  });
});
