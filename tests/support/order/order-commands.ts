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
  STARTED_FOR_MS,
  type OrderSection,
  type SectionChange,
  type VehicleAvailability,
} from '../../../core/order/public';
import type { PaymentNews } from '../../../core/payment/public';
import { sectionAnswer } from '../mothers/order';
import { GivenBack, PayDeposit, TellDeposit } from './deposit-commands';
import { checkLaws, isMissed, refusalIn } from './order-laws';
import {
  OfOrder,
  type OrderBystander,
  type OrderCommand as Command,
  type OrderSystem,
} from './order-system';

const FREE: VehicleAvailability = { kind: 'free' };

const isOpenTo = ({ kind }: VehicleAvailability): boolean =>
  kind === 'free' || kind === 'reserved-by-customer';

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
