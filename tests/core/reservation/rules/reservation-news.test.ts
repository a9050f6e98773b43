import { describe, expect, it } from 'vitest';
import {
  holdLeft,
  mayYetBePaid,
  outcomePath,
  reservability,
  reservationNews,
  wayToPay,
} from '../../../../core/reservation/public';

describe('What is told of a reservation', () => {
  it.each([
    ['reserved', 'paid', 'reserved', 'reserved'],
    ['reserved', 'refunded', 'reserved', 'reserved'],
    ['refunded', 'refunded', 'refunded', 'refunded'],
    ['held', 'open', 'confirming', 'held'],
    ['held', 'declined', 'declined', 'declined'],
    ['held', 'closed', 'held', 'held'],
    ['released', 'cancelled', 'cancelled', 'cancelled'],
    ['released', 'expired', 'ended', 'ended'],
    ['released', 'open', 'ended', 'ended'],
  ] as const)(
    'is, of one that is %s with a payment that is %s, “%s” at one address and “%s” at the other',
    (status, payment, success, failed) => {
      expect(reservationNews({ status, payment }, 'success')).toBe(success);
      expect(reservationNews({ status, payment }, 'failed')).toBe(failed);
    },
  );

  it('may change by itself for whoever says to have paid', () => {
    expect(mayYetBePaid('confirming', 'success')).toBe(true);
    expect(mayYetBePaid('ended', 'success')).toBe(true);
    expect(mayYetBePaid('ended', 'failed')).toBe(false);
    expect(mayYetBePaid('reserved', 'success')).toBe(false);
  });
});

describe('What is left of a hold', () => {
  const told = { status: 'held', holdEndsAt: '2026-11-29T18:30:00.000Z' } as const;

  it('is measured by the clock of whoever told it', () => {
    expect(holdLeft({ ...told, toldAt: '2026-11-29T18:00:00.000Z' })).toBe(30 * 60_000);
    expect(holdLeft({ ...told, toldAt: '2026-11-29T19:00:00.000Z' })).toBe(0);
  });

  it('is not known without that clock, and there is none of what is not held', () => {
    expect(holdLeft(told)).toBeUndefined();
    expect(
      holdLeft({ ...told, status: 'released', toldAt: '2026-11-29T18:00:00.000Z' }),
    ).toBeUndefined();
  });
});

describe('Where a shopper goes on once a vehicle is held', () => {
  it('is the session’s own address, else what the provider’s script makes of its id [RES-04]', () => {
    const id = 'cs_1';
    expect(wayToPay({ id, status: 'held', checkoutAddress: 'https://pay.example/1' })).toEqual({
      kind: 'address',
      address: 'https://pay.example/1',
    });
    expect(wayToPay({ id })).toEqual({ kind: 'script' });
    expect(wayToPay({ id, status: 'reserved' })).toEqual({ kind: 'show' });
    expect(outcomePath('cs 1')).toBe('/reservation-success/cs%201/');
  });
});

describe('Whether a vehicle can be reserved', () => {
  const holdEndsAt = '2026-11-29T18:30:00.000Z';

  it.each([
    [{ status: 'for-sale' }, { kind: 'open' }],
    [
      { status: 'reserved', reservedAt: holdEndsAt, holdEndsAt },
      { kind: 'held', holdEndsAt },
    ],
    [{ status: 'reserved' }, { kind: 'reserved' }],
    [{ status: 'for-sale', reservedAt: holdEndsAt }, { kind: 'reserved' }],
    [{ status: 'sold' }, { kind: 'sold' }],
    [{ status: 'other' }, { kind: 'not-for-sale' }],
  ] as const)('is, of %j, %j', (vehicle, expected) => {
    expect(reservability(vehicle)).toEqual(expected);
  });
});
