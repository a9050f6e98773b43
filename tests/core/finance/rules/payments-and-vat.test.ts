import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsCount } from '../../../../core/finance/public';
import { vatWithDeposit } from '../../../../core/finance/rules/vat-with-deposit';
import { pence, pounds, type Money } from '../../../../core/kernel/money';

const counted = (number: number, regular: number, first?: number, last?: number) =>
  paymentsCount({
    numberOfRegularPayments: number,
    regularPayment: pence(regular),
    ...(first !== undefined && { firstPayment: pence(first) }),
    ...(last !== undefined && { lastPayment: pence(last) }),
  });

describe('the number of regular payments', () => {
  it.each([
    [48, 199_99, 199_99, 6500_00, 49],
    [48, 199_99, undefined, 6500_00, 48],
    [59, 210_00, 210_00, 210_00, 60],
    [59, 210_00, undefined, 210_00, 60],
    [60, 210_00, undefined, undefined, 60],
    [60, 210_00, 250_00, 220_00, 60],
  ] as const)(
    'of %d at %d pence, the first %s and the last %s, is %d [FIN-49, WE-047, WE-048, WE-049, CG-048]',
    (number, regular, first, last, expected) => {
      expect(counted(number, regular, first, last)).toBe(expected);
    },
  );

  const somePence = fc.integer({ min: 0, max: 1_000_000_00 });
  it('is as stated or one more, never two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        somePence,
        fc.option(fc.oneof(somePence), { nil: undefined }),
        fc.boolean(),
        (number, regular, first, same) => {
          const count = counted(number, regular, same ? regular : first, regular);
          expect(count).toBe(number + 1);
          expect(counted(number, regular, undefined, regular + 1)).toBe(number);
        },
      ),
    );
  });
});

describe('VAT payable with the deposit', () => {
  const of = (product: 'HP' | 'PCP', cashPrice: Money, isCommercial: boolean) =>
    vatWithDeposit({ product, cashPrice }, isCommercial);

  it('is 20 percent of the hire purchase cash price, whatever the deposit [FIN-50, WE-050, MF-3]', () => {
    expect(of('HP', pounds(12_000), true)).toBe(2400_00);
  });

  it('is not there on contract purchase, nor under another scheme [FIN-50, WE-051, MF-3]', () => {
    expect(of('PCP', pounds(12_000), true)).toBeUndefined();
    expect(of('HP', pounds(12_000), false)).toBeUndefined();
  });

  it('is whole pence within half a penny of a fifth, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (price) => {
        const vat = of('HP', pence(price), true) ?? -1;
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat * 5 - price)).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});
