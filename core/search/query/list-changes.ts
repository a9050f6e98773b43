import type { ListFilter } from './filter-keys';
import { LONGEST_VALUE, MOST_VALUES, textValue } from './filter-values';
import { isModelOf, qualifiedModel, readModelValue, writeModelValue } from './model-value';
import type { StockQuery } from './stock-query';

type Lists = StockQuery['lists'];

/**
 * Chosen lists with one more value. Choosing again what is chosen changes nothing, and gives the
 * same lists. Choosing a model chooses its make as well: a model of a make that is not listed
 * would match nothing.
 */
export function withListed(lists: Lists, key: ListFilter, text: string): Lists {
  const value = textValue(text);
  if (value === undefined) return lists;
  if (key === 'make') return withMake(lists, value);
  return key === 'range' ? withModel(lists, value) : withValue(lists, key, value);
}

/**
 * Chosen lists with one value, or a whole filter, left out. Without a make go its models
 * (FILTER-15), and those of an old link that do not say whose they are. Without the last make
 * no model is left (FILTER-28).
 */
export function withoutListed(lists: Lists, key: ListFilter, value?: string): Lists {
  const held = lists[key];
  if (held === undefined || (value !== undefined && !held.includes(value))) return lists;
  const kept = value === undefined ? [] : held.filter((other) => other !== value);
  const narrowed = withList(lists, key, kept);
  if (key !== 'make') return narrowed;
  const models = (lists.range ?? []).filter(
    (model) => readModelValue(model) !== undefined && kept.some((make) => isModelOf(make, model)),
  );
  return withList(narrowed, 'range', models);
}

/** Chosen lists with one filter's values as given; an empty list is no filter. */
export function withList(lists: Lists, key: ListFilter, values: readonly string[]): Lists {
  const { [key]: _, ...others } = lists;
  return values.length === 0 ? others : { ...others, [key]: values };
}

function withValue(lists: Lists, key: ListFilter, value: string): Lists {
  const held = lists[key] ?? [];
  if (held.includes(value) || held.length >= MOST_VALUES) return lists;
  return { ...lists, [key]: [...held, value] };
}

/** A make's slug has no colon, or nobody could tell where its models' names begin. */
const withMake = (lists: Lists, make: string): Lists =>
  make.includes(':') ? lists : withModelsQualified(withValue(lists, 'make', make));

function withModel(lists: Lists, text: string): Lists {
  const makes = lists.make ?? [];
  const [onlyMake] = makes;
  const value =
    makes.length === 1 && onlyMake !== undefined ? qualifiedModel(text, onlyMake) : text;
  const parts = readModelValue(value);
  if (parts === undefined) return withValue(lists, 'range', value);
  const tidy = writeModelValue(parts);
  const isFull = (lists.range?.length ?? 0) >= MOST_VALUES;
  if (tidy.length > LONGEST_VALUE || isFull) return lists;
  const ofMake = withMake(lists, parts.make);
  return ofMake.make?.includes(parts.make) === true ? withValue(ofMake, 'range', tidy) : lists;
}

/** Beside one make alone, every bare model is that make's. */
function withModelsQualified(lists: Lists): Lists {
  const [onlyMake, secondMake] = lists.make ?? [];
  const models = lists.range;
  if (onlyMake === undefined || secondMake !== undefined || models === undefined) return lists;
  if (models.every((model) => readModelValue(model) !== undefined)) return lists;
  const qualified = models
    .map((model) => qualifiedModel(model, onlyMake))
    .filter((model) => model.length <= LONGEST_VALUE);
  return withList(lists, 'range', [...new Set(qualified)]);
}
