import fc from 'fast-check';
import { expect } from 'vitest';
import {
  depositOf,
  DEPOSIT_CHECKOUT_MS,
  DEPOSIT_WAITS_MS,
  isEndedUnpaid,
  isLiveOrder,
  keepsVehicle,
  ORDER_SECTIONS,
  slotName,
  STARTED_FOR_MS,
  type Order,
  type OrderConsequence,
  type OrderSection,
  type SectionChange,
  type VehicleAvailability,
} from '../../../core/order/public';
import { isPayable, type PaymentNews } from '../../../core/payment/public';
import { sectionAnswer } from '../mothers/order';

/** Whatever keeps orders. Customers, vehicles and slots are named by numbers. */
export interface OrderSystem {
  readonly start: (
    of: { readonly customer: string; readonly vehicle: string; readonly key: string },
    now: number,
  ) => readonly OrderConsequence[];
  readonly save: (
    of: { readonly customer: string; readonly orderId: string; readonly change: SectionChange },
    now: number,
  ) => readonly OrderConsequence[];
  /** @param isChecked whether what the customer checked is what it is now */
  readonly place: (
    of: { readonly customer: string; readonly orderId: string; readonly isChecked: boolean },
    now: number,
  ) => readonly OrderConsequence[];
  readonly cancel: (
    of: { readonly customer: string; readonly orderId: string },
    now: number,
  ) => readonly OrderConsequence[];
  readonly tell: (kind: 'ready' | 'collected', orderId: string, now: number) => void;
  readonly pay: (orderId: string, paymentId: string, now: number) => void;
  readonly payDeposit: (
    of: { readonly customer: string; readonly orderId: string },
    now: number,
  ) => readonly OrderConsequence[];
  /** What the provider tells of a visit to the checkout; @param event its own name of what it tells */
  readonly tellDeposit: (event: string, news: PaymentNews, attemptId: string, now: number) => void;
  /** A payment by card has gone back. */
  readonly givenBack: (orderId: string, paymentId: string, now: number) => void;
  readonly clock: (now: number) => void;
  /** What reservations and the stock say of a vehicle. */
  readonly offer: (vehicle: string, availability: VehicleAvailability) => void;
  readonly orders: () => readonly Order[];
  /** The orders of whose placing people are told, and the payments that go back: each as often as it was said. */
  readonly told: () => readonly string[];
  readonly paidBack: () => readonly string[];
}

/** What a bystander notes down. */
export interface OrderBystander {
  now: number;
  readonly availability: Map<string, VehicleAvailability>;
  readonly known: { readonly id: string; readonly customer: string }[];
  /** The latest answer that was taken, by order and section. */
  readonly saved: Map<string, { readonly version: number; readonly answer: object }>;
  /** Visits to a checkout, of which anything may be told; those where the provider has money, by what it has told. */
  readonly attempts: string[];
  readonly taken: Set<string>;
  readonly returned: Set<string>;
  told: number;
}

export const orderBystander = (): OrderBystander => ({
  now: Date.UTC(2026, 10, 29, 12),
  availability: new Map(),
  known: [],
  saved: new Map(),
  attempts: [],
  taken: new Set(),
  returned: new Set(),
  told: 0,
});

type Command = fc.Command<OrderBystander, OrderSystem>;

const FREE: VehicleAvailability = { kind: 'free' };

const isOpenTo = ({ kind }: VehicleAvailability): boolean =>
  kind === 'free' || kind === 'reserved-by-customer';

const most = (counts: readonly string[]): number =>
  Math.max(0, ...counts.map((one) => counts.filter((other) => other === one).length));

