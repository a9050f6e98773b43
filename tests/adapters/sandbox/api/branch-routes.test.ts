import { describe, expect, it } from 'vitest';
import { BANK_HOLIDAYS } from '../../../../adapters/sandbox/content/bank-holidays';
import { outcodePlace } from '../../../../adapters/sandbox/content/outcodes';
import { isCalendarDay } from '../../../../core/kernel/calendar-day';
import { aStock } from '../../../support/mothers/stock-record';
import { apiOver, ask } from './api-over-memory';

describe('The middle of a postcode district', () => {
  it.each([
    ['CH1', 53.199, -2.897],
    ['AB10', 57.131, -2.122],
    ['W1B', 51.514, -0.142],
    ['BT16', 54.594, -5.795],
    ['JE2', 49.195, -2.097],
  ])('is where %s is, to a tenth of a degree', (outcode, latitude, longitude) => {
    const place = outcodePlace(outcode)!;
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.1);
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.1);
  });

  it('is answered for a district in any case, and 404 for none of that name', async () => {
    const api = await apiOver(aStock());
    const { body } = await ask(api, '/api/outcode/ch1');
    expect(body.data).toEqual({ outcode: 'CH1', ...outcodePlace('CH1') });
    expect((await ask(api, '/api/outcode/BX1')).status).toBe(404);
  });
});

describe('The bank holidays of the sandbox', () => {
  it('are days, in order and none twice', () => {
    const days = BANK_HOLIDAYS['england-and-wales']!.events.map(({ date }) => date);
    expect(days.every(isCalendarDay)).toBe(true);
    expect(days).toEqual([...new Set(days)].sort());
  });
});
