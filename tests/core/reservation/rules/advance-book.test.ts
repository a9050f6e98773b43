import { describe, expect, it } from 'vitest';
import {
  advanceBook,
  canReserve,
  DOCUMENTED_VISIT,
  feeBack,
  HOLD_MS,
  MINIMUM_DEPOSIT,
  openingsOfBranch,
  RESERVATION_FEE,
  RESERVATION_FIELDS,
  reservationForm,
  type ReservationBook,
  type ReservationEvent,
  type ReservationField,
  type ReservationNeed,
  type PaymentTold,
} from '../../../../core/reservation/public';
import type { BranchOpenings } from '../../../../core/branch/public';
import { checkSubmission, TERMS_NAME } from '../../../../core/enquiry/public';
import { inPounds } from '../../../../core/kernel/money';

const NOON = Date.UTC(2026, 10, 29, 12);

/** A book through what happens, each event some minutes after noon. */
function after(
  ...happened: readonly (readonly [minutes: number, event: ReservationEvent | boolean])[]
) {
  let book: ReservationBook = { isForSale: true, reservations: [] };
  let consequences: ReturnType<typeof advanceBook>['consequences'] = [];
  for (const [minutes, event] of happened) {
    if (typeof event === 'boolean') book = { ...book, isForSale: event };
    else ({ book, consequences } = advanceBook(book, event, NOON + minutes * 60_000));
  }
  return { book, consequences, states: book.reservations.map(({ state }) => state) };
}

const submit = (owner: string, attempt: string, key = attempt): ReservationEvent => ({
  kind: 'submitted',
  owner,
  key,
  fingerprint: 'a',
  reservationId: `of ${attempt}`,
  attemptId: attempt,
});
const told = (kind: PaymentTold['kind'], attemptId: string): ReservationEvent => ({
  kind,
  attemptId,
});

describe('A book of reservations, event by event', () => {
  it('holds for half an hour, whoever looks or not', () => {
    const { book } = after([0, submit('sam', 'a')]);
    expect(book.reservations[0]?.holdEndsAt).toBe(NOON + HOLD_MS);
    const alex = after([0, submit('sam', 'a')], [29, submit('alex', 'b')]);
    expect(alex.consequences).toEqual([
      { kind: 'refuse', refusal: { why: 'held', holdEndsAt: NOON + HOLD_MS } },
    ]);
    expect(after([0, submit('sam', 'a')], [30, submit('alex', 'b')]).states).toEqual([
      'released',
      'held',
    ]);
  });

  it('gives a hold to its owner once more, no longer than it was', () => {
    const { book, consequences } = after([0, submit('sam', 'a')], [20, submit('sam', 'b')]);
    expect(book.reservations).toHaveLength(1);
    expect(book.reservations[0]?.holdEndsAt).toBe(NOON + HOLD_MS);
    expect(consequences).toEqual([
      { kind: 'close-checkout', attemptId: 'a' },
      { kind: 'go-to-checkout', reservationId: 'of a', attemptId: 'b', isNew: true },
    ]);
  });

  it('keeps its reservation for a key that comes again after Cancel', () => {
    const { book, consequences } = after(
      [0, submit('sam', 'a')],
      [1, told('cancelled', 'a')],
      [2, submit('sam', 'b', 'a')],
    );
    expect(consequences).toEqual([
      { kind: 'go-to-checkout', reservationId: 'of a', attemptId: 'b', isNew: true },
    ]);
    expect(book.reservations.map(({ id, state }) => [id, state])).toEqual([['of a', 'held']]);
  });

  it('lets a late payment have a vehicle whose other hold is over too', () => {
    expect(
      after([0, submit('sam', 'a')], [30, submit('alex', 'b')], [60, told('paid', 'a')]).states,
    ).toEqual(['reserved', 'released']);
    expect(
      after([0, submit('sam', 'a')], [30, submit('alex', 'b')], [59, told('paid', 'a')]).states,
    ).toEqual(['refunded', 'held']);
  });

  it('gives back what is paid for a vehicle that has left the stock meanwhile', () => {
    const { consequences, states } = after(
      [0, submit('sam', 'a')],
      [1, false],
      [2, told('paid', 'a')],
    );
    expect(states).toEqual(['refunded']);
    expect(consequences).toEqual([
      { kind: 'refund', reservationId: 'of a', attemptId: 'a', why: 'vehicle-gone' },
    ]);
    expect(after([0, false], [0, submit('sam', 'a')]).consequences).toEqual([
      { kind: 'refuse', refusal: { why: 'not-for-sale' } },
    ]);
  });

  it('says of what nobody knows that nobody knows it', () => {
    expect(after([0, told('paid', 'a')]).consequences).toEqual([
      { kind: 'unknown-attempt', attemptId: 'a' },
    ]);
  });
});

