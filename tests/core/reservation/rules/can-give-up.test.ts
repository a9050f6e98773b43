import { describe, expect, it } from 'vitest';
import { canGiveUp } from '../../../../core/reservation/public';

describe('Giving a reservation up', () => {
  it('can be done of one that is paid for, until the vehicle is collected', () => {
    expect(canGiveUp({ status: 'reserved' })).toBe(true);
    expect(canGiveUp({ status: 'reserved', collectedAt: '2026-12-04T13:00:00.000Z' })).toBe(false);
    for (const status of ['held', 'released', 'refunded'] as const) {
      expect(canGiveUp({ status })).toBe(false);
    }
  });
});
