import { pence, pounds } from '../../../../core/kernel/money';
import type { Valuation } from '../../../../core/valuation/public';
import type { Examples } from '../../../parts/examples';
import { withExampleApp } from '../../../workbench/with-example-app';
import { ValuationResult } from './valuation-result';

const NOW = Date.parse('2026-11-29T12:00:00Z');

const exampleValuation: Valuation = {
  hash: '8f3a2c9d',
  vehicle: {
    vrm: 'TU19ABC',
    make: 'Ford',
    model: 'Fiesta',
    derivative: '1.0 EcoBoost Titanium 5dr',
    care: 'full',
    previousKeepers: 1,
  },
  mileage: 30_000,
  prices: { belowAverage: pounds(8040), average: pounds(9180), showroom: pounds(9830) },
  valuedAt: '2026-11-29T09:00:00Z',
  lastDay: '2026-12-06',
  isOutOfDate: false,
  workings: [
    { step: 'price-when-new', amount: pounds(20_000) },
    { step: 'age', amount: pence(-762_900) },
    { step: 'miles', amount: pence(-69_500) },
    { step: 'condition', amount: pence(-67_704) },
    { step: 'margin', amount: pence(-140_896) },
    { step: 'preparation', amount: pounds(-400) },
    { step: 'rounding', amount: pounds(-10) },
  ],
};

export const valuationResultExamples: Examples = {
  'Just made': withExampleApp(<ValuationResult valuation={exampleValuation} now={NOW} isKept />),
  'More is owed than it is worth': withExampleApp(
    <ValuationResult valuation={exampleValuation} now={NOW} settlement={pounds(8900)} isKept />,
  ),
  'Out of date': withExampleApp(
    <ValuationResult
      valuation={{ ...exampleValuation, isOutOfDate: true, lastDay: '2026-11-20' }}
      now={NOW}
      isKept={false}
    />,
  ),
};