/** What holds after every event, whatever came before it. */
function checkLaws(seen: OrderBystander, system: OrderSystem): void {
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
const isMissed = (order: Order, now: number): boolean => {
  const { dueAt } = depositOf(order);
  return dueAt !== undefined && dueAt <= now;
};

const refusalIn = (consequences: readonly OrderConsequence[]) =>
  consequences.find((each) => each.kind === 'refuse')?.refusal;

class Start implements Command {
  constructor(
    private readonly customer: number,
    private readonly vehicle: number,
    private readonly key: number,
  ) {}

  readonly check = (): boolean => true;
  readonly toString = (): string =>
    `start(customer ${this.customer}, vehicle ${this.vehicle}, key ${this.key})`;

  run(seen: OrderBystander, system: OrderSystem): void {
    const customer = `customer-${this.customer}`;
    const vehicle = `vehicle-${this.vehicle}`;
    const before = system.orders();
    const consequences = system.start(
      { customer, vehicle, key: `${customer}/${this.key}` },
      seen.now,
    );
    const after = system.orders();
    const added = after.filter(({ id }) => !before.some((order) => order.id === id));
    seen.known.push(...added.map(({ id }) => ({ id, customer })));
    for (const { id, sections } of added) {
      const former = before.findLast(
        (order) =>
          order.customer === customer &&
          order.vehicle === vehicle &&
          (isEndedUnpaid(order) || isMissed(order, seen.now)),
      );
      // Typed once, for an order that ended for want of its deposit.
      expect(sections).toEqual(former?.sections ?? {});
      for (const section of ORDER_SECTIONS) {
        const known = sections[section];
        if (known !== undefined) seen.saved.set(`${id}/${section}`, known);
      }
    }
    expect(added.length).toBeLessThanOrEqual(1);
    if (added.length === 1) {
      expect(isOpenTo(seen.availability.get(vehicle) ?? FREE)).toBe(true);
      expect(
        before.some(
          (order) => order.vehicle === vehicle && keepsVehicle(order) && !isMissed(order, seen.now),
        ),
      ).toBe(false);
    }
    const shown = consequences.find((each) => each.kind === 'show');
    expect(shown === undefined).toBe(refusalIn(consequences) !== undefined);
    const order = after.find(({ id }) => id === shown?.orderId);
    if (shown !== undefined) expect(order).toMatchObject({ customer, vehicle });
    checkLaws(seen, system);
  }
}

/** Of an order that is known, mostly by its own customer. */
abstract class OfOrder implements Command {
  constructor(
    private readonly which: number,
    private readonly isStranger: boolean,
  ) {}

  readonly check = ({ known }: Readonly<OrderBystander>): boolean => known.length > 0;
  abstract toString(): string;
  abstract run(seen: OrderBystander, system: OrderSystem): void;

  protected of({ known }: OrderBystander) {
    const own = known[this.which % known.length];
    if (own === undefined) throw new Error('No order is known');
    return {
      orderId: own.id,
      customer: this.isStranger ? 'stranger' : own.customer,
      isStranger: this.isStranger,
    };
  }
}

class Save extends OfOrder {
  constructor(
    which: number,
    isStranger: boolean,
    private readonly section: OrderSection,
    private readonly text: number,
    private readonly behind: number,
  ) {
    super(which, isStranger);
  }

  override readonly toString = (): string =>
    `save(${this.section}, ${this.text}, ${this.behind} behind)`;

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { isStranger, ...of } = this.of(seen);
    const name = `${of.orderId}/${this.section}`;
    const order = system.orders().find(({ id }) => id === of.orderId);
    const before = seen.saved.get(name);
    const readAt = Math.max(0, (before?.version ?? 0) - this.behind);
    const change = {
      section: this.section,
      answer: sectionAnswer(this.section, this.text),
      readAt,
    };
    const refusal = refusalIn(system.save({ ...of, change: change as SectionChange }, seen.now));
    const isOver = order?.state !== 'started' || order.changedAt + STARTED_FOR_MS <= seen.now;
    const isSame = JSON.stringify(before?.answer) === JSON.stringify(change.answer);
    const isOld = readAt !== (before?.version ?? 0);
    if (isStranger) expect(refusal?.why).toBe('unknown');
    else if (isOver) expect(refusal?.why).toBe('not-open');
    else if (isSame) expect(refusal).toBeUndefined();
    else if (isOld) expect(refusal).toEqual({ why: 'changed', section: this.section });
    else {
      expect(refusal).toBeUndefined();
      seen.saved.set(name, { version: readAt + 1, answer: change.answer });
    }
    checkLaws(seen, system);
  }
}

/** Whatever is empty is filled in: without it few orders would ever be whole. */
class Fill extends OfOrder {
  constructor(
    which: number,
    private readonly text: number,
  ) {
    super(which, false);
  }

  override readonly toString = (): string => `fill(${this.text})`;

