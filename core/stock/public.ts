export type {
  Named,
  OptionalExtra,
  Picture,
  SiteSection,
  StockId,
  StockStatus,
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
  type CardRibbon,
} from './facts/availability';
export { cardFacts, type CardFacts } from './card/card-facts';
export { type CardInformation } from './card/card-information';
export { cardLocation, type CardLocation } from './card/card-location';
export { cardPictures, type CardPictures } from './card/card-pictures';
export { checkColumns } from './details/check-columns';
export { titleParts, type TitleParts } from './card/card-title';
export { directionsAddress } from './facts/directions-address';
export {
  comparedRow,
  compareEquipment,
  compareRows,
  ROWS_AT_A_GLANCE,
  type ComparedGroupKey,
  type ComparedRow,
  type ComparedValue,
} from './compare/compare-rows';
export { descriptionParagraphs, isLongText } from './facts/description-paragraphs';
export {
  DATA_TABS,
  DETAIL_TABS,
  tabsWithContent,
  type DataTab,
  type DetailTab,
} from './details/detail-tabs';
export { EQUIPMENT_GROUPS, OTHER_FEATURES } from './facts/equipment-groups';
export { makeName, nameFromSlug } from './facts/make-name';
export { type MotFacts } from './facts/mot-facts';
export { type OptionalExtras } from './facts/optional-extras';
export { type OverviewKey } from './facts/overview-items';
export {
  knownReasonsForNoLabel,
  LABEL_BOUNDS,
  priceIndicatorOf,
  REASONS_FOR_NO_LABEL,
  type ReasonForNoLabel,
} from './price/price-labels';
export { priceFacts, shownPrice, type HeadlinePrice, type PriceFacts } from './price/price-facts';
export { roadTaxNote, type RoadTaxNoteFacts, type RoadTaxSupplement } from './facts/road-tax-note';
export { MILES_TO_COMPARE, runningCosts } from './facts/running-costs';
export { hasDetails } from './details/has-details';
export { SECTION_IDS, type SectionId } from './details/section-ids';
export { vehicleSections, type EfficiencyKey, type VehicleSections } from './details/section-model';
export { serviceBook, type ServiceBook } from './facts/service-book';
export { breadcrumbSchema, vehicleSchema } from './details/vehicle-schema';
export {
  type SpecificationGroup,
  type SpecificationGroupKey,
  type TechnicalKey,
} from './facts/technical-figures';
export type { FactValue, Unit, VehicleFact } from './facts/vehicle-fact';
export { vehicleHeading } from './details/vehicle-heading';
export { techBrief, type TechBriefPart } from './card/tech-brief';
export { vehicleDifferences, type VehicleDifference } from './compare/vehicle-differences';
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
  virtualAppointmentPath,
  vehiclePath,
} from './facts/vehicle-links';
