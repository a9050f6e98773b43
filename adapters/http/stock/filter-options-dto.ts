import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  FILTER_ORDER,
  qualifiedModel,
  type FilterOption,
  type FilterOptions,
} from '../../../core/search/public';
import { eachOnce } from '../each-once';
import { count, isRecord, name, readText, text } from '../lenient';
import { slugOf } from '../../../core/kernel/slug-of';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const FilterOptionDto = t.strict({ value: text, label: text, count, make: name }, 'Option');

const KEYS = FILTER_ORDER.filter((key) => key !== 'keyword');

/**
 * The options of every filter the answer has (FILTER-16, FILTER-17). A filter's options come as
 * a list, or as a map keyed by value. One without a count, or with neither value nor label, is
 * left out; a count of 0 is kept.
 */
export function toFilterOptions(
  boxes: Readonly<Record<string, unknown>>,
): FilterOptions['options'] {
  const options = KEYS.map(
    (key) => [key, key in boxes ? toOptions(boxes[key]) : undefined] as const,
  );
  return withoutAbsent(
    Object.fromEntries(
      options.map(([key, found]) => [key, key === 'range' ? found?.map(withItsMake) : found]),
    ),
  );
}

/** A model that is named by its slug alone, and says whose it is: two makes may share the name. */
function withItsMake(option: FilterOption): FilterOption {
  const { value, make } = option;
  return make === undefined ? option : { ...option, value: qualifiedModel(value, make) };
}

function toOptions(box: unknown): readonly FilterOption[] {
  if (!isRecord(box) && !Array.isArray(box)) return [];
  const found = Array.isArray(box)
    ? box.flatMap((entry: unknown) => toOption(entry, undefined))
    : Object.entries(box).flatMap(([key, entry]) => toOption(entry, key));
  return eachOnce(found, ({ value, make }) => `${make ?? ''}:${value}`);
}

function toOption(entry: unknown, key: string | undefined): readonly FilterOption[] {
  const outcome = FilterOptionDto.decode(isRecord(entry) ? entry : { label: key, count: entry });
  if (!isRight(outcome)) return [];
  const { label, make } = outcome.right;
  const value = outcome.right.value ?? readText(key) ?? (label && slugOf(label));
  if (value === undefined || value === '') return [];
  return [withoutAbsent({ value, label: label ?? value, count: outcome.right.count, make })];
}
