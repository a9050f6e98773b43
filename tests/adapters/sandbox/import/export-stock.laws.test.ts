import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openStockDatabase,
  type StockDatabase,
} from '../../../../adapters/sandbox/database/stock-database';
import { asWritten, neutralise } from '../../../../adapters/sandbox/import/cell-text';
import { cleanText } from '../../../../adapters/sandbox/import/cells/text-cell';
import { exportStock } from '../../../../adapters/sandbox/import/export-stock';
import { importStock } from '../../../../adapters/sandbox/import/import-stock';
import { inUsualWords } from '../../../../adapters/sandbox/import/usual-words';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';

let folder: string;
let one: StockDatabase;
let other: StockDatabase;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  one = openStockDatabase(join(folder, 'one'));
  other = openStockDatabase(join(folder, 'other'));
});
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

const awkward = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    "''-2",
    '@home',
    '+44',
    '-',
    "'plain",
    'a,b',
    'he said "yes"',
    '"',
    'two\nlines',
    'two\r\nlines',
    'semi;colon',
    '[not json',
    'Citroën – £9,995',
    '🚗',
    '0',
    'null',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const inCell = awkward
  .map((text) => text.replaceAll('\u0000', '').trim())
  .filter((text) => text !== '' && cleanText(text) === text);
/** A word for a thing has a letter, and is not said otherwise by us. */
const inWord = inCell
  .filter((text) => /\p{L}/u.test(text))
  .filter((text) => {
    const facts = { colour: text, bodyType: text };
    return isDeepStrictEqual(
      inUsualWords(facts, () => undefined),
      facts,
    );
  });

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });

const odd: fc.Arbitrary<Partial<StockRecord>> = fc.record(
  {
    derivative: inCell,
    attentionGrabber: maybe(inCell),
    // A used vehicle has been driven: 0 is taken for a cell that knows nothing.
    mileage: maybe(fc.integer({ min: 1, max: 500_000 })),
    transmission: maybe(fc.constantFrom('Manual', 'Other', '=cmd')),
    vrm: maybe(fc.constant('AB12CDE')),
    registeredOn: maybe(fc.constantFrom('2021', '2021-09', '2021-09-14')),
    vatScheme: maybe(fc.constantFrom('Margin', 'Qualifying', 'Commercial')),
    fuelType: fc.constant(null),
    colour: maybe(inWord),
    manufacturerColour: maybe(inWord),
    bodyType: maybe(inWord),
    mpg: maybe(fc.double({ min: 10, max: 600, noNaN: true }).map((mpg) => Number(mpg.toFixed(3)))),
    doors: maybe(fc.integer({ min: 1, max: 9 })),
    taxPence: maybe(fc.nat(600_00)),
    adminFeePence: maybe(fc.nat(500_00)),
    listPricePence: maybe(fc.nat(200_000_00)),
    siteId: maybe(fc.integer({ min: 1, max: 8 })),
    priceIndicator: maybe(fc.constantFrom('low', 'great', 'good', 'fair', 'higher')),
    features: fc.array(awkward, { maxLength: 3 }),
    extras: fc.array(fc.record({ description: awkward, pricePence: maybe(fc.nat(9999_99)) }), {
      maxLength: 2,
    }),
    tags: fc.array(awkward, { maxLength: 2 }),
    pictureUrls: fc.array(fc.webUrl(), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const oddDetails = fc.record(
  {
    serviceHistory: fc.constant(null),
    motExpiresOn: fc.constant(null),
    keepers: fc.constantFrom(null, 0),
    serviceEntries: fc.constant([]),
    examples: fc.subarray(['keepers', 'MOT expires']),
  },
  { requiredKeys: [] },
);

const stock = fc
  .record({
    seed: fc.string(),
    odds: fc.array(odd, { minLength: 1, maxLength: 8 }),
    details: fc.array(oddDetails, { minLength: 1, maxLength: 3 }),
    words: inCell,
  })
  .map(({ seed, odds, details, words }) =>
    generateStock({ count: odds.length, seed, asOf: '2026-11-27' }).map((record, place) => {
      const odd = { ...record, ...odds[place] };
      return {
        ...odd,
        // One of them has the one mark there is, if any.
        vrm: odd.vrm === 'AB12CDE' && place > 0 ? record.vrm : odd.vrm,
        // A scheme that is told says what the price without VAT is; without one nothing does.
        priceExcludingVatPence:
          odd.vatScheme === 'Commercial' ? (odd.priceExcludingVatPence ?? 1) : null,
        details: { ...record.details, ...details[place % details.length], description: words },
      };
    }),
  );

describe('exported stock', () => {
  it('is the same stock when it is imported again, whatever the text and the seed', async () => {
    await fc.assert(
      fc.asyncProperty(stock, fc.string(), async (records, seed) => {
        one.replaceStock(records);
        const path = join(folder, 'out.csv');
        const stream = createWriteStream(path);
        expect(await exportStock(one, stream)).toBe(records.length);
        stream.end();
        await finished(stream);
        const result = await importStock(path, { database: other, seed, asOf: '2026-11-27' });
        if (isLeft(result)) throw new Error(result.left.message);
        expect(result.right.mended.count).toBe(0);
        expect(other.byIds(other.allIds())).toEqual(records);
      }),
      { numRuns: 25 },
    );
  });

  it('never holds text that a spreadsheet would run, and loses none of it', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(neutralise(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(asWritten(neutralise(text))).toBe(text);
      }),
    );
  });
});
