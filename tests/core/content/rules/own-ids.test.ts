import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownIds } from '../../../../core/content/rules/own-ids';

const ODD = ['Costs', 'Costs', 'Costs 2', '🚗', '£', 'MOT & tax', 'main', 'Contents'];

describe('names of headings', () => {
  it('are their own, none empty, none of the page’s [CO-5]', () => {
    expect(ownIds(ODD)).toEqual([
      'costs',
      'costs-2',
      'costs-2-2',
      'part',
      'part-2',
      'mot-tax',
      'main-2',
      'contents-2',
    ]);
  });

  it('are unique and never empty, whatever is written [CO-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...ODD))), (titles) => {
        const ids = ownIds(titles);
        expect(new Set(ids).size).toBe(titles.length);
        expect(ids).not.toContain('');
      }),
    );
  });

  it('stay when a paragraph with another heading comes before them', () => {
    expect(ownIds(['New', ...ODD]).slice(1)).toEqual(ownIds(ODD));
  });
});
