import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecent } from '../../../core/kernel/is-recent';

describe('what is recent', () => {
  it('is younger than the time given, to the millisecond', () => {
    expect(isRecent(1000, 5999, 5000)).toBe(true);
    expect(isRecent(1000, 6000, 5000)).toBe(false);
    expect(isRecent(1000, 1000, 0)).toBe(false);
  });

  it('is nothing that lies ahead of the clock', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), fc.nat(), (now, ahead, milliseconds) => {
        expect(isRecent(now + ahead, now, milliseconds)).toBe(false);
      }),
    );
  });
});
