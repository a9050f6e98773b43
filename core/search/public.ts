export type { StockPage, StockSearch } from './ports/stock-search';
export {
  GENERIC_RESULTS,
  MOST_SIMILAR,
  ofInterest,
  SIMILAR_SHOWN,
  similarOf,
} from './alike/alike-vehicles';
export { branchStockPath } from './links/branch-stock';
export { combineOffers, type CombinedList } from './results/combine-offers';
export { locationChoices } from './options/location-choices';
export { modelGroups } from './options/model-groups';
export { subMenuAfterClick } from './options/sub-menu';
export { gearboxOptions, optionInAddress, valuesOfOption } from './options/gearbox-options';
export { taxOptions } from './options/tax-options';
export { vehicleTrail, wayBack, type TrailStep, type WayBack } from './links/vehicle-trail';
export { activeFilters, valuesOf, type ActiveFilter } from './query/active-filters';
export { interestQuery, lookAlikeQueries, sameMakeQuery } from './alike/alike-queries';
export type { IgnoredChoice } from './address/address-reader';
export { carriedOn } from './address/carried-on';
export { AVAILABILITY_PAIRS } from './address/availability-text';
export { writeList } from './address/list-text';
export { calculatorQuery, fromCalculator } from './monthly/calculator-query';
export {
  choose,
  clearAllFilters,
  clearFilter,
  isChosen,
  resetQuery,
  toggle,
  unchoose,
  withFinance,
  withKeyword,
  withMonthlyRange,
  withPage,
  withReservedShown,
  withSort,
} from './query/change-query';
export {
  isBoundFilter,
  isListFilter,
  type BoundFilter,
  type FilterKey,
  type ListFilter,
} from './query/filter-keys';
export type { FilterOption, FilterOptions, OfferedFilter } from './options/filter-options';
export { FILTER_ORDER } from './query/filter-order';
export { NO_ROAD_TAX } from './query/filter-values';
export { requestedTerms } from './query/finance-terms';
export {
  calculatorTarget,
  monthlyRangeAround,
  type CalculatorTerms,
} from './monthly/monthly-range-around';
export { fromAddress, type ReadAddress } from './address/from-address';
export { HERO_MONTHLY_OPTIONS, HERO_TOTAL_OPTIONS, heroColours } from './hero/hero-options';
export {
  chooseInHero,
  freshHeroSearch,
  switchHeroBudget,
  toggleHeroCategory,
  unchooseInHero,
  type HeroBudget,
  type HeroSearch,
} from './hero/hero-search';
export { heroProduct, heroSection, heroTarget, heroTargetQuery } from './hero/hero-target';
export { isResettable } from './query/is-resettable';
export { canonicalAddress } from './address/canonical-address';
export { qualifiedModel, readModelValue } from './query/model-value';
export { keepMonthlyGap, MONTHLY_SLIDER, type MonthlyRange } from './monthly/monthly-gap';
export { pageWindow, type PageWindow } from './results/page-window';
export { reconcileOptions } from './options/reconcile-options';
export { relatedQuery } from './alike/related-query';
export { isSortOrder, SORT_ORDERS, type SortOrder } from './query/sort-order';
export {
  DEFAULT_FINANCE_TERMS,
  freshQuery,
  RESULTS_PER_PAGE,
  type Availability,
  type Category,
  type FinanceTerms,
  type StockQuery,
} from './query/stock-query';
export { addressPairs, searchPath, toAddress } from './address/to-address';
export { droppedOneByOne, withoutEachFilter, withoutEachWord } from './query/without-each-filter';
export { stockWords, type StockWords } from './words/stock-words';
export { readInStock, type WholeStockWords } from './words/read-in-stock';
export { nearSpelling, type NearSpelling } from './words/near-spelling';
export {
  halfTyped,
  mergeSuggestions,
  suggestWords,
  type WordSuggestion,
} from './words/suggest-words';
export { insteadOf, withInsteadOf } from './address/instead-of';
