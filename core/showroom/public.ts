export { inItsSection } from './results/in-its-section';
export { loadSearch, type SearchPorts } from './results/ask-search';
export {
  resultsInOrder,
  searchNotYetAsked,
  searchReducer,
  type ResultsInOrder,
  type SearchEvent,
  type SearchState,
} from './results/search-state';
export { createCreditCheck, type CreditCheck, type CreditCheckState } from './money/credit-check';
export {
  chosenAtFirst,
  createFinanceChoice,
  type FinanceChoice,
  type FinanceChosen,
} from './vehicle/finance-choice';
export { pageTerms } from './shared/page-terms';
export { PATIENCE_MS } from './shared/patience';
export { FILTER_DEBOUNCE_MS } from './shared/filter-debounce';
export { createFinanceMemory, type FinanceMemory } from './shared/finance-memory';
export {
  createPersonalisedFinance,
  PERSONALISE_DEBOUNCE_MS,
  personaliseFrom,
  type PersonalisedFinance,
  type PersonalisedFinancePorts,
  type PersonalisedFinanceStart,
  type TermsChange,
} from './vehicle/personalised-finance';
export {
  addressedOn,
  personalisedFinanceReducer,
  standingOn,
  type FinanceAnswer,
  type PersonalisedFinanceEvent,
  type PersonalisedFinanceState,
} from './vehicle/personalised-finance-state';
export {
  createStockSearch,
  type LivePorts,
  type StockSearch,
  type ViewsBySlug,
  type StockSearchOptions,
} from './results/stock-search';
export { FEW_RESULTS, NEAR_MATCHES, type Relaxation, type SearchHelp } from './results/search-help';
export {
  createHeroFilter,
  heroCount,
  heroNotYetAsked,
  loadHero,
  type HeroFilter,
  type HeroState,
} from './home/hero-filter';
export {
  askBlock,
  loadVehicle,
  lookAlikes,
  SIMILAR_TERMS,
  VEHICLE_CONTENT_PAGE,
  type VehiclePorts,
  type VehicleRequest,
} from './vehicle/ask-vehicle';
export {
  loadVehiclePrint,
  PRINT_PATIENCE_MS,
  type VehiclePrintRequest,
} from './vehicle/load-vehicle-print';
export { createVehiclePage, type LiveVehiclePorts, type VehiclePage } from './vehicle/vehicle-page';
export {
  unaskedBlocks,
  VEHICLE_BLOCKS,
  vehicleAlone,
  vehicleReducer,
  type AddressedFinance,
  type SimilarVehicles,
  type VehicleBlock,
  type VehicleBlocks,
  type VehicleEvent,
  type VehiclePageState,
} from './vehicle/vehicle-page-state';
export {
  CALCULATOR_DEBOUNCE_MS,
  createFinanceCalculator,
  type FinanceCalculator,
} from './money/finance-calculator';
export {
  calculatorAt,
  type CalculatorSettings,
  type CalculatorState,
} from './money/finance-calculator-state';
export {
  askRates,
  CALCULATOR_CONTENT_PAGE,
  loadCalculator,
  type CalculatorPageRequest,
  type CalculatorPorts,
} from './money/load-calculator';
export {
  createKeptVehicles,
  listOfRecent,
  listOfShortlist,
  MOST_PER_CALL,
  type KeptList,
  type KeptVehicles,
} from './lists/kept-vehicles';
export {
  vehicleNamed,
  vehiclesInOrder,
  type GoneVehicle,
  type KeptListName,
  type KeptVehiclesState,
} from './lists/kept-vehicles-state';
export { pricesOfSaved, type NamesInLists, type PricesOfSaved } from './prices-of-saved';
export { createSavedVehicles, type SavedVehicles } from './lists/saved-vehicles';
export {
  compareFinance,
  type ComparedFinance,
  type QuotedVehicle,
} from './compare/compare-finance';
export {
  COMPARE_TERMS,
  createComparePage,
  loadComparison,
  type ComparePage,
  type ComparePorts,
} from './compare/compare-page';
export {
  comparedPlaces,
  compareReducer,
  ownComparison,
  sentComparison,
  type CompareEvent,
  type ComparedPlace,
  type ComparePageState,
} from './compare/compare-page-state';
export { askByName, type VehiclesByName } from './shared/ask-by-name';
export { compareSuggestions, MOST_SUGGESTED } from './compare/compare-suggestions';
