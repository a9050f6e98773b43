import { describe, expect, it } from 'vitest';
import { apartText, comparedText } from '../../audit/finance/report/compared-text';
import { decimalText } from '../../audit/finance/report/figure-text';
import { notation } from '../../audit/finance/report/notation';

describe('figures in the report', () => {
  it.each([
    ['pence', -6, '−6p'],
    ['pence', 99_700, '+£997.00'],
    ['pence', 0, '0p'],
    ['percent', 0.1, '+0.1 %'],
    ['percent', 4e-10, '0 %'],
    ['number', -0.000_012_345_6, '−0.0000123'],
    ['number', 2.5e-9, '+2.5 × 10^(−9)'],
    ['number', NaN, 'no figure'],
  ] as const)('shows that two figures of %s are %d apart as %s', (unit, difference, shown) => {
    expect(apartText(difference, unit, true)).toBe(shown);
  });

  it.each([
    ['pence', 2_873_484, '£28,734.84'],
    ['pence', 29_216.666_7, '29,216.6667p'],
    ['percent', 12.4, '12.4 %'],
    ['number', -304.145_914_326_205, '−304.145914326'],
  ] as const)('shows a figure of %s, %d, as %s', (unit, figure, shown) => {
    expect(comparedText(figure, unit)).toBe(shown);
  });

  it('groups thousands, and gives nothing no sign', () => {
    expect(decimalText(1_234_567.5, 2)).toBe('1,234,567.50');
    expect(decimalText(-0.001, 2)).toBe('0.00');
    expect(decimalText(-1000, 0)).toBe('−1,000');
  });

  it('raises and lowers what a formula raises and lowers, and nothing else', () => {
    expect(notation('F · v^(n+1) < C_k').markup).toBe('F · v<sup>n+1</sup> &lt; C<sub>k</sub>');
    expect(notation('(1 + X)^(−t_k)').markup).toBe('(1 + X)<sup>−t<sub>k</sub></sup>');
    expect(notation('a ^ b, c^(open').markup).toBe('a ^ b, c^(open');
  });
});