const labels = Object.fromEntries(RESERVATION_FIELDS.map((name) => [name, name])) as Record<
  ReservationField,
  string
>;
const open = { opens: 9 * 60, closes: 18 * 60 };
const showroom = {
  division: 'england-and-wales' as const,
  timetable: { week: [open, open, open, open, open, open, 'closed' as const], dated: [] },
};
const openings: BranchOpenings = { showrooms: { '1': showroom, '2': showroom }, calendar: {} };

const SAM = {
  first_name: 'Sam',
  last_name: 'Sample',
  telephone: '07700 900123',
  email: 'sam.sample@example.org',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  visit_date: '2026-12-01',
  time: '12:00',
  [TERMS_NAME]: '1',
};

const wrongIn = (
  values: Readonly<Record<string, string>>,
  required?: readonly ReservationNeed[],
) => {
  const form = reservationForm({
    title: 'Reserve',
    labels,
    submitText: 'Reserve',
    openings: openingsOfBranch(openings, '1'),
    ...(required !== undefined && { required }),
  });
  const now = { today: '2026-11-29', timeOfDay: '12:00', namePolicy: 'inclusive' } as const;
  return Object.keys(checkSubmission(form, values, now));
};

describe('The form of a reservation', () => {
  it('needs contact, address, visit and terms, unless it is set otherwise', () => {
    expect(wrongIn(SAM)).toEqual([]);
    expect(wrongIn({})).toEqual([...RESERVATION_FIELDS, TERMS_NAME]);
    expect(wrongIn({}, ['email', 'terms'])).toEqual(['email', TERMS_NAME]);
  });

  it('takes no day that is past, no day and no time at which the branch is closed', () => {
    const { day, time } = DOCUMENTED_VISIT;
    expect(wrongIn({ ...SAM, visit_date: day, time: time.slice(0, 5) })).toEqual(['visit_date']);
    expect(wrongIn({ ...SAM, visit_date: '2026-12-06' })).toEqual(['visit_date']);
    expect(wrongIn({ ...SAM, time: '18:00' })).toEqual(['time']);
    expect(wrongIn({ ...SAM, time: '17:30' })).toEqual([]);
  });

  it('goes by the hours of all branches where the vehicle stands at none', () => {
    expect(Object.keys(openingsOfBranch(openings, undefined).showrooms)).toEqual(['1', '2']);
    expect(Object.keys(openingsOfBranch(openings, '2').showrooms)).toEqual(['2']);
  });
});

