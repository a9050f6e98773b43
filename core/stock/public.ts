export type {
  Named,
  Odometer,
  OptionalExtra,
  Picture,
  SiteSection,
  StockId,
  StockStatus,
  VatScheme,
  Vehicle,
  VehicleId,
  VehicleLocation,
  VehiclePrice,
  VehicleSlug,
} from './model/vehicle';
export {
  CHECK_KEYS,
  type CheckItem,
  type CheckKey,
  type VehicleCheck,
} from './model/vehicle-check';
export {
  PRICE_INDICATORS,
  SERVICE_HISTORIES,
  type EquipmentGroup,
  type ExtraOffer,
  type Film,
  type PriceIndicator,
  type ServiceEntry,
  type ServiceHistory,
  type VehicleInFull,
} from './model/vehicle-in-full';
export type { CheckRegister } from './ports/check-register';
export type { NumberedVehicles, StockCatalogue } from './ports/stock-catalogue';
export type { StockPage, StockSearch } from './ports/stock-search';
export type { ViewCounter } from './ports/view-counter';

export {
  GENERIC_RESULTS,
  INTEREST_RESULTS,
  MOST_OF_INTEREST,
  MOST_SIMILAR,
  ofInterest,
  SIMILAR_SHOWN,
  similarOf,
} from './rules/alike-vehicles';
export { adminFeeOf } from './rules/admin-fee';
export { askedModal, withoutModal } from './rules/asked-modal';
export {
  canBuyNow,
  cardAction,
  cardRibbon,
  isReserved,
  type CardAction,
  type CardRibbon,
} from './rules/availability';
export { branchStockPath } from './rules/branch-stock';
export { cardFacts, type CardFacts, type CardLinks } from './rules/card-facts';
export { cardInformation, extrasWorth, type CardInformation } from './rules/card-information';
export { cardLocation, type CardLocation } from './rules/card-location';
export { cardPictures, type CardPictures } from './rules/card-pictures';
export { carouselStep, type CarouselView } from './rules/carousel-step';
export { checkColumns, type CheckColumns } from './rules/check-columns';
export { classifiedFeatures, MOST_CLASSIFIED_FEATURES } from './rules/classified-features';
export { titleParts, type TitleParts } from './rules/card-title';
export {
  combineOffers,
  offerSlots,
  type CombinedList,
  type ListEntry,
  type ListPlace,
} from './rules/combine-offers';
export { directionsAddress } from './rules/directions-address';
export {
  FLASHER_BEAT_MS,
  flasherPhase,
  type FlasherPhase,
  type FlasherSetting,
} from './rules/flasher-phase';
export { filmPlace, type FilmPlace } from './rules/gallery-film';
export {
  galleryPictures,
  type GalleryPicture,
  type PlaceholderWhen,
} from './rules/gallery-pictures';
export {
  hiddenThumbnails,
  stripAround,
  stripWithin,
  THUMBNAIL_GAP,
  THUMBNAIL_SCROLL_MS,
  THUMBNAIL_STEP,
  thumbnailsIn,
  type HiddenThumbnails,
} from './rules/gallery-strip';
export {
  galleryTabs,
  type GalleryOrder,
  type GalleryTab,
  type GalleryTabs,
} from './rules/gallery-tabs';
export { draggedFrame, nearestFrame, turnDegrees, turnStages } from './rules/gallery-turn';
export {
  MAIN_PICTURES,
  ringAround,
  ringSteps,
  rowAround,
  THUMBNAILS,
} from './rules/gallery-window';
export {
  comparedRow,
  compareEquipment,
  compareRows,
  ROWS_AT_A_GLANCE,
  type ComparedEquipment,
  type ComparedGroup,
  type ComparedGroupKey,
  type ComparedRow,
  type ComparedValue,
} from './rules/compare-rows';
export { descriptionParagraphs, isLongText } from './rules/description-paragraphs';
export {
  DATA_TABS,
  DETAIL_TABS,
  hasContent,
  tabsWithContent,
  type DataTab,
  type DetailTab,
} from './rules/detail-tabs';
export { EQUIPMENT_GROUPS, equipmentGroups, OTHER_FEATURES } from './rules/equipment-groups';
export { locationChoices } from './rules/location-choices';
export { makeName, nameFromSlug } from './rules/make-name';
export { modelGroups, type ModelGroup } from './rules/model-groups';
export { motFacts, type MotFacts } from './rules/mot-facts';
export { optionalExtras, type OptionalExtras } from './rules/optional-extras';
export { OVERVIEW_KEYS, overviewItems, type OverviewKey } from './rules/overview-items';
export {
  knownReasonsForNoLabel,
  LABEL_BOUNDS,
  priceIndicatorOf,
  REASONS_FOR_NO_LABEL,
  type ReasonForNoLabel,
} from './rules/price-labels';
export {
  isDiscounted,
  priceFacts,
  shownPrice,
  type AdminFeeFacts,
  type HeadlinePrice,
  type PriceFacts,
} from './rules/price-facts';
export {
  stickyBar,
  type EnquiryAddresses,
  type EnquiryOption,
  type StickyBarFacts,
} from './rules/sticky-bar';
export {
  ROAD_TAX_SUPPLEMENT,
  roadTaxNote,
  type RoadTaxNoteFacts,
  type RoadTaxSupplement,
} from './rules/road-tax-note';
export { MILES_TO_COMPARE, runningCosts, type RunningCosts } from './rules/running-costs';
export { SECTION_IDS, type SectionId } from './rules/section-ids';
export { vehicleSections, type EfficiencyKey, type VehicleSections } from './rules/section-model';
export { serviceBook, type ServiceBook } from './rules/service-book';
export { subMenuAfterClick } from './rules/sub-menu';
export { taxOptions } from './rules/tax-options';
export {
  breadcrumbSchema,
  vehicleSchema,
  type SchemaContext,
  type SchemaFacts,
} from './rules/vehicle-schema';
export { vehicleTrail, wayBack, type TrailStep, type WayBack } from './rules/vehicle-trail';
export {
  technicalSpecification,
  topSpecification,
  type SpecificationGroup,
  type SpecificationGroupKey,
  type TechnicalKey,
} from './rules/technical-figures';
export type { FactValue, Unit, VehicleFact } from './rules/vehicle-fact';
export { vehicleHeading, type VehicleHeading } from './rules/vehicle-heading';
export { techBrief, type TechBriefPart } from './rules/tech-brief';
export {
  MOST_DIFFERENCES,
  vehicleDifferences,
  type VehicleDifference,
} from './rules/vehicle-differences';
export {
  branchCarsPath,
  brandPath,
  clickAndCollectPath,
  enquirePath,
  printPath,
  provenancePrintPath,
  requestCallbackPath,
  reservePath,
  testDrivePath,
  vehicleFinancePath,
  vehiclePath,
} from './rules/vehicle-links';
export { WISHES, wishStanding, type Wish, type WishStanding } from './rules/wishes';

