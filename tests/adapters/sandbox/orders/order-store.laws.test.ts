import Database from 'better-sqlite3';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openOrderStore, type OrderStore } from '../../../../adapters/sandbox/orders/order-store';
import { pounds } from '../../../../core/kernel/money';
import type {
  CollectionSlot,
  Order,
  SectionChange,
  VehicleAvailability,
} from '../../../../core/order/public';
import { plainAgreement } from '../../../support/mothers/order';
import { orderCommands } from '../../../support/order/order-commands';
import { orderBystander, type OrderSystem } from '../../../support/order/order-system';

let folder: string;
let stores: readonly [OrderStore, OrderStore];
let file: Database.Database;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-orders-'));
  // Two copies of a server over one file.
  stores = [openOrderStore(folder), openOrderStore(folder)];
  file = new Database(join(folder, 'reservations.sqlite'), { readonly: true });
});
afterAll(() => {
  for (const store of stores) store.close();
  file.close();
  rmSync(folder, { recursive: true });
});

/** Orders of a world of their own in the file, each event by the other copy of the server. */
function inFile(world: string): OrderSystem {
  let turn = 0;
  const store = (): OrderStore => stores[(turn += 1) % 2 === 0 ? 0 : 1];
  const own = (name: string): string => `${world}/${name}`;
  const common = (name: string): string => name.slice(world.length + 1);
  const offered = new Map<string, VehicleAvailability>();
  const availabilityOf = (vehicle: string): VehicleAvailability =>
    offered.get(vehicle) ?? { kind: 'free' };
  const slotOf = (slot: CollectionSlot, move: (name: string) => string): CollectionSlot => ({
    ...slot,
    branchId: move(slot.branchId),
  });
  const changeOf = (change: SectionChange): SectionChange =>
    change.section === 'collection' ? { ...change, answer: slotOf(change.answer, own) } : change;
  const orders = (): readonly Order[] =>
    file
      .prepare<[string], string>('SELECT id FROM purchase WHERE customer GLOB ?')
      .pluck()
      .all(`${world}/*`)
      .flatMap((id): readonly Order[] => {
        const order = stores[0].order(id);
        if (order === undefined) return [];
        const { collection, ...others } = order.sections;
        return [
          {
            ...order,
            customer: common(order.customer),
            vehicle: common(order.vehicle),
            sections: {
              ...others,
              ...(collection !== undefined && {
                collection: { ...collection, answer: slotOf(collection.answer, common) },
              }),
            },
          },
        ];
      });
  const errands = (kind: string, what: 'purchase_id' | 'payment_id'): readonly string[] =>
    file
      .prepare<[string, string], string>(
        `SELECT ${what} FROM purchase_errand JOIN purchase ON purchase.id = purchase_id
         WHERE kind = ? AND customer GLOB ?`,
      )
      .pluck()
      .all(kind, `${world}/*`);
  const contact = { email: 'sam@example.org' };
  return {
    start: ({ customer, vehicle, key }, now) =>
      store().start(
        { customer: own(customer), vehicle: own(vehicle), key, contact },
        () => availabilityOf(vehicle),
        now,
      ),
    save: ({ customer, orderId, change }, now) =>
      store().save({ customer: own(customer), orderId, change: changeOf(change) }, now),
    place: ({ customer, orderId, isChecked }, now) =>
      store().place(
        { customer: own(customer), orderId, checked: isChecked ? 'now' : 'before', contact },
        ({ vehicle }) => ({
          availability: availabilityOf(common(vehicle)),
          lapsed: [],
          agreement: plainAgreement,
          current: 'now',
        }),
        now,
      ),
    cancel: ({ customer, orderId }, now) =>
      store().cancel({ customer: own(customer), orderId }, now),
    tell: (kind, orderId, now) => {
      store().tell({ kind, orderId }, now);
    },
    pay: (orderId, id, now) => {
      store().pay({ orderId, payment: { id, amount: pounds(250) } }, now);
    },
    payDeposit: ({ customer, orderId }, now) =>
      store().payDeposit({ customer: own(customer), orderId }, now),
    tellDeposit: (event, kind, reference, now) => {
      store().tellDeposit({ id: `${world}/${event}`, kind, session: '', reference }, now);
    },
    givenBack: (orderId, paymentId, now) => {
      store().paidBack({ orderId, paymentId }, now);
    },
    clock: (now) => {
      store().tick(now);
    },
    offer: (vehicle, availability) => {
      offered.set(vehicle, availability);
    },
    orders,
    told: () => errands('tell-placed', 'purchase_id'),
    paidBack: () => errands('pay-back', 'payment_id'),
  };
}

describe('The file of orders', () => {
  it('keeps the laws of orders between two copies of a server, whatever comes in whatever order [CC-06]', () => {
    let made = 0;
    fc.assert(
      fc.property(orderCommands(25), (commands) => {
        made += 1;
        const world = `world-${made}`;
        fc.modelRun(() => ({ model: orderBystander(), real: inFile(world) }), commands);
      }),
      { numRuns: Number(process.env['ORDER_RUNS'] ?? 60) },
    );
  }, 60_000);
});