describe('The end of a reservation', () => {
  const withdraw = (attempt: string, by: 'shopper' | 'desk' = 'shopper'): ReservationEvent => ({
    kind: 'withdrawn',
    reservationId: `of ${attempt}`,
    by,
  });
  const collect = (attempt: string): ReservationEvent => ({
    kind: 'collected',
    reservationId: `of ${attempt}`,
  });
  const paidFor = [
    [0, submit('sam', 'a')],
    [5, told('paid', 'a')],
  ] as const;

  it('gives all of the fee back until the vehicle is collected, once, whoever ends it', () => {
    for (const by of ['shopper', 'desk'] as const) {
      const ended = after(...paidFor, [60, withdraw('a', by)]);
      expect(ended.states).toEqual(['refunded']);
      expect(ended.consequences).toEqual([
        {
          kind: 'refund',
          reservationId: 'of a',
          attemptId: 'a',
          why: by === 'desk' ? 'withdrawn-by-desk' : 'withdrawn',
        },
      ]);
    }
    const again = after(...paidFor, [60, withdraw('a')], [61, withdraw('a')]);
    expect(again.consequences).toEqual([]);
    expect(after(...paidFor, [60, withdraw('a')], [61, submit('alex', 'b')]).states).toEqual([
      'refunded',
      'held',
    ]);
    expect(
      (['withdrawn', 'withdrawn-by-desk', 'vehicle-gone', 'paid-twice'] as const).map(feeBack),
    ).toEqual(Array.from({ length: 4 }, () => RESERVATION_FEE));
    expect(feeBack('collected')).toBe(0);
  });

  it('frees a vehicle that is held, and closes the checkout', () => {
    const ended = after([0, submit('sam', 'a')], [1, withdraw('a')]);
    expect(ended.states).toEqual(['released']);
    expect(ended.consequences).toEqual([{ kind: 'close-checkout', attemptId: 'a' }]);
  });

  it('is for good once the vehicle is collected: nobody else has it, and nothing is given back', () => {
    const handedOver = [...paidFor, [90, collect('a')]] as const;
    expect(after(...handedOver).book.reservations[0]?.collectedAt).toBe(NOON + 90 * 60_000);
    expect(after(...handedOver, [91, collect('a')]).consequences).toEqual([]);
    expect(after(...handedOver, [91, withdraw('a', 'desk')]).consequences).toEqual([
      { kind: 'cannot-end', reservationId: 'of a', why: 'collected' },
    ]);
    expect(after(...handedOver, [91, told('refunded', 'a')]).states).toEqual(['reserved']);
    expect(after(...handedOver, [91, submit('alex', 'b')]).consequences).toEqual([
      { kind: 'refuse', refusal: { why: 'not-for-sale' } },
    ]);
    expect(after([0, submit('sam', 'a')], [1, collect('a')]).consequences).toEqual([
      { kind: 'cannot-end', reservationId: 'of a', why: 'not-reserved' },
    ]);
    expect(after([0, withdraw('none')]).consequences).toEqual([
      { kind: 'cannot-end', reservationId: 'of none', why: 'unknown' },
    ]);
  });

  it('comes of a refund at the provider too, told before the payment or after it', () => {
    const ended = after(...paidFor, [60, told('refunded', 'a')]);
    expect(ended.states).toEqual(['refunded']);
    expect(ended.consequences).toEqual([
      { kind: 'given-back', reservationId: 'of a', attemptId: 'a' },
    ]);
    const early = after(
      [0, submit('sam', 'a')],
      [1, told('refunded', 'a')],
      [2, told('paid', 'a')],
    );
    expect(early.states).toEqual(['refunded']);
    expect(early.consequences).toEqual([]);
  });
});

describe('What reserving costs, and what of', () => {
  it('is a fee and a least deposit that are figures of their own', () => {
    expect([RESERVATION_FEE, MINIMUM_DEPOSIT].map(inPounds)).toEqual(['£49', '£49']);
  });

  it('is a vehicle that is for sale and kept for nobody', () => {
    expect(canReserve({ status: 'for-sale' })).toBe(true);
    expect(canReserve({ status: 'for-sale', reservedAt: '' })).toBe(true);
    expect(canReserve({ status: 'for-sale', reservedAt: '2026-11-01T10:00:00Z' })).toBe(false);
    expect(canReserve({ status: 'reserved' })).toBe(false);
    expect(canReserve({ status: 'sold' })).toBe(false);
  });
});
