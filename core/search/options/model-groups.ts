import type { FilterOption } from './filter-options';
import { readModelValue } from '../query/model-value';
import { makeName, nameFromSlug } from '../../stock/public';

/** The models of one make, under its heading (FILTER-10). */
export interface ModelGroup {
  readonly make: string;
  readonly heading: string;
  readonly models: readonly FilterOption[];
}

/**
 * Model options under make headings: makes in the order of `makes`, then in order of appearance;
 * models in the server's order. BMW and MINI are in capitals (FILTER-11). No option is lost: one
 * that names no make stands under an empty heading.
 */
export function modelGroups(
  models: readonly FilterOption[],
  makes: readonly FilterOption[],
): readonly ModelGroup[] {
  const present = new Set(models.map(makeOf));
  const listed = makes.map(({ value }) => value).filter((make) => present.has(make));
  const labels = new Map(makes.map(({ value, label }) => [value, label]));
  return [...new Set([...listed, ...present])].map((make) => ({
    make,
    heading: makeName(labels.get(make) ?? nameFromSlug(make)),
    models: models.filter((model) => makeOf(model) === make),
  }));
}

const makeOf = (model: FilterOption): string =>
  model.make ?? readModelValue(model.value)?.make ?? '';
