import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  freshQuery,
  isListFilter,
  nearSpelling,
  readInStock,
  toAddress,
  withKeyword,
  type StockQuery,
} from '../../../../core/search/public';
import { stockQuery } from '../../../support/arbitraries/stock-query';
import { someStockWords } from '../../../support/mothers/stock-words';

const read = (query: StockQuery): StockQuery => readInStock(someStockWords, query).query;
const readText = (text: string): StockQuery => read(withKeyword(freshQuery('cars'), text));

/** Phrases that say one thing each, wherever they stand. */
const phrase = fc.constantFrom(
  'ford',
  'vw',
  'mercedes-benz',
  'land rover',
  'fiesta',
  'golf gti',
  '3 series',
  'c class',
  'qashqai',
  'peugeot 2008',
  'red',
  'metallic blue',
  'automatic',
  'manual',
  'plug-in hybrid',
  'diesel',
  'estate',
  '5 door',
  '7 seater',
  '1.6 litre',
  'bolton',
  'stoke on trent',
  'sat nav',
  'under £10,000',
  'less than 200 a month',
  'under 30000 miles',
  '2018 or newer',
  '69 plate',
  'no road tax',
  'used cars',
);

/** Anything at all, with many words that mean something among it. */
const anyText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc
    .array(
      fc.oneof(
        phrase,
        fc.constantFrom('land', 'rover', 'range', '3', '2008', '500', 'up', 'to', 'a', 'gti'),
        fc.constantFrom('under', 'over', '10k', '£', '-', 'class', 'zzzz', 'series', 'black'),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 8 },
    )
    .map((words) => words.join(' ')),
);

describe('Reading the words of a search', () => {
  it('comes to the same filters whatever the order of what is understood', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(phrase, { maxLength: 5 })
          .chain((phrases) =>
            fc.tuple(
              fc.constant(phrases),
              fc.shuffledSubarray(phrases, { minLength: phrases.length }),
            ),
          ),
        ([phrases, shuffled]) => {
          expect(toAddress(readText(shuffled.join(', ')))).toBe(
            toAddress(readText(phrases.join(', '))),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('names nothing that the stock does not offer', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = readText(text);
        const { options } = someStockWords[query.section];
        for (const { key, value } of activeFilters(query)) {
          if (!isListFilter(key)) continue;
          expect(options[key]?.map((option) => option.value)).toContain(value);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('changes nothing when done again with what it wrote', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = readText(text);
        expect(read(once)).toEqual(once);
      }),
      { numRuns: 800 },
    );
  });

  it('keeps every filter that was chosen before, and leaves a search without words as it is', () => {
    fc.assert(
      fc.property(stockQuery, anyText, (query, text) => {
        const { keyword: _, ...without } = query;
        expect(read(without)).toEqual(without);
        const worded = withKeyword(without, text);
        const after = readInStock(someStockWords, worded).query;
        for (const [key, values] of Object.entries(without.lists)) {
          // A bare model is written with its make as soon as there is one.
          if (key === 'range') continue;
          expect(after.lists[key as keyof typeof after.lists]).toEqual(
            expect.arrayContaining([...values]),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('finds a name again that has lost, doubled or swapped a letter', () => {
    const name = fc.constantFrom('Fiesta', 'Qashqai', 'Volkswagen', 'Octavia', 'Automatic');
    const slip = fc.tuple(name, fc.nat(), fc.constantFrom('lost', 'doubled', 'swapped'));
    fc.assert(
      fc.property(slip, ([whole, place, kind]) => {
        const at = 1 + (place % (whole.length - 2));
        const [before, letter, rest] = [whole.slice(0, at), whole[at] ?? '', whole.slice(at + 1)];
        const typed =
          kind === 'lost'
            ? before + rest
            : kind === 'doubled'
              ? before + letter + letter + rest
              : before.slice(0, -1) + letter + (before.at(-1) ?? '') + rest;
        if (typed.toLowerCase() === whole.toLowerCase()) return;
        expect(nearSpelling(someStockWords.cars, typed)?.name.toLowerCase()).toBe(
          whole.toLowerCase(),
        );
      }),
    );
  });
});
