import { describe, expect, it } from 'vitest';
import { locationName } from '../../../core/kernel/location-name';

describe('what a place is called', () => {
  it.each([
    ['chester', 'Chester'],
    ['bolton', 'Bolton'],
    ['crewe', 'Crewe'],
    ['stafford', 'Stafford'],
    ['wrexham', 'Wrexham'],
    ['stockport', 'Stockport'],
    ['stoke', 'Stoke'],
    ['liverpool', 'Liverpool vans'],
    ['liverpool-vans', 'Liverpool vans'],
  ])('is by its address %s: %s, whatever the back end says [CONST-03]', (slug, name) => {
    expect(locationName(slug, 'Somewhere-on-Trent')).toBe(name);
  });

  it('is the back end’s own word for a place of no known address', () => {
    expect(locationName('leeds', 'Leeds Central')).toBe('Leeds Central');
    expect(locationName(undefined, 'Leeds Central')).toBe('Leeds Central');
    expect(locationName('constructor', 'Leeds')).toBe('Leeds');
  });
});
