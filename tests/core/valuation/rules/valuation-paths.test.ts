import { describe, expect, it } from 'vitest';
import { summaryPath, valueAgainPath } from '../../../../core/valuation/rules/valuation-paths';
import { aValuation } from '../../../support/mothers/valuation';

describe('The addresses of a valuation', () => {
  it('are its own page, by its hash', () => {
    expect(summaryPath('8f3a2c9d')).toBe('/car-value/summary/8f3a2c9d/');
    expect(summaryPath('8f3a2c9d', 'chester')).toBe('/car-value/summary/8f3a2c9d/?branch=chester');
    expect(summaryPath('a/../b')).toBe('/car-value/summary/a%2F..%2Fb/');
  });

  it('and the form in which the same vehicle is valued again', () => {
    expect(valueAgainPath(aValuation())).toBe('/car-value/?vrm=TU19ABC&mileage=30000');
    expect(valueAgainPath({ vehicle: aValuation().vehicle, mileage: 0 })).toBe(
      '/car-value/?vrm=TU19ABC',
    );
    expect(valueAgainPath({ vehicle: { care: 'full', previousKeepers: 0 } })).toBe('/car-value/');
  });
});
