import { describe, expect, it } from 'vitest';
import { pounds } from '../../../core/kernel/money';
import type { VehicleDifference } from '../../../core/stock/public';
import {
  differenceWords,
  inViewWords,
  interestTitle,
  moreOfMakeTitle,
} from '../../../ui/copy/alike-copy';

describe('What sets a vehicle apart, in words', () => {
  const mileage = { kind: 'mileage', units: 'miles' } as const;
  const cases: readonly (readonly [string, VehicleDifference])[] = [
    ['2,100 fewer miles', { ...mileage, difference: 2100, direction: 'fewer' }],
    ['1 more mile', { ...mileage, difference: 1, direction: 'more' }],
    ['£400 more', { kind: 'price', difference: pounds(400), direction: 'more' }],
    ['£95,500 less', { kind: 'price', difference: pounds(95_500), direction: 'less' }],
    ['1 year newer', { kind: 'year', difference: 1, direction: 'newer' }],
    ['12 years older', { kind: 'year', difference: 12, direction: 'older' }],
    ['25 bhp more', { kind: 'power', difference: 25, direction: 'more' }],
    ['automatic, not manual', { kind: 'transmission', has: 'Automatic', insteadOf: 'Manual' }],
    ['petrol hybrid, not LPG', { kind: 'fuel', has: 'Petrol Hybrid', insteadOf: 'LPG' }],
  ];
  it.each(cases)('reads "%s"', (words, difference) => {
    expect(differenceWords(difference)).toBe(words);
  });
});

describe('The headings of the carousels', () => {
  it('are the documents’ words for cars, and vans’ for vans [VDP-27]', () => {
    expect(interestTitle('cars')).toBe('Cars you may find of interest');
    expect(interestTitle('van')).toBe('Vans you may find of interest');
  });

  it('name the make [VDP-43]', () => {
    expect(moreOfMakeTitle('Ford', 'cars')).toBe('More used Ford cars');
    expect(moreOfMakeTitle('Ford', 'van')).toBe('More used Ford vans');
  });

  it('count what is in view', () => {
    expect(inViewWords(1, 4, 12)).toBe('1 to 4 of 12');
    expect(inViewWords(3, 3, 8)).toBe('3 of 8');
  });
});
