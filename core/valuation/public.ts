export {
  advance,
  freshJourney,
  stepInAddress,
  type Journey,
  type JourneyCall,
  type JourneyContext,
  type JourneyEvent,
  type JourneyState,
} from './journey/journey';
export { ENQUIRER_FIELDS_A, isFilledInByHand, VEHICLE_FIELDS_A } from './journey/checks-a';
export { JOURNEY_A } from './journey/journey-a';
export { JOURNEY_B } from './journey/journey-b';
export { OWNER_FIELDS } from './journey/owner-fields';
export type { ConditionSent } from './model/condition';
export type { Department } from './model/department';
export { heldOf, type HeldValuation } from './model/held-valuation';
export type { JourneyFault, JourneyFaults } from './model/journey-fault';
export type { LookedUpVehicle } from './model/looked-up-vehicle';
export { READINGS, type Reading } from './model/reading';
export type { PriceStep, TierPrices, Valuation } from './model/valuation';
export type { LookupQuestion, ValuationRequest } from './model/valuation-request';
export type { KeptJourney, ValuationMemory } from './ports/valuation-memory';
export type { LookupAnswer, Valuer } from './ports/valuer';
export { branchOfJourney, unitOf } from './rules/branch-of-journey';
export { checkOwner, type OwnerFault, type TypedOwner } from './rules/check-owner';
export { contactOfBranch } from './rules/contact-of-branch';
export type { JourneyField } from './rules/field-checks';
export { hashOfAddress } from './rules/hash-of-address';
export { journeyPresets, type JourneyPresets } from './rules/journey-presets';
export { broughtBy, leftToPay, ownCarOf, type LeftToPay, type OwnCar } from './rules/own-car';
export { optInsOf } from './rules/opt-ins';
export { ownerAnswers, ownerSaid } from './rules/owner-answers';
export { priceLedger } from './rules/price-ledger';
export { readSettlement } from './rules/read-settlement';
export { CARE_CHOICES, careChoiceOf, type CareChoice } from './rules/service-history';
export { TITLES, type PersonTitle } from './rules/titles';
export { daysSince, isOutOfDate, lastDayOf } from './rules/validity';
export { VALUATION_FORM_ID } from './rules/valuation-form-id';
export { CAR_VALUE_PATH, summaryPath, valueAgainPath } from './rules/valuation-paths';
export { createHeldInView, heldOfVisit } from './streams/held-of-visit';
export { lookUpVehicle, type LookupOutcome } from './streams/look-up-vehicle';
export { createOwnCar, type OwnCarOfVisit, type OwnCarState } from './streams/own-car-of-visit';
export { postJourney, type PostedJourney } from './streams/post-journey';
export {
  createValuationJourney,
  type ValuationJourney,
  type ValuationPorts,
  type ValuationStart,
} from './streams/valuation-journey';
export type { ValuationView } from './streams/valuation-view';
export { createToldBefore } from './streams/told-before';
export { valueVehicle } from './streams/value-vehicle';
