import fc from 'fast-check';
import { expect } from 'vitest';
import { isPayable } from '../../../core/payment/public';
import {
  HOLD_MS,
  isLive,
  type PaymentTold,
  type Reservation,
  type ReservationConsequence,
  type Withdrawn,
} from '../../../core/reservation/public';

/** Whatever keeps the reservations of one vehicle. */
export interface ReservationSystem {
  readonly submit: (
    submission: { readonly owner: string; readonly key: string; readonly fingerprint: string },
    now: number,
  ) => readonly ReservationConsequence[];
  /** What follows from it, but for the clock, is seen in the book and in what was given back. */
  readonly tell: (
    kind: PaymentTold['kind'],
    attemptId: string,
    /** Which delivery of the provider it is: one may come twice. */
    delivery: string,
    now: number,
  ) => void;
  readonly withdraw: (reservationId: string, by: Withdrawn['by'], now: number) => void;
  readonly collect: (reservationId: string, now: number) => void;
  readonly clock: (now: number) => void;
  readonly offer: (isForSale: boolean) => void;
  readonly reservations: () => readonly Reservation[];
  /** The attempts whose money was given back, and those that were confirmed: each as often as it was said. */
  readonly refunded: () => readonly string[];
  readonly confirmed: () => readonly string[];
}

/** What a bystander notes down: no more than what happened. */
export interface Bystander {
  now: number;
  isForSale: boolean;
  readonly attempts: string[];
  /** Where the provider took the fee. */
  readonly paid: Set<string>;
  /** Where the provider has given it back of its own accord. */
  readonly returned: Set<string>;
  /** What was reserved once, and what of it was ended since, and what was handed over. */
  readonly reserved: Set<string>;
  readonly ended: Set<string>;
  readonly collected: Set<string>;
}

export const bystander = (): Bystander => ({
  now: Date.UTC(2026, 10, 29, 12),
  isForSale: true,
  attempts: [],
  paid: new Set(),
  returned: new Set(),
  reserved: new Set(),
  ended: new Set(),
  collected: new Set(),
});

type Command = fc.Command<Bystander, ReservationSystem>;

/** Who has the vehicle by the clock, whether or not anybody has looked after the book since. */
const holding = (
  system: ReservationSystem,
  now: number,
  butFor: (reservation: Reservation) => boolean = () => false,
): Reservation | undefined =>
  system
    .reservations()
    .find(
      (each) =>
        !butFor(each) &&
        (each.state === 'reserved' || (each.state === 'held' && each.holdEndsAt > now)),
    );

/** What holds after every event, whatever came before it. */
function checkLaws(seen: Bystander, system: ReservationSystem): void {
  const reservations = system.reservations();
  expect(reservations.filter(isLive).length, 'live reservations').toBeLessThanOrEqual(1);
  const [refunded, confirmed] = [system.refunded(), system.confirmed()];
  expect(new Set(refunded).size, 'refunds of one payment').toBe(refunded.length);
  expect(new Set(confirmed).size, 'confirmations of one payment').toBe(confirmed.length);
  expect(
    refunded.filter((id) => !seen.paid.has(id)),
    'refunds of nothing',
  ).toEqual([]);
  for (const { id, state, attempts, collectedAt } of reservations) {
    const isCollected = seen.collected.has(id);
    expect(collectedAt !== undefined, 'handed over').toBe(isCollected);
    const taken = attempts.filter((attempt) => seen.paid.has(attempt.id)).length;
    const givenBack = attempts.filter(
      (attempt) => refunded.includes(attempt.id) || seen.returned.has(attempt.id),
    ).length;
    expect(taken - givenBack, `fees kept for one that is ${state}`).toBe(
      state === 'reserved' ? 1 : 0,
    );
    if (state !== 'held') expect(attempts.some(isPayable), `payable while ${state}`).toBe(false);
    if (state === 'reserved') seen.reserved.add(id);
    // What was paid for stays, until somebody ends it; what was handed over stays whatever comes.
    if (isCollected || (seen.reserved.has(id) && !seen.ended.has(id))) {
      expect(state, 'what was reserved').toBe('reserved');
    }
  }
}

