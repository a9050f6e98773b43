import { pence, pounds } from '../../../core/kernel/money';
import type { Valuation } from '../../../core/valuation/public';

/** The example of docs/valuation.md: £9,180 in Average condition, valued on a Wednesday afternoon. */
export const aValuation = (changed: Partial<Valuation> = {}): Valuation => ({
  hash: '8f3a2c9d',
  vehicle: {
    vrm: 'TU19ABC',
    make: 'Ford',
    model: 'Fiesta',
    derivative: '1.0 EcoBoost Titanium 5dr',
    care: 'some',
    previousKeepers: 1,
  },
  mileage: 30_000,
  prices: { belowAverage: pounds(8040), average: pounds(9180), showroom: pounds(9830) },
  valuedAt: '2026-07-01T14:00:00Z',
  lastDay: '2026-07-08',
  isOutOfDate: false,
  workings: [
    { step: 'price-when-new', amount: pounds(20_000) },
    { step: 'age', amount: pence(-762_900) },
    { step: 'miles', amount: pence(-69_500) },
    { step: 'keepers', amount: pence(-23_352) },
    { step: 'service-history', amount: pence(-34_327) },
    { step: 'condition', amount: pence(-44_397) },
    { step: 'margin', amount: pence(-106_552) },
    { step: 'preparation', amount: pounds(-400) },
    { step: 'rounding', amount: pence(-972) },
  ],
  ...changed,
});