  override run(seen: OrderBystander, system: OrderSystem): void {
    const of = this.of(seen);
    for (const section of ORDER_SECTIONS) {
      const name = `${of.orderId}/${section}`;
      if (seen.saved.has(name)) continue;
      const answer = sectionAnswer(section, this.text);
      const change = { section, answer, readAt: 0 } as SectionChange;
      const refusal = refusalIn(system.save({ ...of, change }, seen.now));
      if (refusal === undefined) seen.saved.set(name, { version: 1, answer });
    }
    checkLaws(seen, system);
  }
}

class Place extends OfOrder {
  constructor(
    which: number,
    isStranger: boolean,
    private readonly isChecked: boolean,
  ) {
    super(which, isStranger);
  }

  override readonly toString = (): string => `place(${this.isChecked ? 'checked' : 'old'})`;

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { isStranger, ...of } = this.of(seen);
    const before = system.orders().find(({ id }) => id === of.orderId);
    const consequences = system.place({ ...of, isChecked: this.isChecked }, seen.now);
    const after = system.orders().find(({ id }) => id === of.orderId);
    if (isStranger) expect(refusalIn(consequences)?.why).toBe('unknown');
    if (before?.state === 'started' && after?.state === 'placed') {
      expect(this.isChecked).toBe(true);
      expect(isOpenTo(seen.availability.get(after.vehicle) ?? FREE)).toBe(true);
    } else if (
      after !== undefined &&
      before !== undefined &&
      keepsVehicle(before) &&
      !isMissed(before, seen.now) &&
      !isStranger
    ) {
      // Pressed again: the order that there is.
      expect(refusalIn(consequences)).toBeUndefined();
      expect(after).toEqual(before);
    }
    checkLaws(seen, system);
  }
}

/** A whole purchase: started, filled in, placed, or left before that. */
class Buy implements Command {
  constructor(
    private readonly customer: number,
    private readonly vehicle: number,
    private readonly text: number,
    private readonly isPlaced: boolean,
  ) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => `buy(customer ${this.customer}, vehicle ${this.vehicle})`;

  run(seen: OrderBystander, system: OrderSystem): void {
    const customer = `customer-${this.customer}`;
    const vehicle = `vehicle-${this.vehicle}`;
    new Start(this.customer, this.vehicle, 10 + this.vehicle).run(seen, system);
    const which = seen.known.findLastIndex(
      ({ id }) => system.orders().find((order) => order.id === id)?.vehicle === vehicle,
    );
    if (which < 0 || seen.known[which]?.customer !== customer) return;
    new Fill(which, this.text).run(seen, system);
    if (this.isPlaced) new Place(which, false, true).run(seen, system);
  }
}

class Cancel extends OfOrder {
  override readonly toString = (): string => 'cancel';

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { isStranger, ...of } = this.of(seen);
    const before = system.orders().find(({ id }) => id === of.orderId);
    system.cancel(of, seen.now);
    const after = system.orders().find(({ id }) => id === of.orderId);
    if (before !== undefined && isLiveOrder(before)) {
      if (isMissed(before, seen.now)) expect(after?.state).toBe('expired');
      else if (isStranger) expect(after?.state).toBe(before.state);
      else expect(after?.state).toBe('cancelled');
    }
    if (before?.state === 'collected') expect(after?.state).toBe('collected');
    checkLaws(seen, system);
  }
}

class Tell extends OfOrder {
  constructor(
    which: number,
    private readonly kind: 'ready' | 'collected',
  ) {
    super(which, false);
  }

  override readonly toString = (): string => this.kind;

  override run(seen: OrderBystander, system: OrderSystem): void {
    system.tell(this.kind, this.of(seen).orderId, seen.now);
    checkLaws(seen, system);
  }
}

class Pay extends OfOrder {
  constructor(
    which: number,
    private readonly payment: number,
  ) {
    super(which, false);
  }

  override readonly toString = (): string => `pay(${this.payment})`;

  override run(seen: OrderBystander, system: OrderSystem): void {
    const { orderId } = this.of(seen);
    system.pay(orderId, `${orderId}/${this.payment}`, seen.now);
    const order = system.orders().find(({ id }) => id === orderId);
    expect(order?.payments.some(({ id }) => id === `${orderId}/${this.payment}`)).toBe(true);
    checkLaws(seen, system);
  }
}

