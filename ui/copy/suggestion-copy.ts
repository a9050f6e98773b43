import { activeFilters, type WordSuggestion } from '../../core/search/public';
import { makeName, nameFromSlug } from '../../core/stock/public';
import { chipLabel, inWords, optionLabel, vehicleWord } from './search-copy';

/** A suggestion in words: a model goes by its make's name too; what was said before stands beside. */
export function suggestionWords({ query, key, value, label, make }: WordSuggestion): {
  readonly name: string;
  readonly beside: string;
} {
  const own = optionLabel(key, value, label);
  const others = activeFilters(query).filter(
    (filter) => !(filter.key === key && filter.value === value) && filter.key !== 'make',
  );
  const makes = (query.lists.make ?? []).filter((other) => other !== make && other !== value);
  const said = [
    ...makes.map((other) => makeName(nameFromSlug(other))),
    ...others.map((filter) => chipLabel(filter, undefined)),
  ];
  return {
    name: key === 'range' && make !== undefined ? `${makeName(nameFromSlug(make))} ${own}` : own,
    beside: said.join(', '),
  };
}

/** "23 cars", beside a suggestion. */
export const suggestionCount = ({ query: { section }, count }: WordSuggestion): string =>
  `${inWords(count)} ${vehicleWord(section, count)}`;

/** Heard while somebody types. */
export const suggestionsFound = (count: number): string =>
  count === 1 ? '1 suggestion' : `${inWords(count)} suggestions`;

/** Of a registration that was typed where vehicles are looked for. */
export const valueWords = (mark: string): string => `Value ${mark}`;
