import { expect } from 'vitest';
import {
  depositOf,
  isLiveOrder,
  keepsVehicle,
  ORDER_SECTIONS,
  slotName,
  type Order,
  type OrderConsequence,
} from '../../../core/order/public';
import { isPayable } from '../../../core/payment/public';
import type { OrderBystander, OrderSystem } from './order-system';

const most = (counts: readonly string[]): number =>
  Math.max(0, ...counts.map((one) => counts.filter((other) => other === one).length));

/** What holds after every event, whatever came before it. */
export function checkLaws(seen: OrderBystander, system: OrderSystem): void {
  const orders = system.orders();
  const live = orders.filter(isLiveOrder);
  expect(most(live.map(({ customer }) => customer)), 'live of a customer').toBeLessThanOrEqual(2);
  expect(
    most(orders.filter(keepsVehicle).map(({ vehicle }) => vehicle)),
    'orders that keep a vehicle',
  ).toBeLessThanOrEqual(1);
  expect(
    most(
      live.flatMap(({ sections: { collection } }) =>
        collection ? [slotName(collection.answer)] : [],
      ),
    ),
    'live of a slot',
  ).toBeLessThanOrEqual(1);
  const [told, paidBack] = [system.told(), system.paidBack()];
  expect(new Set(told).size, 'told twice').toBe(told.length);
  expect(new Set(paidBack).size, 'paid back twice').toBe(paidBack.length);
  expect(orders.flatMap((order) => wrongWith(order, seen, told, paidBack))).toEqual([]);
}

/** What of one order breaks a law, in words. */
function wrongWith(
  order: Order,
  { saved, taken, returned }: OrderBystander,
  told: readonly string[],
  paidBack: readonly string[],
): readonly string[] {
  const { id, state, payments, attempts, sections, placedAt, agreement } = order;
  const wrong: string[] = [];
  const law = (holds: boolean, words: string): void => {
    if (!holds) wrong.push(`${id}, ${state}: ${words}`);
  };
  law(
    payments.every(
      (payment) =>
        payment.isPaidBack === (paidBack.includes(payment.id) || payment.paidBackAt !== undefined),
    ),
    'what goes back is noted',
  );
  const isOver = state === 'cancelled' || state === 'expired';
  law(!isOver || payments.every(({ isPaidBack }) => isPaidBack), 'nothing is kept');
  const byCard = payments.filter((payment) => attempts.some((each) => each.id === payment.id));
  const kept = byCard.filter(({ isPaidBack }) => !isPaidBack);
  const deposit = depositOf(order);
  law(kept.length <= 1, 'a deposit is charged once');
  law(kept.length === 0 || isLiveOrder(order) || state === 'collected', 'and kept for a vehicle');
  law(new Set(payments.map((each) => each.id)).size === payments.length, 'each payment is one');
  law(attempts.filter(isPayable).length <= (isLiveOrder(order) ? 1 : 0), 'one checkout is open');
  law(
    attempts.every(
      (each) =>
        (each.state === 'paid') === kept.some((payment) => payment.id === each.id) &&
        // Money that was taken is known of, unless it was given back before anybody heard of it.
        (!taken.has(each.id) || byCard.some((payment) => payment.id === each.id)) &&
        (taken.has(each.id) || !byCard.some((payment) => payment.id === each.id)),
    ),
    'what was taken is what is noted',
  );
  law(
    kept.every((payment) => !returned.has(payment.id) || state === 'collected'),
    'what went back is not kept',
  );
  law(kept.length === 0 || deposit.state === 'paid', 'a deposit that is kept is paid');
  law(
    !isOver || !['paid', 'owed', 'being-paid'].includes(deposit.state),
    'nothing is owed when it is over',
  );
  law(told.includes(id) === (placedAt !== undefined), 'people are told of what was placed');
  law(placedAt === undefined || agreement !== undefined, 'what is placed is agreed');
  for (const section of ORDER_SECTIONS) {
    law(placedAt === undefined || sections[section] !== undefined, `${section} is filled in`);
    // Nothing that was taken returns to empty, or to what it was before (OR-6).
    law(isSame(sections[section], saved.get(`${id}/${section}`)), `${section} is what was saved`);
  }
  return wrong;
}

const inOrder = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

const isSame = (
  one: { readonly version: number; readonly answer: object } | undefined,
  other: { readonly version: number; readonly answer: object } | undefined,
): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.version === other.version && inOrder(one.answer) === inOrder(other.answer);

/** As it is by the clock, which whoever looks next will see. */
export const isMissed = (order: Order, now: number): boolean => {
  const { dueAt } = depositOf(order);
  return dueAt !== undefined && dueAt <= now;
};

export const refusalIn = (consequences: readonly OrderConsequence[]) =>
  consequences.find((each) => each.kind === 'refuse')?.refusal;
