import { expectTypeOf, it } from 'vitest';
import { add, moneyFromWire, pence, pounds, scaled, type Money } from '../../core/kernel/money';
import { halfUp } from '../../core/kernel/rounding';
import type { Option } from 'fp-ts/Option';

it('keeps pence and plain numbers apart', () => {
  expectTypeOf(add(pence(1), pounds(2))).toEqualTypeOf<Money>();
  expectTypeOf<number>().not.toExtend<Money>();
  expectTypeOf<Money>().toExtend<number>();
  expectTypeOf(moneyFromWire('£9,995')).toEqualTypeOf<Option<Money>>();

  // @ts-expect-error a plain number has no unit: pence(5) or pounds(5)?
  add(pence(1), 5);
  // @ts-expect-error the other way round neither
  add(5, pence(1));
  // @ts-expect-error a share of an amount names its rounding
  scaled(pence(1), 0.2);
  // @ts-expect-error nor does a sum of plain operators stay money
  const sum: Money = pence(1) + pence(2);
  expectTypeOf(sum).toEqualTypeOf<Money>();
  expectTypeOf(scaled(pence(1), 0.2, halfUp)).toEqualTypeOf<Money>();
});