export { activeFilters, isActive, valuesOf, type ActiveFilter } from './search/active-filters';
export { interestQuery, lookAlikeQueries, sameMakeQuery } from './search/alike-queries';
export type { IgnoredChoice } from './search/address-reader';
export { AVAILABILITY_PAIRS } from './search/availability-text';
export { writeList } from './search/list-text';
export { calculatorQuery } from './search/calculator-query';
export {
  choose,
  clearAllFilters,
  clearFilter,
  isChosen,
  resetQuery,
  toggle,
  unchoose,
  withAvailability,
  withFinance,
  withKeyword,
  withMonthlyRange,
  withPage,
  withReservedShown,
  withSort,
} from './search/change-query';
export {
  isBoundFilter,
  isListFilter,
  type BoundFilter,
  type FilterKey,
  type ListFilter,
} from './search/filter-keys';
export type { FilterOption, FilterOptions, OfferedFilter } from './search/filter-options';
export { FILTER_ORDER } from './search/filter-order';
export { NO_ROAD_TAX } from './search/filter-values';
export { askedTerms, type FinanceChange } from './search/finance-terms';
export { calculatorTarget, monthlyRangeAround } from './search/monthly-range-around';
export { fromAddress, type ReadAddress } from './search/from-address';
export {
  FEWEST_OF_A_HERO_COLOUR,
  HERO_MONTHLY_OPTIONS,
  HERO_TOTAL_OPTIONS,
  heroColours,
} from './search/hero-options';
export {
  chooseInHero,
  freshHeroSearch,
  switchHeroBudget,
  toggleHeroCategory,
  unchooseInHero,
  type HeroBudget,
  type HeroSearch,
} from './search/hero-search';
export { heroSection, heroTarget, heroTargetQuery } from './search/hero-target';
export { isResettable } from './search/is-resettable';
export { readModelValue, writeModelValue, type ModelValue } from './search/model-value';
export {
  keepMonthlyGap,
  MONTHLY_GAP,
  MONTHLY_SLIDER,
  MOST_MONTHLY,
  type MonthlyRange,
} from './search/monthly-gap';
export { pageWindow, PAGES_AFTER_CURRENT, type PageWindow } from './search/page-window';
export { reconcileOptions, type ReconciledQuery } from './search/reconcile-options';
export { relatedQuery } from './search/related-query';
export { DEFAULT_SORT, isSortOrder, SORT_ORDERS, type SortOrder } from './search/sort-order';
export {
  DEFAULT_FINANCE_TERMS,
  freshQuery,
  RESULTS_PER_PAGE,
  type Availability,
  type Category,
  type DepositType,
  type FinanceTerms,
  type StockQuery,
} from './search/stock-query';
export { addressPairs, searchPath, toAddress, type AddressPair } from './search/to-address';
export { withoutEachFilter, type LighterSearch } from './search/without-each-filter';
