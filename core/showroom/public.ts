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
export { createCreditCheck, type CreditCheck, type CreditCheckState } from './credit-check';
export {
  chosenAtFirst,
  createFinanceChoice,
  type FinanceChoice,
  type FinanceChosen,
} from './finance-choice';
export { pageTerms } from './page-terms';
export { PATIENCE_MS } from './patience';
export { FILTER_DEBOUNCE_MS } from './filter-debounce';
export { createFinanceMemory, type FinanceMemory } from './finance-memory';
export {
  createPersonalisedFinance,
  PERSONALISE_DEBOUNCE_MS,
  personaliseFrom,
  type PersonalisedFinance,
  type PersonalisedFinancePorts,
  type PersonalisedFinanceStart,
  type TermsChange,
} from './personalised-finance';
export {
  addressedOn,
  personalisedFinanceReducer,
  standingOn,
  type FinanceAnswer,
  type PersonalisedFinanceEvent,
  type PersonalisedFinanceState,
} from './personalised-finance-state';
export {
  createStockSearch,
  type LivePorts,
  type StockSearch,
  type ViewsBySlug,
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
export {
  askBlock,
  loadVehicle,
  lookAlikes,
  SIMILAR_TERMS,
  VEHICLE_CONTENT_PAGE,
  type VehiclePorts,
  type VehicleRequest,
} from './ask-vehicle';
export {
  loadVehiclePrint,
  PRINT_PATIENCE_MS,
  type VehiclePrintRequest,
} from './load-vehicle-print';
export { createVehiclePage, type LiveVehiclePorts, type VehiclePage } from './vehicle-page';
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
} from './vehicle-page-state';
export {
  CALCULATOR_DEBOUNCE_MS,
  createFinanceCalculator,
  type FinanceCalculator,
} from './finance-calculator';
export {
  calculatorAt,
  type CalculatorSettings,
  type CalculatorState,
} from './finance-calculator-state';
export {
  askRates,
  CALCULATOR_CONTENT_PAGE,
  loadCalculator,
  type CalculatorPageRequest,
  type CalculatorPorts,
} from './load-calculator';
export {
  createKeptVehicles,
  listOfRecent,
  listOfShortlist,
  MOST_PER_CALL,
  type KeptList,
  type KeptVehicles,
} from './kept-vehicles';
export {
  vehicleNamed,
  vehiclesInOrder,
  type GoneVehicle,
  type KeptListName,
  type KeptVehiclesState,
} from './kept-vehicles-state';
export { pricesOfSaved, type NamesInLists, type PricesOfSaved } from './prices-of-saved';
export { createSavedVehicles, type SavedVehicles } from './saved-vehicles';
export { compareFinance, type ComparedFinance, type QuotedVehicle } from './compare-finance';
export {
  COMPARE_TERMS,
  createComparePage,
  loadComparison,
  type ComparePage,
  type ComparePorts,
} from './compare-page';
export {
  comparedPlaces,
  compareReducer,
  ownComparison,
  sentComparison,
  type CompareEvent,
  type ComparedPlace,
  type ComparePageState,
} from './compare-page-state';
export { askByName, type VehiclesByName } from './ask-by-name';
export { compareSuggestions, MOST_SUGGESTED } from './compare-suggestions';
