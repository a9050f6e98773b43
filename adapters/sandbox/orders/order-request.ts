import { left, right, type Either } from 'fp-ts/Either';
import { checkSubmission, type BritishNow } from '../../../core/enquiry/public';
import { productFromText } from '../../../core/finance/public';
import { TICKED, type FormValues } from '../../../core/kernel/form/field';
import { nothing, type Money } from '../../../core/kernel/money';
import { tidyLine } from '../../../core/kernel/tidy-text';
import {
  COMPLIANCE_FIELDS,
  complianceForm,
  complianceOf,
  financeFaults,
  financeWithin,
  LICENCE_ADDRESS,
  LICENCE_HELD,
  ORDER_FINANCE,
  type CollectionSlot,
  type ComplianceField,
  type FinanceOptions,
  type GivenVehicle,
  type OrderSection,
  type SectionChange,
} from '../../../core/order/public';
import { isRecord, money, readNumber, readText } from '../../http/lenient';
import { faultText } from '../desk/fault-text';
import { isYes } from '../desk/posted-opt-ins';

/** By the names they were sent under. */
export type OrderErrors = Readonly<Record<string, string>>;

export const COMPLIANCE_LABELS: Readonly<Record<ComplianceField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  telephone: 'Telephone',
  address_1: 'Address',
  town_city: 'Town or city',
  post_code: 'Postcode',
  licence_held: 'Holds a full driving licence',
  licence_address: 'The licence shows this address',
};

/** Longer than any form lets through, so that the form says so. */
const LONGEST = 1000;

export interface RequestFacts extends BritishNow {
  /** Of the vehicle; finance needs one. */
  readonly price: Money | undefined;
  /** Whether the lender quotes on these terms. */
  readonly isQuoted: (options: FinanceOptions) => boolean;
  /** What a valuation says of a vehicle, unless its last day is over. @param settlement still owed */
  readonly given: (hash: string, settlement: Money) => GivenVehicle | undefined;
  /** Whether a slot is offered and nobody else's. */
  readonly isSlotFree: (slot: CollectionSlot) => boolean;
}

type Sent = Readonly<Record<string, unknown>>;

const textIn = (sent: Sent, name: string): string =>
  tidyLine(readText(sent[name]) ?? '').slice(0, LONGEST);

/** A section as it was sent, checked by the site's own rules, or what is wrong with it. */
export function readSection(
  section: OrderSection,
  body: unknown,
  facts: RequestFacts,
): Either<OrderErrors, SectionChange> {
  const sent: Sent = isRecord(body) ? body : {};
  const readAt = readNumber(sent['version']);
  if (readAt === undefined || !Number.isSafeInteger(readAt) || readAt < 0) {
    return left({ version: 'The version that the section was read at, from 0' });
  }
  switch (section) {
    case 'compliance':
      return readCompliance(sent, readAt, facts);
    case 'partExchange':
      return readPartExchange(sent, readAt, facts);
    case 'paymentMethod':
      return readPaymentMethod(sent, readAt, facts);
    case 'collection':
      return readCollection(sent, readAt, facts);
  }
}

function readCompliance(
  sent: Sent,
  readAt: number,
  now: BritishNow,
): Either<OrderErrors, SectionChange> {
  const values: FormValues = {
    ...Object.fromEntries(COMPLIANCE_FIELDS.map((name) => [name, textIn(sent, name)])),
    [LICENCE_HELD]: isYes(sent[LICENCE_HELD]) ? TICKED : '',
    [LICENCE_ADDRESS]: isYes(sent[LICENCE_ADDRESS]) ? TICKED : '',
  };
  const faults = Object.entries(
    checkSubmission(complianceForm(COMPLIANCE_LABELS, ''), values, {
      ...now,
      namePolicy: 'inclusive',
    }),
  );
  return faults.length > 0
    ? left(Object.fromEntries(faults.map(([name, fault]) => [name, faultText(fault)])))
    : right({ section: 'compliance', answer: complianceOf(values), readAt });
}

function readPartExchange(
  sent: Sent,
  readAt: number,
  { given }: RequestFacts,
): Either<OrderErrors, SectionChange> {
  switch (textIn(sent, 'type')) {
    case 'none':
      return right({ section: 'partExchange', answer: { kind: 'none' }, readAt });
    case 'valuation': {
      const settlement = money.decode(sent['settlement'] ?? 0);
      const owed = settlement._tag === 'Right' ? settlement.right : undefined;
      if (owed === undefined || owed < nothing) {
        return left({ settlement: 'What is still owed, in pounds' });
      }
      const vehicle = given(textIn(sent, 'valuation'), owed);
      return vehicle === undefined
        ? left({ valuation: 'This valuation is not known, or its last day is over' })
        : right({ section: 'partExchange', answer: { kind: 'valuation', ...vehicle }, readAt });
    }
    default:
      return left({ type: 'none or valuation' });
  }
}

const FINANCE_FAULTS: Readonly<Record<keyof FinanceOptions, readonly [string, string]>> = {
  product: ['product_type', 'A product that there is'],
  months: ['term', 'A term that the product can have'],
  deposit: ['deposit', 'A deposit that the price allows'],
  mileage: ['mileage', '6,000 to 20,000 miles a year, by the thousand'],
};

function readPaymentMethod(
  sent: Sent,
  readAt: number,
  { price, isQuoted }: RequestFacts,
): Either<OrderErrors, SectionChange> {
  switch (textIn(sent, 'type')) {
    case 'bank_transfer':
      return right({ section: 'paymentMethod', answer: { kind: 'bank-transfer' }, readAt });
    case 'card_deposit':
      return right({ section: 'paymentMethod', answer: { kind: 'card-deposit' }, readAt });
    case 'finance': {
      if (price === undefined) return left({ type: 'There is no price to finance' });
      const product = productFromText(textIn(sent, 'product_type') || ORDER_FINANCE.product);
      if (product === undefined) return left({ product_type: FINANCE_FAULTS.product[1] });
      // What is not sent is as the documents have it (CC-08).
      const options = financeWithin({
        product,
        months: readNumber(sent['term']) ?? ORDER_FINANCE.months,
        deposit: readNumber(sent['deposit']) ?? ORDER_FINANCE.deposit,
        mileage: readNumber(sent['mileage']) ?? ORDER_FINANCE.mileage,
      });
      const faults = financeFaults(options, price);
      if (faults.length > 0) {
        return left(Object.fromEntries(faults.map((fault) => FINANCE_FAULTS[fault])));
      }
      return isQuoted(options)
        ? right({ section: 'paymentMethod', answer: { kind: 'finance', ...options }, readAt })
        : left({ product_type: 'The lender does not offer this on this vehicle' });
    }
    default:
      return left({ type: 'bank_transfer, card_deposit or finance' });
  }
}

function readCollection(
  sent: Sent,
  readAt: number,
  { isSlotFree }: RequestFacts,
): Either<OrderErrors, SectionChange> {
  const slot: CollectionSlot = {
    branchId: textIn(sent, 'branch_id'),
    day: textIn(sent, 'date'),
    time: textIn(sent, 'time'),
  };
  const missing = Object.entries({
    branch_id: slot.branchId,
    date: slot.day,
    time: slot.time,
  }).filter(([, value]) => value === '');
  if (missing.length > 0) {
    return left(Object.fromEntries(missing.map(([name]) => [name, 'This is needed'])));
  }
  return isSlotFree(slot)
    ? right({ section: 'collection', answer: slot, readAt })
    : left({ time: 'This time is not free. Please choose another' });
}
