import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '../../../../core/kernel/calendar-day';
import { motFacts } from '../../../../core/stock/facts/mot-facts';
import { serviceBook } from '../../../../core/stock/public';
import { vehicleInFull } from '../../../support/arbitraries/vehicle-in-full';
import { aBareVehicleInFull, aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const NOW = Date.UTC(2026, 10, 28);
const withMot = (motExpiresOn: string) => motFacts(aVehicleInFull({ motExpiresOn }), NOW);
const registered = (registeredOn: string) => motFacts(aBareVehicleInFull({ registeredOn }), NOW);

describe('the MOT', () => {
  it('is valid to the end of its last day, and has run out the day after [VDP-25]', () => {
    expect(withMot('2027-09-13')).toEqual({ kind: 'valid', until: '2027-09-13' });
    expect(withMot('2026-11-28')).toEqual({ kind: 'valid', until: '2026-11-28' });
    expect(withMot('2026-11-27')).toEqual({ kind: 'expired', on: '2026-11-27' });
  });

  it('is first due at three years where the feed gives none [VDP-25]', () => {
    expect(registered('2024-09-14')).toEqual({ kind: 'first-due', on: '2027-09-14' });
    expect(registered('2023-11-28')).toEqual({ kind: 'first-due', on: '2026-11-28' });
    expect(registered('2024-02-29')).toEqual({ kind: 'first-due', on: '2027-02-28' });
  });

  it('is unknown, not guessed, once the first is past or nothing is known [VDP-25]', () => {
    expect(registered('2023-11-27')).toBeUndefined();
    expect(registered('2027-01-01')).toBeUndefined();
    expect(motFacts(aBareVehicleInFull(), NOW)).toBeUndefined();
  });

  it('is left out when its day is nonsense', () => {
    expect(['2027-02-30', '2099-01-01', '2019-01-01', 'yes'].map(withMot)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(withMot('2030-11-28')).toEqual({ kind: 'valid', until: '2030-11-28' });
  });
});

describe('the service book', () => {
  it('has mileage, date, description and garage, newest first [VDP-25]', () => {
    const book = serviceBook(
      aVehicleInFull({
        serviceEntries: [
          { description: 'Key battery' },
          { date: '2024-09-05', mileage: 11_930 },
          { date: '2025-09-02', mileage: 14_820, description: 'Major service', garage: 'Dealer' },
        ],
      }),
      NOW,
    );
    expect(book?.entries).toEqual([
      { date: '2025-09-02', mileage: 14_820, description: 'Major service', garage: 'Dealer' },
      { date: '2024-09-05', mileage: 11_930 },
      { description: 'Key battery' },
    ]);
    expect(book).toMatchObject({ history: 'dealer full', keepers: 1 });
  });

  it('leaves out what makes no sense of an entry, and entries that say nothing', () => {
    const entries = serviceBook(
      aVehicleInFull({
        serviceEntries: [
          { date: '2025-02-30', mileage: -1, description: ' ', garage: '' },
          { date: '2031-01-01', description: 'XZ-9 (code 77)' },
        ],
      }),
      NOW,
    )?.entries;
    expect(entries).toEqual([{ description: 'XZ-9 (code 77)' }]);
  });

  it('is not there when nothing is on record', () => {
    expect(serviceBook(aBareVehicleInFull(), NOW)).toBeUndefined();
    expect(serviceBook(aBareVehicleInFull({ keepers: 0 }), NOW)).toEqual({
      keepers: 0,
      entries: [],
    });
  });

  it('shows only days of the calendar, whatever the feed says', () => {
    fc.assert(
      fc.property(vehicleInFull, fc.integer({ min: 0, max: 4e12 }), (vehicle, now) => {
        const book = serviceBook(vehicle, now);
        for (const { date, mileage = 0 } of book?.entries ?? []) {
          expect(date === undefined || isCalendarDay(date)).toBe(true);
          expect(mileage).toBeGreaterThanOrEqual(0);
        }
        if (book?.mot !== undefined) {
          expect(isCalendarDay(book.mot.kind === 'valid' ? book.mot.until : book.mot.on)).toBe(
            true,
          );
        }
      }),
    );
  });
});
