import { describe, expect, it } from 'vitest';
import { canBuyNow, cardAction, cardRibbon } from '../../../../core/stock/public';
import { aVehicle } from '../../../support/mothers/vehicle';

describe('the ribbon on a card', () => {
  it('says Reserved for a sold vehicle as for a reserved one [WE-060] [CARD-04]', () => {
    expect(cardRibbon(aVehicle({ status: 'sold' }))).toBe('reserved');
    expect(cardRibbon(aVehicle({ status: 'reserved' }))).toBe('reserved');
  });

  it('says Click & Collect when the vehicle can be bought online [CARD-05] [CG-070]', () => {
    expect(cardRibbon(aVehicle())).toBe('click-and-collect');
  });

  it.each([
    ['online purchase is off', { onlinePurchase: false }],
    ['somebody has reserved it before', { reservedAt: '2026-11-01T10:00:00Z' }],
  ])('says nothing when %s [CARD-05] [CG-070]', (_, change) => {
    expect(cardRibbon(aVehicle(change))).toBeUndefined();
  });
});

describe('an example', () => {
  it('is called so, whatever else could be said of it', () => {
    expect(cardRibbon(aVehicle({ isExample: true }))).toBe('example');
    expect(cardRibbon(aVehicle({ isExample: true, status: 'sold' }))).toBe('example');
  });
});

describe('Buy Now', () => {
  it('needs all three: never reserved, online purchase on, not reserved now [CG-083] [VDP-32]', () => {
    expect(canBuyNow(aVehicle())).toBe(true);
    expect(canBuyNow(aVehicle({ reservedAt: '' }))).toBe(true);
    expect(canBuyNow(aVehicle({ status: 'reserved' }))).toBe(false);
    expect(canBuyNow(aVehicle({ status: 'sold' }))).toBe(false);
    expect(canBuyNow(aVehicle({ onlinePurchase: false }))).toBe(false);
    expect(canBuyNow(aVehicle({ reservedAt: '2026-11-01' }))).toBe(false);
  });
});

describe('the button on a card', () => {
  it('reserves what can be reserved and asks for a call about the rest [CARD-19] [CG-070]', () => {
    expect(cardAction(aVehicle())).toBe('reserve');
    expect(cardAction(aVehicle({ onlinePurchase: false }))).toBe('reserve');
    expect(cardAction(aVehicle({ status: 'reserved' }))).toBe('request-callback');
    expect(cardAction(aVehicle({ status: 'sold' }))).toBe('request-callback');
  });
});
