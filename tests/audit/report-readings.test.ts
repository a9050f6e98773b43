import { describe, expect, it } from 'vitest';
import { OPEN_POINTS } from '../../audit/finance/open-points';
import {
  outwardRange,
  READ_PAYMENTS,
  yieldingGap,
} from '../../audit/finance/readings/range-readings';
import { READINGS } from '../../audit/finance/readings/readings';
import { pence } from '../../core/kernel/money';
import { keepMonthlyGap, monthlyRangeAround } from '../../core/search/public';

const figuresOf = (point: string) =>
  READINGS.filter((reading) => reading.point.startsWith(point)).flatMap(({ figures }) =>
    figures.map(({ what, literal, ours }) => [what, literal, ours]),
  );

describe('the points where the specification was read differently', () => {
  it('has both figures of the rate of a month, and the dearer one is not ours [CG-037, WE-028, WE-029]', () => {
    expect(figuresOf('CG-037')).toEqual([
      ['Rate of one month', '0.0113333333', '0.0106827676'],
      ['Monthly payment', '£404.27', '£397.24'],
      ['Total of monthly payments', '£24,256.20', '£23,834.40'],
      ['What a year of it comes to', '14.48 %', '13.60 %'],
    ]);
  });

  it('has both totals of the calculator, as specified and as regulated [CG-038, FIN-13, FIN-14]', () => {
    expect(figuresOf('CG-038').filter(([what]) => what?.endsWith('defaults'))).toEqual([
      ['Total amount payable, defaults', '£23,834.40', '£24,844.40'],
      ['Total cost of credit, defaults', '£5,304.40', '£6,314.40'],
    ]);
    expect(figuresOf('CG-038').at(-1)).toEqual([
      'The same with a deposit of £10,000.00',
      '−£6,932.00',
      '£3,078.00',
    ]);
  });

  it.each([
    ['CG-032'],
    ['CG-033'],
    ['CG-034'],
    ['CG-035'],
    ['CG-036'],
    ['CG-039'],
    ['CG-040'],
    ['CG-041'],
    ['CG-043'],
    ['CG-045'],
    ['CG-047 and CG-048'],
    ['CG-049'],
    ['CG-050'],
    ['FIN-12'],
  ])('has figures for %s', (point) => {
    expect(figuresOf(point)).not.toEqual([]);
  });

  it('reads the monthly budget as the search itself does [CG-039, CG-040, FIN-15]', () => {
    for (const payment of READ_PAYMENTS) {
      expect(outwardRange(payment)).toEqual(monthlyRangeAround(pence(payment)));
    }
  });

  it('lets the same end of the budget yield as the slider does [CG-041, FILTER-36]', () => {
    for (const moved of ['from', 'to'] as const) {
      expect(yieldingGap(500, moved)).toEqual(keepMonthlyGap({ from: 500, to: 500 }, moved));
    }
  });
});

describe('the points a person must still settle', () => {
  it('shows that 13.6 and 12.18 are no pair, with the figures that prove it [CG-046]', () => {
    const evidence = OPEN_POINTS[0]?.evidence.join(' ') ?? '';
    for (const figure of ['12.8193 %', '7.19 %', '12.88 %', '12.8986 %', '12.9 %', '£246.33']) {
      expect(evidence).toContain(figure);
    }
  });

  it('names for each who settles it', () => {
    expect(OPEN_POINTS.length).toBeGreaterThanOrEqual(5);
    expect(OPEN_POINTS.filter(({ whoSettles }) => whoSettles === '')).toEqual([]);
  });
});
