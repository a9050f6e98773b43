import { emptyBits, intersectInto, setBit, type Bits } from './bit-set';
import type { IndexRow } from './index-row';
import { buildPrefixTable, type PrefixTable } from './prefix-table';
import { endsPart, type Sliced } from './slices';
import { wordsOf } from './search-words';

/** Finds vehicles by typed words. */
export interface KeywordIndex {
  /** The vehicles that every word fits. */
  readonly matching: (words: readonly string[]) => Bits;
}

const SHORTEST_REGISTRATION_PREFIX = 2;

/** What the rows' words come to; the rows themselves are not kept. */
interface KeywordTables {
  readonly size: number;
  readonly titleOf: Uint32Array;
  readonly titleCount: number;
  readonly vocabulary: readonly string[];
  readonly titlesOf: readonly Uint32Array[];
  readonly registrations: PrefixTable;
  readonly stockNumbers: PrefixTable;
}

function* layOutWords(rows: readonly IndexRow[]): Sliced<KeywordTables> {
  const titles = new Map<string, number>();
  const titleOf = new Uint32Array(rows.length);
  for (const [position, row] of rows.entries()) {
    const title = `${row.makeName} ${row.rangeName} ${row.derivative}`;
    const known = titles.get(title) ?? titles.size;
    titles.set(title, known);
    titleOf[position] = known;
    if (endsPart(position)) yield;
  }
  const titlesByWord = new Map<string, number[]>();
  for (const [title, id] of titles) {
    if (endsPart(id)) yield;
    for (const word of new Set(wordsOf(title))) {
      const having = titlesByWord.get(word);
      if (having === undefined) titlesByWord.set(word, [id]);
      else having.push(id);
    }
  }
  const vocabulary = [...titlesByWord.keys()].sort();
  return {
    size: rows.length,
    titleOf,
    titleCount: titles.size,
    vocabulary,
    titlesOf: vocabulary.map((word) => Uint32Array.from(titlesByWord.get(word) ?? [])),
    registrations: yield* buildPrefixTable(rows.map((row) => row.vrm ?? '')),
    stockNumbers: yield* buildPrefixTable(rows.map((row) => row.stockId)),
  };
}

/**
 * A word fits a vehicle when a word of its make, model or derivative starts with it, when its
 * registration starts with it, or when it is the stock number. Two neighbouring words that together
 * begin the registration fit as well, since people type "AB12 CDE".
 */
export function* buildKeywordIndex(rows: readonly IndexRow[]): Sliced<KeywordIndex> {
  return lookIn(yield* layOutWords(rows));
}

function lookIn(tables: KeywordTables): KeywordIndex {
  const { size, titleOf, titleCount, vocabulary, titlesOf, registrations, stockNumbers } = tables;

  const titlesStartingWith = (word: string): Uint8Array => {
    const chosen = new Uint8Array(titleCount);
    let at = firstNotBefore(vocabulary, word);
    for (; vocabulary[at]?.startsWith(word) === true; at++) {
      for (const title of titlesOf[at] ?? []) chosen[title] = 1;
    }
    return chosen;
  };

  const fitting = (words: readonly string[], at: number): Bits => {
    const word = words[at] ?? '';
    const chosen = titlesStartingWith(word);
    const bits = emptyBits(size);
    for (let position = 0; position < size; position++) {
      if (chosen[titleOf[position]!] === 1) setBit(bits, position);
    }
    const add = (positions: Uint32Array): void => {
      for (const position of positions) setBit(bits, position);
    };
    for (const start of [word, (words[at - 1] ?? '') + word, word + (words[at + 1] ?? '')]) {
      if (start.length >= SHORTEST_REGISTRATION_PREFIX && !start.includes('.')) {
        add(registrations.startingWith(start));
      }
    }
    if (!word.includes('.')) add(stockNumbers.equalTo(word));
    return bits;
  };

  return {
    matching: (words) =>
      words
        .map((_, at) => fitting(words, at))
        .reduce((all, bits) => {
          intersectInto(all, all, bits);
          return all;
        }),
  };
}

function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
