import { activeFilters, isActive, type ActiveFilter } from '../query/active-filters';
import { unchoose } from '../query/change-query';
import { isListFilter } from '../query/filter-keys';
import type { FilterOption, FilterOptions } from './filter-options';
import { NO_ROAD_TAX } from '../query/filter-values';
import { withList } from '../query/list-changes';
import { readModelValue } from '../query/model-value';
import type { StockQuery } from '../query/stock-query';

/** A search without what is no longer offered, and what that was, to tell the shopper. */
export interface ReconciledQuery {
  readonly query: StockQuery;
  readonly dropped: readonly ActiveFilter[];
}

/**
 * Takes back chosen list and tax values that the server does not offer (an old link, a sold-out
 * model; SF-5, UX rule 1); a value offered with count 0 stays. A filter the server sent no options
 * for is left as it is, and so are bounds and words, which need not be among the options, and
 * features, of which the options are the commonest only. Models of an old link
 * that are offered under a make are first written with it. The page stays: nothing that could
 * match is lost.
 */
export function reconcileOptions(query: StockQuery, loaded: FilterOptions): ReconciledQuery {
  const named = withModelsNamed(query, loaded.options.range ?? []);
  const kept = activeFilters(named)
    .filter((filter) => !isOffered(filter, loaded))
    .reduce((left, { key, value }) => unchoose(left, key, value), named);
  return {
    query: kept === query ? query : { ...kept, page: query.page },
    dropped: activeFilters(named).filter((filter) => !isActive(kept, filter)),
  };
}

function isOffered({ key, value }: ActiveFilter, { options }: FilterOptions): boolean {
  if (key === 'keyword' || key === 'category' || key === 'features') return true;
  if (key === 'tax_rate' && value === NO_ROAD_TAX) return true;
  if (!isListFilter(key) && key !== 'tax_rate') return true;
  const offered = options[key] ?? [];
  const wanted = value.toLowerCase();
  return offered.length === 0 || offered.some((option) => option.value.toLowerCase() === wanted);
}

function withModelsNamed(query: StockQuery, offered: readonly FilterOption[]): StockQuery {
  const models = query.lists.range ?? [];
  if (models.every((model) => readModelValue(model) !== undefined)) return query;
  const named = models.flatMap((model) => namedModels(model, query.lists.make ?? [], offered));
  return { ...query, lists: withList(query.lists, 'range', [...new Set(named)]) };
}

/** A bare model as the chosen makes offer it, one for each make that does; else as it is. */
function namedModels(
  model: string,
  makes: readonly string[],
  offered: readonly FilterOption[],
): readonly string[] {
  if (readModelValue(model) !== undefined) return [model];
  const values = offered
    .map(({ value }) => value)
    .filter((value) => {
      const parts = readModelValue(value);
      return parts !== undefined && parts.model === model && makes.includes(parts.make);
    });
  return values.length === 0 ? [model] : values;
}