class Submit implements Command {
  constructor(
    private readonly owner: number,
    private readonly key: number,
    private readonly text: number,
  ) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => `submit(${this.owner}, key ${this.key}, text ${this.text})`;

  run(seen: Bystander, system: ReservationSystem): void {
    const owner = `owner-${this.owner}`;
    const before = holding(system, seen.now);
    const consequences = system.submit(
      { owner, key: `${owner}/${this.key}`, fingerprint: `text-${this.text}` },
      seen.now,
    );
    const refusal = consequences.find((each) => each.kind === 'refuse')?.refusal;
    const going = consequences.find((each) => each.kind === 'go-to-checkout');
    if (going?.isNew === true) seen.attempts.push(going.attemptId);
    // The owner of a hold is never shut out by it (PY-6).
    if (before?.state === 'held' && before.owner === owner && seen.isForSale) {
      expect([undefined, 'key-of-another']).toContain(refusal?.why);
    }
    if (before !== undefined && before.owner !== owner) expect(refusal).toBeDefined();
    if (before === undefined && seen.isForSale) {
      expect([undefined, 'key-of-another']).toContain(refusal?.why);
    }
    checkLaws(seen, system);
  }
}

class Tell implements Command {
  constructor(
    private readonly kind: PaymentTold['kind'],
    private readonly which: number,
    private readonly delivery: number,
  ) {}

  readonly check = ({ attempts }: Readonly<Bystander>): boolean => attempts.length > 0;
  readonly toString = (): string => `${this.kind}(attempt ${this.which}, ${this.delivery})`;

  run(seen: Bystander, system: ReservationSystem): void {
    const attemptId = seen.attempts[this.which % seen.attempts.length] ?? '';
    if (this.kind === 'refunded') {
      this.giveBack(attemptId, seen, system);
      return;
    }
    const of = (reservation: Reservation): boolean =>
      reservation.attempts.some(({ id }) => id === attemptId);
    const before = system.reservations();
    const own = before.find(of);
    const keeper = holding(system, seen.now, of);
    const isTaken = !seen.isForSale || keeper !== undefined;
    const isFirst = this.kind === 'paid' && !seen.paid.has(attemptId);
    if (this.kind === 'paid') seen.paid.add(attemptId);
    system.tell(this.kind, attemptId, `${this.kind}/${attemptId}/${this.delivery}`, seen.now);
    if (isFirst) {
      // A payment takes what is free, and is given back otherwise (PY-9).
      const after = system.reservations().find(of)?.state;
      const wasReserved = own?.state === 'reserved';
      expect(system.refunded().includes(attemptId)).toBe(wasReserved || isTaken);
      expect(after).toBe(wasReserved || !isTaken ? 'reserved' : 'refunded');
    }
    checkLaws(seen, system);
  }

  /** Of a payment that may not have been told yet. What was handed over is paid for all the same. */
  private giveBack(attemptId: string, seen: Bystander, system: ReservationSystem): void {
    const own = system
      .reservations()
      .find(({ attempts }) => attempts.some(({ id }) => id === attemptId));
    const attempt = own?.attempts.find(({ id }) => id === attemptId);
    if (own !== undefined && !(attempt?.state === 'paid' && seen.collected.has(own.id))) {
      seen.paid.add(attemptId);
      seen.returned.add(attemptId);
      if (attempt?.state === 'paid') seen.ended.add(own.id);
    }
    const delivery = `refunded/${attemptId}/${this.delivery}`;
    system.tell('refunded', attemptId, delivery, seen.now);
    checkLaws(seen, system);
  }
}

