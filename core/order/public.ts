export {
  isEndedUnpaid,
  isLiveOrder,
  keepsVehicle,
  ORDER_STATES,
  type Order,
  type OrderPayment,
  type OrderState,
} from './model/order';
export type { OrderAgreement, OrderFinance } from './model/order-agreement';
export {
  DEPOSIT_STATES,
  isDepositUnpaid,
  type DepositAttempt,
  type DepositState,
  type OrderDeposit,
} from './model/order-deposit';
export type {
  DepositNews,
  OrderConsequence,
  OrderEvent,
  OrderNews,
  OrderOutcome,
  OrderRefusal,
  VehicleAvailability,
} from './model/order-event';
export {
  ORDER_SECTIONS,
  type CollectionSlot,
  type Compliance,
  type FinanceOptions,
  type GivenVehicle,
  type OrderSection,
  type OrderSections,
  type PartExchange,
  type PaymentMethod,
  type SectionChange,
} from './model/order-sections';
export {
  CARD_DEPOSIT,
  COLLECTION_MINUTES,
  DEPOSIT_CHECKOUT_MS,
  DEPOSIT_WAITS_MS,
  MOST_LIVE_ORDERS,
  ORDER_FINANCE,
  PREPARATION_WORKING_DAYS,
  STARTED_FOR_MS,
} from './model/order-terms';
export type {
  BankDetails,
  DepositView,
  OrderedVehicle,
  OrderHindrance,
  OrderList,
  OrderView,
} from './model/order-view';
export type { OrderDesk, OrderFailure, SectionDraft } from './ports/order-desk';
export type { OrderRecords } from './ports/order-records';
export { watchOrder } from './journey/watch-order';
export { advanceOrders } from './rules/advance-orders';
export { agreeOrder } from './rules/agree-order';
export { depositAsked, depositOf } from './rules/deposit-of';
export { checkMark } from './rules/check-mark';
export {
  collectionDays,
  firstCollectionDay,
  isCollectionSlot,
  slotName,
  type CollectionDay,
} from './rules/collection-slots';
export {
  COMPLIANCE_FIELDS,
  complianceForm,
  complianceOf,
  complianceValues,
  LICENCE_ADDRESS,
  LICENCE_HELD,
  type ComplianceField,
} from './rules/compliance-form';
export {
  financeChoices,
  financeFaults,
  financeWithin,
  quoteTermsOf,
} from './rules/finance-options';
export { givenVehicle } from './rules/given-vehicle';
export { lapsedSections } from './rules/lapsed-sections';
export { isOrderSection, nextTask, orderTasks, type OrderTask } from './rules/order-tasks';
export { paidSoFar } from './rules/paid-so-far';
export { papersToBring, type Paper } from './rules/papers-to-bring';
export {
  SECTION_FIELDS,
  sectionDraft,
  sectionValues,
  type ChoiceFaults,
} from './rules/section-form';
