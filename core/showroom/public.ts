export {
  askBesideBranch,
  branchStockQuery,
  type BesideBranch,
  type BranchStock,
} from './branch/ask-branch';
export { loadBlogArticle, loadBlogList, type BlogArticle, type BlogList } from './blog/load-blog';
export {
  askBesideContent,
  NOTHING_BESIDE,
  sectionOfPath,
  type BesideContent,
} from './content/ask-beside-content';
export { inItsSection } from './results/in-its-section';
export { exampleVehicle, type ExampleVehicle, quoteFor } from './results/example-vehicle';
export { loadSearch } from './results/ask-search';
export { resultsInOrder, type SearchState } from './results/search-state';
export { createCreditCheck } from './money/credit-check';
export { chosenAtFirst, createFinanceChoice, type FinanceChoice } from './vehicle/finance-choice';
export { createFinanceMemory, type FinanceMemory } from './shared/finance-memory';
export {
  createPersonalisedFinance,
  personaliseFrom,
  type TermsChange,
} from './vehicle/personalised-finance';
export { type PersonalisedFinanceState } from './vehicle/personalised-finance-state';
export { createStockSearch, type StockSearch } from './results/stock-search';
export { withViewCounts } from './results/with-view-counts';
export { createHeroFilter, heroCount, type HeroFilter, type HeroState } from './home/hero-filter';
export { loadHome, type HomeState } from './home/load-home';
export {
  askBlock,
  loadVehicle,
  lookAlikes,
  SIMILAR_TERMS,
  type VehiclePorts,
  type VehicleRequest,
} from './vehicle/ask-vehicle';
export { loadVehiclePrint, type VehiclePrintRequest } from './vehicle/load-vehicle-print';
export { createVehiclePage, type VehiclePage } from './vehicle/vehicle-page';
export {
  type AddressedFinance,
  type SimilarVehicles,
  unaskedBlocks,
  type VehiclePageState,
} from './vehicle/vehicle-page-state';
export {
  CALCULATOR_DEBOUNCE_MS,
  createFinanceCalculator,
  type FinanceCalculator,
} from './money/finance-calculator';
export { budgetOf, type CalculatorState } from './money/finance-calculator-state';
export { askRates, loadCalculator } from './money/load-calculator';
export { createAccountList, type AccountListOfVisit } from './account/account-list';
export { type AccountListOutcome, type AccountListView } from './account/account-list-state';
export {
  loadAccountVehicles,
  type AccountVehicle,
  type AccountVehicles,
} from './account/account-vehicles';
export { createListedVehicles, listOfRecent, type ListedVehicles } from './lists/listed-vehicles';
export {
  vehicleNamed,
  vehiclesInOrder,
  type GoneVehicle,
  type VehicleListName,
  type ListedVehiclesState,
} from './lists/listed-vehicles-state';
export { pricesOfSaved } from './shared/prices-of-saved';
export { createQuotesOfList } from './lists/quotes-of-list';
export { createSavedVehicles, type SavedVehicles } from './lists/saved-vehicles';
export { compareFinance, type ComparedFinance } from './compare/compare-finance';
export { COMPARE_TERMS, createComparePage, loadComparison } from './compare/compare-page';
export {
  comparedPlaces,
  type ComparedPlace,
  type ComparePageState,
} from './compare/compare-page-state';
export { askByName } from './shared/ask-by-name';
export { compareSuggestions } from './compare/compare-suggestions';
export { createStockVocabulary } from './words/stock-vocabulary';
export { understandWords, type UnderstoodSearch } from './words/understand-words';
export { createWordSuggestions } from './words/word-suggestions';
export { calculatorWithOwnCar } from './own-car/calculator-with-own-car';
export { costWithOwnCar, type CostWithOwnCar } from './own-car/cost-with-own-car';
export { leanSearch } from './results/lean-search';
export { leanVehiclePage } from './vehicle/lean-vehicle-page';
export type { Patience } from './shared/patience';
export type { ViewsBySlug } from './shared/view-counts';
