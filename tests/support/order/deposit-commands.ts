import { expect } from 'vitest';
import { depositOf } from '../../../core/order/public';
import type { PaymentNews } from '../../../core/payment/public';
import { checkLaws, refusalIn } from './order-laws';
import { OfOrder, type OrderBystander, type OrderCommand, type OrderSystem } from './order-system';

export class PayDeposit extends OfOrder {
  override readonly toString = (): string => 'pay deposit';

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { isStranger, ...of } = this.of(seen);
    const consequences = system.payDeposit(of, seen.now);
    const to = consequences.find((each) => each.kind === 'go-to-checkout');
    const order = system.orders().find(({ id }) => id === of.orderId);
    if (isStranger) expect(refusalIn(consequences)?.why).toBe('unknown');
    if (to !== undefined) {
      expect(order && depositOf(order)).toMatchObject({ attemptId: to.attemptId });
      if (!seen.attempts.includes(to.attemptId)) seen.attempts.push(to.attemptId);
    } else if (order !== undefined && !isStranger) {
      expect(['owed', 'being-paid', 'declined']).not.toContain(depositOf(order).state);
    }
    checkLaws(seen, system);
  }
}

/** The provider tells something of a visit, however old, and once more. */
export class TellDeposit implements OrderCommand {
  constructor(
    private readonly which: number,
    private readonly news: PaymentNews,
    private readonly isTwice: boolean,
  ) {}

  readonly check = ({ attempts }: Readonly<OrderBystander>): boolean => attempts.length > 0;
  readonly toString = (): string => `tell(${this.news} of ${this.which})`;

  run(seen: OrderBystander, system: OrderSystem): void {
    const attemptId = seen.attempts[this.which % seen.attempts.length] ?? '';
    // What was given back before it was told as paid is never noted as paid.
    if (this.news === 'paid' && !seen.returned.has(attemptId)) seen.taken.add(attemptId);
    if (this.news === 'refunded') seen.returned.add(attemptId);
    for (let times = this.isTwice ? 2 : 1; times > 0; times -= 1) {
      seen.told += 1;
      system.tellDeposit(`event-${seen.told}`, this.news, attemptId, seen.now);
      checkLaws(seen, system);
    }
  }
}

export class GivenBack extends OfOrder {
  override readonly toString = (): string => 'given back';

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { orderId } = this.of(seen);
    const before = system.orders().find(({ id }) => id === orderId);
    for (const { id } of before?.payments ?? []) {
      system.givenBack(orderId, id, seen.now);
      system.givenBack(orderId, id, seen.now + 1);
    }
    const after = system.orders().find(({ id }) => id === orderId);
    expect(
      after?.payments.every((each) => each.isPaidBack === (each.paidBackAt !== undefined)),
    ).toBe(true);
    checkLaws(seen, system);
  }
}
