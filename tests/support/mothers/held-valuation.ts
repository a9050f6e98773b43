import { pounds } from '../../../core/kernel/money';
import type { HeldValuation } from '../../../core/valuation/public';

/** A Fiesta at £4,100, good until 6 December 2026. */
export const aHeldValuation = (change: Partial<HeldValuation> = {}): HeldValuation => ({
  hash: '8f3a2c9d',
  vehicle: { vrm: 'TU19ABC', make: 'Ford', model: 'Fiesta', care: 'full', previousKeepers: 1 },
  prices: { belowAverage: pounds(3600), average: pounds(4100), showroom: pounds(4500) },
  mileage: 42_000,
  lastDay: '2026-12-06',
  ...change,
});
