import { describe, expect, it } from 'vitest';
import { wishStanding, WISHES } from '../../../../core/enquiry/public';
import { aVehicle } from '../../../support/mothers/vehicle';

describe('what can be asked for about a vehicle', () => {
  it('is everything while it is for sale [VDP-35]', () => {
    expect(WISHES.map((wish) => wishStanding(wish, aVehicle()))).toEqual(WISHES.map(() => 'open'));
  });

  it.each([
    ['reserve', 'reserved'],
    ['buy-now', 'reserved'],
    ['test-drive', 'reserved'],
    ['callback', 'open'],
    ['enquire', 'open'],
  ] as const)('while it is reserved for another: %s is %s [VDP-31] [CC-01]', (wish, standing) => {
    expect(wishStanding(wish, aVehicle({ status: 'reserved' }))).toBe(standing);
  });

  it('is nothing once it is sold [VDP-30]', () => {
    expect(WISHES.map((wish) => wishStanding(wish, aVehicle({ status: 'sold' })))).toEqual(
      WISHES.map(() => 'sold'),
    );
  });

  it('is no purchase where buying online is off; all else stands [CG-083]', () => {
    const offline = aVehicle({ onlinePurchase: false });
    expect(wishStanding('buy-now', offline)).toBe('not-online');
    expect(wishStanding('reserve', offline)).toBe('open');
    expect(wishStanding('buy-now', aVehicle({ reservedAt: '2026-11-01' }))).toBe('not-online');
  });
});
