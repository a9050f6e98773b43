import { describe, expect, it } from 'vitest';
import { fromAddress, insteadOf, withInsteadOf } from '../../../../core/search/public';

describe('The words that gave way to the nearest spelling', () => {
  it('are told in the address, and are no part of the search', () => {
    const address = withInsteadOf('/used/cars/search/?make=ford', ['focas', 'bl&e']);
    const queryText = address.slice(address.indexOf('?'));
    expect(insteadOf(queryText)).toEqual(['focas', 'bl&e']);
    expect(fromAddress('cars', queryText)).toEqual(fromAddress('cars', '?make=ford'));
    expect(withInsteadOf('/used/cars/search/', ['x'])).toBe('/used/cars/search/?instead_of=x');
  });

  it('are left out where a link says more than a slip of the finger could be', () => {
    expect(insteadOf(`?instead_of=${'x'.repeat(41)}&instead_of=&instead_of=ok`)).toEqual(['ok']);
  });
});
