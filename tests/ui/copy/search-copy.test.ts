import { describe, expect, it } from 'vitest';
import { failureWords } from '../../../ui/copy/failure-copy';
import {
  approvedAprSentence,
  chipLabel,
  FILTER_LABELS,
  ignoredSentence,
  optionLabel,
  resultsAnnouncement,
  resultsHeading,
  SORT_LABELS,
} from '../../../ui/copy/search-copy';
import { NO_STOCK_ADVICE, NO_STOCK_TITLE } from '../../../ui/copy/no-results-copy';
import { heroButton } from '../../../ui/copy/hero-copy';
import { LOCATION_UNKNOWN, RIBBON_WORDS } from '../../../ui/copy/vehicle-copy';
import { SORT_ORDERS, type FilterKey } from '../../../core/search/public';

describe('Words that the documents give', () => {
  it.each([
    ['cars', 128, '128 Used Cars in stock'],
    ['cars', 1, '1 Used Car in stock'],
    ['van', 25, '25 Used Vans in stock'],
    ['van', 1, '1 Used Van in stock'],
    ['cars', 0, 'Used Cars In stock'],
    ['van', 0, 'Used Cars In stock'],
    ['cars', 1247, '1,247 Used Cars in stock'],
  ] as const)(
    'head a list of %s with %i: "%s" [SEARCH-02] [SEARCH-03] [WE-061]',
    (section, total, said) => {
      expect(resultsHeading(section, total)).toBe(said);
    },
  );

  it('stand as they are given [SEARCH-04] [SEARCH-17] [CARD-04] [CARD-05] [CARD-21]', () => {
    expect(NO_STOCK_TITLE).toBe('Oh dear, we are out of stock at the moment!');
    expect(NO_STOCK_ADVICE).toContain('used vehicle expert');
    expect(approvedAprSentence(9.9)).toBe('Your approved APR of 9.9% has been applied');
    expect(RIBBON_WORDS).toMatchObject({
      reserved: 'Reserved',
      'click-and-collect': 'Click & Collect',
    });
    expect(LOCATION_UNKNOWN).toBe('Location TBC');
  });

  it('are on the hero button, "all" until a count is known [FILTER-24] [WE-077]', () => {
    expect(heroButton(128)).toBe('Search 128 Vehicle(s)');
    expect(heroButton(undefined)).toBe('Search all Vehicle(s)');
  });

  it('name the boxes of the side filter [FILTER-04]', () => {
    const keys: readonly FilterKey[] = [
      'location_name',
      'make',
      'range',
      'category',
      'body_type',
      'min_price',
      'max_price',
      'transmission',
      'fuel_type',
      'colour',
      'doors',
      'seats',
      'odometer_value',
      'engine_size',
      'tax_rate',
    ];
    expect(keys.map((key) => FILTER_LABELS[key])).toEqual([
      'Location',
      'Make',
      'Model',
      'Vehicle Type',
      'Body Style',
      'Min Price',
      'Max Price',
      'Transmission',
      'Fuel Type',
      'Colour',
      'Doors',
      'Seats',
      'Maximum Mileage',
      'Engine Size',
      'Tax Rate',
    ]);
  });
});

describe('Words of our own', () => {
  it('are different for every sort order [SEARCH-10]', () => {
    const labels = SORT_ORDERS.map((order) => SORT_LABELS[order]);
    expect(new Set(labels).size).toBe(SORT_ORDERS.length);
    expect(labels.every((label) => label.trim() !== '')).toBe(true);
  });

  it.each([
    ['make', 'land-rover', undefined, 'Land Rover'],
    ['make', 'bmw', 'Bmw', 'BMW'],
    ['range', 'ford:fiesta', undefined, 'Fiesta'],
    ['max_price', '10000', '10000', '£10,000'],
    ['odometer_value', '40000', undefined, '40,000 miles'],
    ['engine_size', '0', undefined, 'No engine'],
    ['engine_size', '1.6', undefined, '1.6 litre'],
    ['tax_rate', 'nil', 'nil', '£0'],
    ['monthly_from', '0', undefined, '£0 a month'],
    ['min_year', '2019', undefined, '2019'],
    ['location_name', 'bolton', undefined, 'Bolton'],
  ] as const)('dress a value of %s: %s [FILTER-11] [SF-6]', (key, value, label, said) => {
    expect(optionLabel(key, value, label)).toBe(said);
  });

  it('never make a number of what is none [MF-1]', () => {
    expect(optionLabel('max_price', 'cheap')).toBe('cheap');
    expect(optionLabel('max_price', '')).not.toContain('£');
  });

  it.each([
    [{ key: 'max_price', value: '9500' }, 'Up to £9,500'],
    [{ key: 'tax_rate', value: 'nil' }, 'Tax £0'],
    [{ key: 'monthly_to', value: '300' }, 'Up to £300 a month'],
    [{ key: 'min_year', value: '2019' }, 'From 2019'],
    [{ key: 'keyword', value: 'red' }, '“red”'],
  ] as const)('say on a chip what it does: %j [FILTER-09]', (filter, said) => {
    expect(chipLabel(filter, undefined)).toBe(said);
  });

  it('use the name the server sent, on a chip [FILTER-09]', () => {
    const options = {
      total: 1,
      options: { fuel_type: [{ value: 'hev', label: 'Petrol hybrid', count: 1 }] },
    };
    expect(chipLabel({ key: 'fuel_type', value: 'hev' }, options)).toBe('Petrol hybrid');
  });

  it('are in the singular for one', () => {
    expect(resultsAnnouncement('cars', 1, 1, 1)).toBe('1 used car, page 1 of 1');
    expect(resultsAnnouncement('van', 1247, 2, 104)).toBe('1,247 used vans, page 2 of 104');
    expect(ignoredSentence(1)).toMatch(/^One filter .* is /);
    expect(ignoredSentence(3)).toMatch(/^3 filters .* are /);
  });

  it('tell a shopper what to do about every failure [ERR-37]', () => {
    const failures = [
      { kind: 'unreachable' },
      { kind: 'timed-out' },
      { kind: 'refused', status: 500 },
    ] as const;
    for (const failure of failures) expect(failureWords(failure)).toMatch(/try again\.$/);
  });
});
