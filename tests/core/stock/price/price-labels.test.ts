import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import { knownReasonsForNoLabel, priceIndicatorOf } from '../../../../core/stock/public';
import { aPrice } from '../../../support/mothers/vehicle';
import { aBareVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const NOW = Date.UTC(2026, 10, 28);
const costing = (amount: number) =>
  aBareVehicleInFull({ price: aPrice({ advertised: pounds(amount), final: pounds(amount) }) });

describe('the price label', () => {
  it('is read from the words of the feed, where low means lower [VDP-23] [VDP-50]', () => {
    expect(['low', 'great', 'good', 'fair', 'higher'].map(priceIndicatorOf)).toEqual([
      'lower',
      'great',
      'good',
      'fair',
      'higher',
    ]);
    expect([' Great ', 'LOW', 'bargain', '', undefined].map(priceIndicatorOf)).toEqual([
      'great',
      'lower',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('why there is no label', () => {
  it('is the price below £1,500 or above £70,000, not at them [VDP-24]', () => {
    expect(
      [1499, 1500, 70_000, 70_001].map((p) => knownReasonsForNoLabel(costing(p), NOW)),
    ).toEqual([['price-outside'], [], [], ['price-outside']]);
  });

  it('is the age from the day after its fifteenth birthday [VDP-24]', () => {
    const registered = (registeredOn: string) =>
      knownReasonsForNoLabel({ ...costing(5000), registeredOn }, NOW);
    expect(registered('2011-11-27')).toEqual(['over-age']);
    expect(registered('2011-11-28')).toEqual([]);
    expect(registered('1911-02-30')).toEqual([]);
  });

  it('is not told of a vehicle that has one, nor guessed where nothing is known [VDP-24]', () => {
    expect(knownReasonsForNoLabel({ ...costing(999), priceIndicator: 'fair' }, NOW)).toEqual([]);
    expect(knownReasonsForNoLabel(aBareVehicleInFull(), NOW)).toEqual([]);
  });
});