/** One of those that have been begun. */
const whichOf = (system: ReservationSystem, which: number): Reservation | undefined => {
  const reservations = system.reservations();
  return reservations[which % Math.max(1, reservations.length)];
};

class Withdraw implements Command {
  constructor(
    private readonly which: number,
    private readonly by: Withdrawn['by'],
  ) {}

  readonly check = ({ attempts }: Readonly<Bystander>): boolean => attempts.length > 0;
  readonly toString = (): string => `withdraw(${this.which}, ${this.by})`;

  run(seen: Bystander, system: ReservationSystem): void {
    const before = whichOf(system, this.which);
    if (before === undefined) return;
    if (!seen.collected.has(before.id)) seen.ended.add(before.id);
    system.withdraw(before.id, this.by, seen.now);
    const after = system.reservations().find(({ id }) => id === before.id);
    expect(after && isLive(after), 'live once withdrawn').toBe(seen.collected.has(before.id));
    checkLaws(seen, system);
  }
}

class Collect implements Command {
  constructor(private readonly which: number) {}

  readonly check = ({ attempts }: Readonly<Bystander>): boolean => attempts.length > 0;
  readonly toString = (): string => `collect(${this.which})`;

  run(seen: Bystander, system: ReservationSystem): void {
    const before = whichOf(system, this.which);
    if (before === undefined) return;
    system.collect(before.id, seen.now);
    if (before.state === 'reserved') seen.collected.add(before.id);
    checkLaws(seen, system);
  }
}

class Wait implements Command {
  constructor(private readonly milliseconds: number) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => `wait(${this.milliseconds})`;

  run(seen: Bystander, system: ReservationSystem): void {
    seen.now += this.milliseconds;
    system.clock(seen.now);
    expect(
      system
        .reservations()
        .filter(({ state, holdEndsAt }) => state === 'held' && holdEndsAt <= seen.now),
      'holds that are over',
    ).toEqual([]);
    checkLaws(seen, system);
  }
}

/** Time passes, and nobody looks after anything. */
class Sleep extends Wait {
  constructor(private readonly asleep: number) {
    super(asleep);
  }

  override readonly toString = (): string => `sleep(${this.asleep})`;

  override run(seen: Bystander): void {
    seen.now += this.asleep;
  }
}

class Offer implements Command {
  constructor(private readonly isForSale: boolean) {}

  readonly check = (): boolean => true;
  readonly toString = (): string => (this.isForSale ? 'offer' : 'sell');

  run(seen: Bystander, system: ReservationSystem): void {
    seen.isForSale = this.isForSale;
    system.offer(this.isForSale);
    checkLaws(seen, system);
  }
}

const passing = fc.constantFrom(0, 1000, HOLD_MS / 2, HOLD_MS - 1, HOLD_MS, 3 * HOLD_MS);

/** Three shoppers, a provider, and a clock, in any order and as often as they like. */
export const reservationCommands = (most: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      fc.tuple(fc.nat(2), fc.nat(2), fc.nat(1)).map((of) => new Submit(...of)),
      fc
        .tuple(
          fc.constantFrom('paid', 'paid', 'paid', 'declined', 'cancelled', 'expired', 'refunded'),
          fc.nat(7),
          fc.nat(2),
        )
        .map((of) => new Tell(...of)),
      fc
        .tuple(fc.nat(3), fc.constantFrom('shopper' as const, 'desk' as const))
        .map((of) => new Withdraw(...of)),
      fc.nat(3).map((which) => new Collect(which)),
      passing.map((milliseconds) => new Wait(milliseconds)),
      passing.map((milliseconds) => new Sleep(milliseconds)),
      fc
        .oneof(
          { arbitrary: fc.constant(true), weight: 3 },
          { arbitrary: fc.constant(false), weight: 1 },
        )
        .map((isForSale) => new Offer(isForSale)),
    ],
    { maxCommands: most, size: 'max' },
  );