class PayDeposit extends OfOrder {
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
class TellDeposit implements Command {
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
    for (const _ of this.isTwice ? [1, 2] : [1]) {
      seen.told += 1;
      system.tellDeposit(`event-${seen.told}`, this.news, attemptId, seen.now);
      checkLaws(seen, system);
    }
  }
}

class GivenBack extends OfOrder {
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

class Wait implements Command {
  constructor(
    private readonly milliseconds: number,
    private readonly isLooked: boolean,
  ) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => `wait(${this.milliseconds})`;

  run(seen: OrderBystander, system: OrderSystem): void {
    seen.now += this.milliseconds;
    if (this.isLooked) {
      system.clock(seen.now);
      for (const order of system.orders()) {
        const { state, dueAt } = depositOf(order);
        expect(
          dueAt === undefined || dueAt > seen.now,
          `${order.id}: ${state} after its time`,
        ).toBe(true);
      }
    }
    checkLaws(seen, system);
  }
}

class Offer implements Command {
  constructor(
    private readonly vehicle: number,
    private readonly availability: VehicleAvailability,
  ) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => `offer(${this.vehicle}, ${this.availability.kind})`;

  run(seen: OrderBystander, system: OrderSystem): void {
    const vehicle = `vehicle-${this.vehicle}`;
    seen.availability.set(vehicle, this.availability);
    system.offer(vehicle, this.availability);
    checkLaws(seen, system);
  }
}

const stranger = fc.integer({ min: 0, max: 9 }).map((of) => of === 0);
const orderOf = fc.nat(5);

/** Three customers, four vehicles, three slots, a branch and a clock, in any order and as often as they like. */
export const orderCommands = (commands: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      fc.tuple(fc.nat(2), fc.nat(3), fc.nat(4)).map((of) => new Start(...of)),
      ...ORDER_SECTIONS.map((section) =>
        fc
          .tuple(orderOf, stranger, fc.constant(section), fc.nat(2), fc.constantFrom(0, 0, 0, 1))
          .map((of) => new Save(...of)),
      ),
      fc.tuple(orderOf, fc.nat(2)).map((of) => new Fill(...of)),
      ...[0, 1, 2].map((customer) =>
        fc
          .tuple(fc.constant(customer), fc.nat(3), fc.nat(5), fc.boolean())
          .map((of) => new Buy(...of)),
      ),
      fc.tuple(orderOf, stranger, fc.constantFrom(true, true, false)).map((of) => new Place(...of)),
      fc.tuple(orderOf, stranger, fc.constantFrom(true, true, false)).map((of) => new Place(...of)),
      fc.tuple(orderOf, stranger).map((of) => new Cancel(...of)),
      fc
        .tuple(orderOf, fc.constantFrom('ready' as const, 'collected' as const))
        .map((of) => new Tell(...of)),
      fc.tuple(orderOf, fc.nat(1)).map((of) => new Pay(...of)),
      ...[0, 1].map(() => fc.tuple(orderOf, stranger).map((of) => new PayDeposit(...of))),
      fc
        .tuple(
          fc.nat(5),
          fc.constantFrom<PaymentNews>('paid', 'declined', 'cancelled', 'expired', 'refunded'),
          fc.boolean(),
        )
        .map((of) => new TellDeposit(...of)),
      fc
        .tuple(fc.nat(5), fc.constant<PaymentNews>('paid'), fc.boolean())
        .map((of) => new TellDeposit(...of)),
      fc.tuple(orderOf, fc.constant(false)).map((of) => new GivenBack(...of)),
      fc
        .tuple(
          fc.constantFrom(
            1000,
            DEPOSIT_CHECKOUT_MS,
            DEPOSIT_WAITS_MS / 2,
            DEPOSIT_WAITS_MS,
            STARTED_FOR_MS,
          ),
          fc.boolean(),
        )
        .map((of) => new Wait(...of)),
      fc
        .tuple(
          fc.nat(3),
          fc.constantFrom<VehicleAvailability>(
            FREE,
            FREE,
            { kind: 'reserved-by-customer' },
            { kind: 'reserved' },
            { kind: 'held', holdEndsAt: Date.UTC(2030, 0) },
            { kind: 'not-for-sale' },
          ),
        )
        .map((of) => new Offer(...of)),
    ],
    { maxCommands: commands, size: 'max' },
  );
