export {
  advance,
  freshJourney,
  type Journey,
  type JourneyEvent,
  type JourneyState,
} from './journey/journey';
export { JOURNEY_A } from './journey/journey-a';
export { JOURNEY_B } from './journey/journey-b';
export type { Department } from './model/department';
export { heldOf, type HeldValuation } from './model/held-valuation';
export type { LookedUpVehicle } from './model/looked-up-vehicle';
export { READINGS, type Reading } from './model/reading';
export type { PriceStep, TierPrices, Valuation } from './model/valuation';
export type { LookupQuestion, ValuationRequest } from './model/valuation-request';
export type { KeptJourney, ValuationMemory } from './ports/valuation-memory';
export type { LookupAnswer, Valuer } from './ports/valuer';
export { branchChoices, type BranchFilter } from './rules/branch-choices';
export { checkOwner, type OwnerFault, type TypedOwner } from './rules/check-owner';
export { contactOfBranch } from './rules/contact-of-branch';
export { hashOfAddress } from './rules/hash-of-address';
export { priceLedger } from './rules/price-ledger';
export { readMileage } from './rules/read-mileage';
export { CARE_CHOICES, careChoiceOf, type CareChoice } from './rules/service-history';
export { daysSince, isOutOfDate, lastDayOf } from './rules/validity';
export { CAR_VALUE_PATH, summaryPath, valueAgainPath } from './rules/valuation-paths';
export { lookUpVehicle, type LookupOutcome } from './streams/look-up-vehicle';
export { valueVehicle } from './streams/value-vehicle';
