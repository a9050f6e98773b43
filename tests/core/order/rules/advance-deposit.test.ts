import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  advanceOrders,
  DEPOSIT_CHECKOUT_MS,
  DEPOSIT_WAITS_MS,
  depositOf,
  type Order,
  type OrderConsequence,
  type OrderEvent,
} from '../../../../core/order/public';
import type { PaymentNews } from '../../../../core/payment/public';
import { filledSections, plainAgreement } from '../../../support/mothers/order';

const NOW = Date.UTC(2026, 11, 1, 12);

const started: Order = {
  id: 'one',
  customer: 'sam',
  key: 'key',
  vehicle: 'car',
  state: 'started',
  startedAt: NOW,
  changedAt: NOW,
  sections: {
    ...filledSections(),
    paymentMethod: { version: 1, answer: { kind: 'card-deposit' } },
  },
  payments: [],
  attempts: [],
};

const PLACE: OrderEvent = {
  kind: 'place',
  customer: 'sam',
  orderId: 'one',
  checked: 'now',
  current: 'now',
  availability: { kind: 'free' },
  lapsed: [],
  agreement: { ...plainAgreement, first: pounds(250) },
};
const CANCEL: OrderEvent = { kind: 'cancel', customer: 'sam', orderId: 'one' };
const pay = (attemptId: string): OrderEvent => ({
  kind: 'pay-deposit',
  customer: 'sam',
  orderId: 'one',
  attemptId,
});
const told = (news: PaymentNews, attemptId = 'first'): OrderEvent => ({
  kind: 'deposit-told',
  news,
  attemptId,
});

/** What a placed order becomes by what happens, each at its time after the placing, and all that follows. */
function after(...happened: readonly (readonly [event: OrderEvent, at?: number])[]): {
  readonly order: Order;
  readonly orders: readonly Order[];
  readonly consequences: readonly OrderConsequence[];
} {
  let orders: readonly Order[] = [started];
  const consequences: OrderConsequence[] = [];
  for (const [event, at = 0] of [[PLACE] as const, ...happened]) {
    const outcome = advanceOrders(orders, event, NOW + at);
    orders = outcome.orders;
    consequences.push(...outcome.consequences);
  }
  const [order = started] = orders;
  return { order, orders, consequences };
}

const kinds = (consequences: readonly OrderConsequence[]): readonly string[] =>
  consequences.flatMap((each) =>
    each.kind === 'tell' || each.kind === 'tell-payment'
      ? [each.what]
      : each.kind === 'show'
        ? []
        : [each.kind],
  );

