export { inItsSection } from './in-its-section';
export { loadSearch, type SearchPorts } from './ask-search';
export {
  resultsInOrder,
  searchNotYetAsked,
  searchReducer,
  type ResultsInOrder,
  type SearchEvent,
  type SearchState,
} from './search-state';
export {
  createStockSearch,
  FILTER_DEBOUNCE_MS,
  type LivePorts,
  type StockSearch,
  type StockSearchOptions,
} from './stock-search';
export { FEW_RESULTS, NEAR_MATCHES, type Relaxation, type SearchHelp } from './search-help';
export {
  createHeroFilter,
  heroCount,
  heroNotYetAsked,
  loadHero,
  type HeroFilter,
  type HeroState,
} from './hero-filter';
