import fc from 'fast-check';
import { describe, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  advanceOrders,
  type Order,
  type OrderConsequence,
  type OrderEvent,
  type VehicleAvailability,
} from '../../../../core/order/public';
import { plainAgreement } from '../../../support/mothers/order';
import { orderCommands } from '../../../support/order/order-commands';
import { orderBystander, type OrderSystem } from '../../../support/order/order-system';

/** The machine by itself, over orders in memory. */
function inMemory(): OrderSystem {
  let orders: readonly Order[] = [];
  let made = 0;
  const past: OrderConsequence[] = [];
  const offered = new Map<string, VehicleAvailability>();
  const availabilityOf = (vehicle: string): VehicleAvailability =>
    offered.get(vehicle) ?? { kind: 'free' };
  const happens = (event: OrderEvent, now: number) => {
    const outcome = advanceOrders(orders, event, now);
    orders = outcome.orders;
    past.push(...outcome.consequences);
    return outcome.consequences;
  };
  return {
    start: (of, now) => {
      made += 1;
      return happens(
        {
          kind: 'start',
          ...of,
          orderId: `order-${made}`,
          availability: availabilityOf(of.vehicle),
        },
        now,
      );
    },
    save: (of, now) => happens({ kind: 'save', ...of }, now),
    place: ({ isChecked, ...of }, now) =>
      happens(
        {
          kind: 'place',
          ...of,
          checked: isChecked ? 'now' : 'before',
          current: 'now',
          availability: availabilityOf(orders.find(({ id }) => id === of.orderId)?.vehicle ?? ''),
          lapsed: [],
          agreement: plainAgreement,
        },
        now,
      ),
    cancel: (of, now) => happens({ kind: 'cancel', ...of }, now),
    tell: (kind, orderId, now) => {
      happens({ kind, orderId }, now);
    },
    pay: (orderId, id, now) => {
      happens({ kind: 'paid', orderId, payment: { id, amount: pounds(250) } }, now);
    },
    payDeposit: (of, now) => {
      made += 1;
      return happens({ kind: 'pay-deposit', ...of, attemptId: `attempt-${made}` }, now);
    },
    tellDeposit: (_event, news, attemptId, now) => {
      happens({ kind: 'deposit-told', news, attemptId }, now);
    },
    givenBack: (orderId, paymentId, now) => {
      happens({ kind: 'paid-back', orderId, paymentId }, now);
    },
    clock: (now) => {
      happens({ kind: 'clock' }, now);
    },
    offer: (vehicle, availability) => {
      offered.set(vehicle, availability);
    },
    orders: () => orders,
    told: () =>
      past.flatMap((each) =>
        each.kind === 'tell' && each.what === 'placed' ? [each.orderId] : [],
      ),
    paidBack: () => past.flatMap((each) => (each.kind === 'pay-back' ? [each.paymentId] : [])),
  };
}

describe('The machine of orders', () => {
  it('has two live orders a customer, one a vehicle and one a slot at most, loses no section, charges a deposit once, keeps none of an order that is over, and gives back once, whatever comes', () => {
    fc.assert(
      fc.property(orderCommands(40), (commands) => {
        fc.modelRun(() => ({ model: orderBystander(), real: inMemory() }), commands);
      }),
      { numRuns: 700 },
    );
  });
});
