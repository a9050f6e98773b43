import { describe, expect, it } from 'vitest';
import { isPrefetchAllowed } from '../../../core/navigation/public';

describe('fetching pages ahead', () => {
  it.each([
    ['2g', undefined],
    ['slow-2g', undefined],
    ['4g', true],
    ['2g', true],
  ])('is left out on %s with data saver %s [NAV-16, WE-129]', (effectiveType, saveData) => {
    expect(isPrefetchAllowed({ effectiveType, saveData })).toBe(false);
  });

  it.each([
    ['4g', false],
    ['3g', undefined],
    [undefined, undefined],
  ])('is done on %s with data saver %s [NAV-15, WE-129, BT-3]', (effectiveType, saveData) => {
    expect(isPrefetchAllowed({ effectiveType, saveData })).toBe(true);
  });

  it('is done where the browser knows nothing of its connection [BT-3]', () => {
    expect(isPrefetchAllowed(undefined)).toBe(true);
  });
});
