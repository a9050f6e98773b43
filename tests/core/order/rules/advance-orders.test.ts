import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  advanceOrders,
  STARTED_FOR_MS,
  type Order,
  type OrderConsequence,
  type OrderEvent,
  type OrderState,
} from '../../../../core/order/public';
import { filledSections, plainAgreement, SAM_BUYS } from '../../../support/mothers/order';

const NOW = Date.UTC(2026, 10, 29, 12);

const order = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  customer: 'sam',
  key: `key-${id}`,
  vehicle: `vehicle-${id}`,
  state: 'started',
  startedAt: NOW,
  changedAt: NOW,
  sections: {},
  payments: [],
  attempts: [],
  ...more,
});

const placed = (id: string, which: number, more: Partial<Order> = {}): Order =>
  order(id, { state: 'placed', sections: filledSections(which), placedAt: NOW, ...more });

const place = (orderId: string): OrderEvent => ({
  kind: 'place',
  customer: 'sam',
  orderId,
  checked: 'now',
  current: 'now',
  availability: { kind: 'free' },
  lapsed: [],
  agreement: plainAgreement,
});

const refusalIn = (consequences: readonly OrderConsequence[]) =>
  consequences.find((each) => each.kind === 'refuse')?.refusal;

const start = (vehicle: string, more: object = {}): OrderEvent => ({
  kind: 'start',
  customer: 'sam',
  vehicle,
  key: 'new',
  orderId: 'new',
  availability: { kind: 'free' },
  ...more,
});

describe('Orders', () => {
  it.each<[number, boolean]>([
    [0, false],
    [1, false],
    [2, true],
  ])('are too many with %i that are live: %s', (held, isTooMany) => {
    const live = Array.from({ length: held }, (_, which) => placed(String(which), which));
    const { consequences } = advanceOrders(live, start('another'), NOW);
    expect(refusalIn(consequences)?.why === 'too-many-orders').toBe(isTooMany);
  });

  it.each<OrderState>(['collected', 'cancelled', 'expired', 'started'])(
    'that are %s do not count among the two',
    (state) => {
      const others = ['a', 'b', 'c'].map((id, which) => placed(id, which, { state }));
      expect(refusalIn(advanceOrders(others, start('another'), NOW).consequences)).toBeUndefined();
    },
  );

  it('of one vehicle go on where they were left, whatever the key', () => {
    const first = order('first');
    const { orders, consequences } = advanceOrders([first], start(first.vehicle), NOW);
    expect(orders).toEqual([first]);
    expect(consequences).toEqual([{ kind: 'show', orderId: 'first' }]);
  });

  it('of a vehicle that somebody is paying to reserve say until when', () => {
    const event = start('another', { availability: { kind: 'held', holdEndsAt: NOW + 1 } });
    expect(refusalIn(advanceOrders([], event, NOW).consequences)).toEqual({
      why: 'vehicle-taken',
      by: 'hold',
      holdEndsAt: NOW + 1,
    });
  });

  it('are placed once all is filled in, and name what is not', () => {
    const { paymentMethod: _payment, collection: _collection, ...begun } = filledSections();
    const half = advanceOrders([order('half', { sections: begun })], place('half'), NOW);
    expect(refusalIn(half.consequences)).toEqual({
      why: 'incomplete',
      sections: ['paymentMethod', 'collection'],
    });
    const whole = advanceOrders(
      [order('whole', { sections: filledSections() })],
      place('whole'),
      NOW,
    );
    expect(whole.orders[0]).toMatchObject({
      state: 'placed',
      placedAt: NOW,
      agreement: plainAgreement,
    });
    expect(whole.consequences).toContainEqual({ kind: 'tell', orderId: 'whole', what: 'placed' });
  });

  it('keep all that was filled in when the time has just gone', () => {
    const other = placed('other', 0, { customer: 'alex' });
    const mine = order('mine', { sections: filledSections(0) });
    const { orders, consequences } = advanceOrders([other, mine], place('mine'), NOW);
    expect(refusalIn(consequences)).toEqual({ why: 'slot-taken' });
    expect(orders[1]).toEqual(mine);
    const freed = advanceOrders(
      orders,
      { kind: 'cancel', customer: 'alex', orderId: 'other' },
      NOW,
    );
    expect(advanceOrders(freed.orders, place('mine'), NOW).orders[1]?.state).toBe('placed');
  });

  it('show both answers where a section was saved elsewhere, and lose neither', () => {
    const phone = { ...SAM_BUYS, firstName: 'Samuel' };
    const save = (answer: typeof SAM_BUYS | typeof phone, readAt: number): OrderEvent => ({
      kind: 'save',
      customer: 'sam',
      orderId: 'one',
      change: { section: 'compliance', answer, readAt },
    });
    const laptop = advanceOrders([order('one')], save(SAM_BUYS, 0), NOW);
    const late = advanceOrders(laptop.orders, save(phone, 0), NOW);
    expect(refusalIn(late.consequences)).toEqual({ why: 'changed', section: 'compliance' });
    expect(late.orders).toEqual(laptop.orders);
    // The customer has seen the other answer and chosen.
    const chosen = advanceOrders(late.orders, save(phone, 1), NOW);
    expect(chosen.orders[0]?.sections.compliance).toEqual({ version: 2, answer: phone });
    // Sent again by a line that was lost.
    expect(advanceOrders(chosen.orders, save(phone, 1), NOW).orders).toEqual(chosen.orders);
  });

  it('that were checked before something changed are not placed', () => {
    const event = { ...place('one'), checked: 'before' } as OrderEvent;
    const one = order('one', { sections: filledSections() });
    expect(refusalIn(advanceOrders([one], event, NOW).consequences)).toEqual({
      why: 'checked-another',
    });
  });

  it('give back what was paid when they are cancelled, until the vehicle is handed over', () => {
    const payment = { id: 'till-1', amount: pounds(250) };
    const paid = advanceOrders([placed('one', 0)], { kind: 'paid', orderId: 'one', payment }, NOW);
    const cancel: OrderEvent = { kind: 'cancel', customer: 'sam', orderId: 'one' };
    const cancelled = advanceOrders(paid.orders, cancel, NOW);
    expect(cancelled.consequences).toContainEqual({
      kind: 'pay-back',
      orderId: 'one',
      paymentId: 'till-1',
      amount: pounds(250),
    });
    expect(advanceOrders(cancelled.orders, cancel, NOW).consequences).toEqual([
      { kind: 'show', orderId: 'one' },
    ]);
    const collected = advanceOrders(paid.orders, { kind: 'collected', orderId: 'one' }, NOW);
    expect(refusalIn(advanceOrders(collected.orders, cancel, NOW).consequences)).toEqual({
      why: 'not-open',
      state: 'collected',
    });
  });

  it('that nobody goes on with are over after thirty days', () => {
    const left = order('left');
    const over = advanceOrders([left], { kind: 'clock' }, NOW + STARTED_FOR_MS);
    expect(over.orders[0]?.state).toBe('expired');
    expect(advanceOrders([left], { kind: 'clock' }, NOW + STARTED_FOR_MS - 1).orders).toEqual([
      left,
    ]);
  });
});
