import { describe, expect, it } from 'vitest';
import { financeRowWords } from '../../../ui/copy/personalise-copy';

describe('the rows of the finance table', () => {
  it.each([
    [12.95, '13.0%'],
    [12.41, '12.4%'],
    [7, '7.0%'],
  ])('show an APR of %d to one decimal, a next digit of 5 going up [FIN-22]', (percent, words) => {
    expect(financeRowWords({ row: 'apr', percent })).toBe(words);
  });

  it('show a fixed rate as stated, without digits that nobody wrote [FIN-22]', () => {
    expect(financeRowWords({ row: 'interest-rate', percent: 12.18 })).toBe('12.18% a year');
    expect(financeRowWords({ row: 'interest-rate', percent: 0.1 + 0.2 })).toBe('0.3% a year');
  });
});
