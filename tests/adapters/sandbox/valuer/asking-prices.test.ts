import { describe, expect, it } from 'vitest';
import { residualTableOf } from '../../../../adapters/sandbox/lender/residual-values';
import { valueClassOf } from '../../../../adapters/sandbox/lender/value-class';
import { yearsBetween } from '../../../../adapters/sandbox/stock/calendar';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import { worthShare } from '../../../../adapters/sandbox/valuer/worth-share';

describe('The valuer beside the stock', () => {
  it('would ask of a middling vehicle what the forecourt asks', () => {
    const asOf = '2026-11-29';
    const ratios = generateStock({ count: 400, seed: 'valuer', asOf })
      .map((one) => {
        const months = Math.floor(yearsBetween(one.registeredOn, asOf) * 12);
        const share = worthShare(residualTableOf(valueClassOf(one)), months, one.mileage ?? 0);
        return ((one.listPricePence ?? 0) * share) / (one.pricePence ?? 1);
      })
      .sort((one, other) => one - other);
    const at = (part: number): number => ratios[Math.floor(ratios.length * part)] ?? 0;
    expect(at(0.5)).toBeGreaterThan(0.97);
    expect(at(0.5)).toBeLessThan(1.03);
    expect(at(0.1)).toBeGreaterThan(0.8);
    expect(at(0.9)).toBeLessThan(1.2);
  });
});
