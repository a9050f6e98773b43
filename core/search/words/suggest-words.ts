import { choose } from '../query/change-query';
import { locationChoices } from '../options/location-choices';
import type { ListFilter } from '../query/filter-keys';
import type { StockQuery } from '../query/stock-query';
import type { StockWords } from './stock-words';
import { joinedName, typedWords } from './typed-words';

/** What somebody who types may be about to say: one more filter, and what the list then holds. */
export interface WordSuggestion {
  readonly query: StockQuery;
  readonly key: ListFilter;
  readonly value: string;
  readonly label: string;
  /** Of a model: the slug of its make. */
  readonly make?: string;
  readonly count: number;
  /** Its own name begins as the text does, not one of its other names. */
  readonly beginsSo: boolean;
}

/** A text being typed: what is said already, and the beginning of what is not. */
export interface HalfTyped {
  readonly said: string;
  readonly start: string;
}

/** With fewer letters only a name's own beginning tells: an F for "four by four" would puzzle. */
const SHORTEST_OTHER_NAME = 3;

/** The most words that the beginning of a name has. */
const MOST_WORDS = 4;

/**
 * The ways to take a text being typed, the longest beginning first: "ford range ro" may begin
 * "range ro…", with Ford said, or "ro…". After a space nothing is being typed.
 */
export function halfTyped(text: string): readonly HalfTyped[] {
  if (!/[\p{L}\p{N}+.]$/u.test(text)) return [];
  const words = typedWords(text);
  const most = Math.min(MOST_WORDS, words.length);
  return Array.from({ length: most }, (_, step) => {
    const at = words.length - (most - step);
    return {
      said: words
        .slice(0, at)
        .map(({ typed }) => typed)
        .join(' '),
      start: words
        .slice(at)
        .map((word) => word.text)
        .join(''),
    };
  });
}

/** In the order in which shoppers name things. */
const SUGGESTED = [
  'make',
  'range',
  'body_type',
  'fuel_type',
  'transmission',
  'colour',
  'location_name',
] as const satisfies readonly ListFilter[];

/**
 * The filters whose names begin so, the commonest first. `words` are those of the stock as far as
 * `said`, the search so far, has narrowed it, so that each count is that of the list it leads to.
 * A filter that is chosen already is not suggested again: a second value would widen the list.
 */
export function suggestWords(
  words: StockWords,
  said: StockQuery,
  start: string,
): readonly WordSuggestion[] {
  if (start === '') return [];
  const suggestions = SUGGESTED.filter((key) => said.lists[key] === undefined).flatMap((key) => {
    const options = words.options[key] ?? [];
    const offered =
      key === 'location_name' ? locationChoices(options, ({ value }) => value) : options;
    const named = new Set(
      [...words.names]
        .filter(([name]) => name.startsWith(start))
        .flatMap(([, meanings]) =>
          meanings.filter((meaning) => meaning.key === key).flatMap(({ values }) => values),
        ),
    );
    return offered
      .map((option) => ({ ...option, beginsSo: joinedName(option.label).startsWith(start) }))
      .filter(
        ({ value, count, beginsSo }) =>
          count > 0 && named.has(value) && (beginsSo || start.length >= SHORTEST_OTHER_NAME),
      )
      .map(({ value, label, count, make, beginsSo }): WordSuggestion => {
        const query = choose(said, key, value);
        return { query, key, value, label, count, beginsSo, ...(make !== undefined && { make }) };
      });
  });
  return suggestions.sort(inRank);
}

/** Those of both halves of the stock in one order, as many as a list can show. */
export const mergeSuggestions = (
  lists: readonly (readonly WordSuggestion[])[],
): readonly WordSuggestion[] => lists.flat().sort(inRank).slice(0, MOST_SUGGESTED);

const MOST_SUGGESTED = 8;

/** Names that begin so before other names for the same, makes before the rest, the commonest first. */
const inRank = (one: WordSuggestion, other: WordSuggestion): number =>
  Number(other.beginsSo) - Number(one.beginsSo) ||
  Number(other.key === 'make') - Number(one.key === 'make') ||
  other.count - one.count;
