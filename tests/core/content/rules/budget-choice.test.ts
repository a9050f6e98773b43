import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isChosenBudget,
  toggleBudget,
  type BudgetLists,
} from '../../../../core/content/rules/budget-choice';

const low = { least: 0, most: 5000 };
const middle = { least: 5000, most: 10_000 };

describe('the price ranges that are chosen', () => {
  it('are lists paired by place; choosing one again takes it out [WE-141, PAGE-33, PAGE-34]', () => {
    const one = toggleBudget({}, low);
    expect(one).toEqual({ min_price: '0', max_price: '5000' });
    const two = toggleBudget(one, middle);
    expect(two).toEqual({ min_price: '0,5000', max_price: '5000,10000' });
    expect(toggleBudget(two, low)).toEqual({ min_price: '5000', max_price: '10000' });
  });

  it('are none once the last is taken out', () => {
    expect(toggleBudget(toggleBudget({}, low), low)).toEqual({});
  });

  it('are as before after two presses, whatever was chosen', () => {
    const range = fc.record({ least: fc.nat(50), most: fc.nat(50) });
    fc.assert(
      fc.property(
        fc.uniqueArray(range, { selector: (r) => `${r.least}-${r.most}` }),
        range,
        (chosen, pressed) => {
          const before = chosen.reduce<BudgetLists>(toggleBudget, {});
          const after = toggleBudget(toggleBudget(before, pressed), pressed);
          for (const each of chosen) expect(isChosenBudget(after, each)).toBe(true);
          expect(isChosenBudget(after, pressed)).toBe(isChosenBudget(before, pressed));
        },
      ),
    );
  });

  it.each([{ min_price: '1,x', max_price: '2' }, { min_price: '', max_price: '5' }, {}])(
    'are read from %j without a fault',
    (lists) => {
      expect(toggleBudget(lists, low).max_price).toMatch(/5000$/);
    },
  );
});
