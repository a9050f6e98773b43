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
export type { ViewCounter } from './ports/view-counter';
export { adminFeeOf } from './price/admin-fee';
export {
  canBuyNow,
  cardAction,
  cardRibbon,
  isReserved,
  type CardAction,
  type CardRibbon,
} from './facts/availability';
export { cardFacts, type CardFacts, type CardLinks } from './card/card-facts';
export { cardInformation, extrasWorth, type CardInformation } from './card/card-information';
export { cardLocation, type CardLocation } from './card/card-location';
export { cardPictures, type CardPictures } from './card/card-pictures';
export { checkColumns, type CheckColumns } from './details/check-columns';
export { classifiedFeatures, MOST_CLASSIFIED_FEATURES } from './facts/classified-features';
export { titleParts, type TitleParts } from './card/card-title';
export { directionsAddress } from './facts/directions-address';
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
} from './compare/compare-rows';
export { descriptionParagraphs, isLongText } from './facts/description-paragraphs';
export {
  DATA_TABS,
  DETAIL_TABS,
  hasContent,
  tabsWithContent,
  type DataTab,
  type DetailTab,
} from './details/detail-tabs';
export { EQUIPMENT_GROUPS, equipmentGroups, OTHER_FEATURES } from './facts/equipment-groups';
export { makeName, nameFromSlug } from './facts/make-name';
export { motFacts, type MotFacts } from './facts/mot-facts';
export { optionalExtras, type OptionalExtras } from './facts/optional-extras';
export { OVERVIEW_KEYS, overviewItems, type OverviewKey } from './facts/overview-items';
export {
  knownReasonsForNoLabel,
  LABEL_BOUNDS,
  priceIndicatorOf,
  REASONS_FOR_NO_LABEL,
  type ReasonForNoLabel,
} from './price/price-labels';
export {
  isDiscounted,
  priceFacts,
  shownPrice,
  type AdminFeeFacts,
  type HeadlinePrice,
  type PriceFacts,
} from './price/price-facts';
export {
  ROAD_TAX_SUPPLEMENT,
  roadTaxNote,
  type RoadTaxNoteFacts,
  type RoadTaxSupplement,
} from './facts/road-tax-note';
export { MILES_TO_COMPARE, runningCosts, type RunningCosts } from './facts/running-costs';
export { SECTION_IDS, type SectionId } from './details/section-ids';
export { vehicleSections, type EfficiencyKey, type VehicleSections } from './details/section-model';
export { serviceBook, type ServiceBook } from './facts/service-book';
export {
  breadcrumbSchema,
  vehicleSchema,
  type SchemaContext,
  type SchemaFacts,
} from './details/vehicle-schema';
export {
  technicalSpecification,
  topSpecification,
  type SpecificationGroup,
  type SpecificationGroupKey,
  type TechnicalKey,
} from './facts/technical-figures';
export type { FactValue, Unit, VehicleFact } from './facts/vehicle-fact';
export { vehicleHeading, type VehicleHeading } from './details/vehicle-heading';
export { techBrief, type TechBriefPart } from './card/tech-brief';
export {
  MOST_DIFFERENCES,
  vehicleDifferences,
  type VehicleDifference,
} from './compare/vehicle-differences';
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
} from './facts/vehicle-links';