describe('The deposit of an order', () => {
  it('is owed for a day from the placing, and asked for by nothing but a card', () => {
    expect(depositOf(started)).toEqual({ state: 'not-asked', amount: 0 });
    expect(depositOf(after().order)).toEqual({
      state: 'owed',
      amount: pounds(250),
      dueAt: NOW + DEPOSIT_WAITS_MS,
    });
    const byBank = { ...started, sections: filledSections() };
    const { orders } = advanceOrders([byBank], PLACE, NOW);
    expect(orders[0] && depositOf(orders[0]).state).toBe('not-asked');
    expect(orders[0]?.depositDueAt).toBeUndefined();
  });

  it('is paid at the one checkout that is open, whoever presses again, and told once', () => {
    const paying = after([pay('first')], [pay('second'), 1000]);
    expect(paying.order.attempts).toHaveLength(1);
    expect(depositOf(paying.order)).toMatchObject({ state: 'being-paid', attemptId: 'first' });
    const paid = after([pay('first')], [told('paid')], [told('paid')], [pay('second')]);
    expect(depositOf(paid.order)).toEqual({ state: 'paid', amount: pounds(250) });
    expect(kinds(paid.consequences)).toEqual(['placed', 'go-to-checkout', 'deposit-paid']);
  });

  it('can be tried again after a card was declined, the customer left, or half an hour', () => {
    const declined = after([pay('first')], [told('declined')], [pay('second')]);
    expect(depositOf(declined.order)).toMatchObject({ state: 'declined', attemptId: 'first' });
    const left = after([pay('first')], [told('cancelled')]);
    expect(depositOf(left.order).state).toBe('owed');
    const late = after([pay('first')], [{ kind: 'clock' }, DEPOSIT_CHECKOUT_MS]);
    expect(depositOf(late.order).state).toBe('owed');
    expect(kinds(late.consequences)).toContain('close-checkout');
    const again = after([pay('first')], [told('cancelled')], [pay('second')]);
    expect(depositOf(again.order)).toMatchObject({ state: 'being-paid', attemptId: 'second' });
  });

  it('keeps the first payment and gives the second back, where two were made', () => {
    const { order, consequences } = after(
      [pay('first')],
      [{ kind: 'clock' }, DEPOSIT_CHECKOUT_MS],
      [pay('second'), DEPOSIT_CHECKOUT_MS],
      [told('paid', 'first'), DEPOSIT_CHECKOUT_MS],
      [told('paid', 'second'), DEPOSIT_CHECKOUT_MS],
    );
    expect(order.payments).toEqual([
      { id: 'first', amount: pounds(250), isPaidBack: false },
      { id: 'second', amount: pounds(250), isPaidBack: true },
    ]);
    expect(kinds(consequences).slice(-2)).toEqual(['pay-back', 'deposit-back']);
    expect(depositOf(order).state).toBe('paid');
  });

  it('goes back when the order is cancelled, and is noted once it has gone', () => {
    const cancelled = after([pay('first')], [told('paid')], [CANCEL]);
    expect(depositOf(cancelled.order)).toEqual({ state: 'to-refund', amount: pounds(250) });
    expect(kinds(cancelled.consequences).slice(-2)).toEqual(['cancelled', 'pay-back']);
    const { orders } = advanceOrders(
      cancelled.orders,
      { kind: 'paid-back', orderId: 'one', paymentId: 'first' },
      NOW,
    );
    expect(orders[0] && depositOf(orders[0]).state).toBe('refunded');
  });

  it('ends the order that waits in vain, and goes back by itself where it comes afterwards', () => {
    const missed = after([pay('first')], [{ kind: 'clock' }, DEPOSIT_WAITS_MS]);
    expect(missed.order).toMatchObject({ state: 'expired', endedAt: NOW + DEPOSIT_WAITS_MS });
    expect(kinds(missed.consequences).slice(-2)).toEqual(['deposit-missed', 'close-checkout']);
    const late = after(
      [pay('first')],
      [{ kind: 'clock' }, DEPOSIT_WAITS_MS],
      [told('paid'), DEPOSIT_WAITS_MS + 1],
    );
    expect(depositOf(late.order)).toEqual({ state: 'to-refund', amount: pounds(250) });
    expect(kinds(late.consequences).slice(-2)).toEqual(['pay-back', 'deposit-back']);
  });

  it('counts where it is told late and nobody has looked since', () => {
    const { order } = after([pay('first')], [told('paid'), DEPOSIT_WAITS_MS + 1000]);
    expect([order.state, depositOf(order).state]).toEqual(['placed', 'paid']);
  });

  it('is not waited for once the branch has the vehicle ready, nor where the branch has taken it', () => {
    const ready = after([{ kind: 'ready', orderId: 'one' }], [{ kind: 'clock' }, DEPOSIT_WAITS_MS]);
    expect([ready.order.state, depositOf(ready.order).dueAt]).toEqual(['ready', undefined]);
    const till = { id: 'till-1', amount: pounds(250) };
    const atTill = after(
      [pay('first')],
      [{ kind: 'paid', orderId: 'one', payment: till }],
      [told('paid')],
    );
    expect(depositOf(atTill.order).state).toBe('paid');
    expect(atTill.order.payments.filter(({ isPaidBack }) => !isPaidBack)).toEqual([
      { ...till, isPaidBack: false },
    ]);
  });

  it('cancels the order where the provider has given it back, until the vehicle is handed over', () => {
    const back = after([pay('first')], [told('paid')], [told('refunded')]);
    expect([back.order.state, depositOf(back.order).state]).toEqual(['cancelled', 'refunded']);
    expect(kinds(back.consequences)).not.toContain('pay-back');
    const handedOver = after(
      [pay('first')],
      [told('paid')],
      [{ kind: 'collected', orderId: 'one' }],
      [told('refunded')],
    );
    expect([handedOver.order.state, depositOf(handedOver.order).state]).toEqual([
      'collected',
      'paid',
    ]);
  });

  it('lets the next order of the vehicle begin with what was filled in', () => {
    const { orders } = after([{ kind: 'clock' }, DEPOSIT_WAITS_MS]);
    const start: OrderEvent = {
      kind: 'start',
      customer: 'sam',
      vehicle: 'car',
      key: 'another',
      orderId: 'two',
      availability: { kind: 'free' },
    };
    const again = advanceOrders(orders, start, NOW + DEPOSIT_WAITS_MS).orders.at(-1);
    expect(again).toMatchObject({ id: 'two', state: 'started', sections: started.sections });
    const others = advanceOrders(orders, { ...start, customer: 'alex' }, NOW + DEPOSIT_WAITS_MS);
    expect(others.orders.at(-1)?.sections).toEqual({});
  });
});
