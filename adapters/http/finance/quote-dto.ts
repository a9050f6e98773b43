import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  productFromText,
  PRODUCT_CODES,
  PRODUCTS,
  type FinanceProduct,
  type Quote,
  type QuoteSet,
} from '../../../core/finance/public';
import { subtract, type Money } from '../../../core/kernel/money';
import {
  amount,
  count,
  isRecord,
  list,
  money,
  name,
  readList,
  readText,
  sterling,
  text,
} from '../lenient';
import { outsideAddress } from '../outside-address';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { flattened } from './provider-quote';

const percent = new t.Type<number, number, unknown>(
  'percent',
  (value): value is number => typeof value === 'number',
  (value, context) => {
    const found = amount.decode(value);
    return isRight(found) && found.right !== undefined
      ? t.success(found.right)
      : t.failure(value, context);
  },
  t.identity,
);

/**
 * A quote as it travels (FIN-52). What a representative example must show (CONC 3.5.5) is read
 * strictly: a quote without it cannot be advertised, so it is not there at all. A monthly payment of
 * null is how the lenders say that they do not quote (CARD-26). All else is absent where unreadable.
 */
export const QuoteDto = t.strict(
  {
    key: text,
    regular_payment: sterling,
    all_inclusive_regular_payment: money,
    number_of_regular_payments: count,
    term: count,
    cash_price: sterling,
    total_price: money,
    deposit: sterling,
    total_deposit: money,
    contribution: money,
    balance: sterling,
    total_amount_payable: sterling,
    total_amount_of_charges: money,
    apr: percent,
    interest_rate: amount,
    mileage: amount,
    contract_mileage: amount,
    excess_mileage_rate: amount,
    first_payment: money,
    final_payment: money,
    residual: money,
    option_fee: money,
    lender: name,
    lender_logo: text,
    link: text,
    application_link: text,
    credit_check_link: text,
    notifications: list,
    value_added_products: list,
  },
  'Quote',
);
export type QuoteDto = t.TypeOf<typeof QuoteDto>;

/** Under which name the answer has a product's quote: `hpQuote`, `pcpQuote` (CALL-23). */
const wireName = (product: FinanceProduct): string => `${product.toLowerCase()}Quote`;

/** One vehicle's quotes (CALL-23), or why it has none; nothing where neither can be read. */
export function toQuoteSet(entry: unknown): QuoteSet | undefined {
  if (!isRecord(entry)) return undefined;
  const quotes = byProduct((product) => toQuote(product, entry[wireName(product)]));
  const refusals = byProduct((product) =>
    quotes[product] === undefined ? refusalIn(entry, product) : undefined,
  );
  const least = productFromText(readText(entry['minQuote']));
  const isQuoted = Object.keys(quotes).length > 0;
  const isRefused = Object.keys(refusals).length > 0;
  if (!isQuoted && !isRefused) return undefined;
  return {
    ...quotes,
    ...(isQuoted && (least === undefined || quotes[least] === undefined) && { onRequest: true }),
    ...(isRefused && { refusals }),
  };
}

const byProduct = <T>(
  find: (product: FinanceProduct) => T | undefined,
): Partial<Record<FinanceProduct, T>> =>
  Object.fromEntries(
    PRODUCT_CODES.flatMap((product) => {
      const found = find(product);
      return found === undefined ? [] : [[product, found] as const];
    }),
  );

/** The first message of a quote without figures, which is the lender's error, else of the vehicle's. */
function refusalIn(entry: Readonly<Record<string, unknown>>, product: FinanceProduct) {
  const quote = entry[wireName(product)];
  const messages = (of: unknown) => (isRecord(of) ? readList(of['notifications']) : []);
  return [...messages(flattened(quote)), ...messages(entry)].flatMap(messageIn)[0];
}

/** Vehicles that no lender quotes at all, by stock id or mark, each with the reason. */
export const refusedSets = (errors: unknown): Readonly<Record<string, QuoteSet>> =>
  Object.fromEntries(
    readList(errors).flatMap((error) => {
      const vehicle = isRecord(error) ? readText(error['stock_id'] ?? error['vrm']) : undefined;
      const [message] = messageIn(error);
      if (vehicle === undefined || message === undefined) return [];
      return [[vehicle, { refusals: byProduct(() => message) }] as const];
    }),
  );

/** One product's quote; none where it cannot be advertised. */
export function toQuote(product: FinanceProduct, value: unknown): Quote | undefined {
  const outcome = QuoteDto.decode(flattened(value));
  if (!isRight(outcome)) return undefined;
  const dto = outcome.right;
  // One that says it is the other product must not be advertised as this one.
  if ((productFromText(dto.key) ?? product) !== product || !isPayable(dto)) return undefined;
  const notifications = dto.notifications.flatMap(messageIn);
  const extras = dto.value_added_products.flatMap(valueAddedIn);
  return withoutAbsent({
    product,
    regularPayment: dto.regular_payment,
    numberOfRegularPayments: dto.number_of_regular_payments,
    termMonths: dto.term,
    cashPrice: dto.cash_price,
    deposit: dto.deposit,
    amountOfCredit: dto.balance,
    totalAmountPayable: dto.total_amount_payable,
    apr: dto.apr,
    interestRate: dto.interest_rate,
    // Feeds without a yearly mileage of its own name mean it by the other.
    annualMileage: dto.mileage ?? dto.contract_mileage,
    contractMileage: dto.mileage === undefined ? undefined : dto.contract_mileage,
    excessMileageRate: dto.excess_mileage_rate,
    firstPayment: paid(dto.first_payment),
    lastPayment: paid(dto.final_payment),
    optionalFinalPayment:
      PRODUCTS[product].finalPayment === undefined
        ? undefined
        : (paid(dto.residual) ?? paid(dto.final_payment)),
    optionFee: paid(dto.option_fee),
    contribution: contributionIn(dto),
    totalDeposit: paid(dto.total_deposit),
    totalPrice: paid(dto.total_price),
    totalCharges: paid(dto.total_amount_of_charges),
    allInclusivePayment: paid(dto.all_inclusive_regular_payment),
    lender: dto.lender,
    lenderLogo: outsideAddress('lender', dto.lender_logo),
    reference: dto.link,
    applicationLink: outsideAddress('lender', dto.application_link),
    creditCheckLink: outsideAddress('lender', dto.credit_check_link),
    notifications: notifications.length === 0 ? undefined : notifications,
    valueAddedProducts: extras.length === 0 ? undefined : extras,
  });
}

/** Payments there are, and none of them, nor of what they come to, below nothing. */
const isPayable = (dto: QuoteDto): boolean =>
  dto.number_of_regular_payments > 0 &&
  dto.term > 0 &&
  dto.cash_price > 0 &&
  [dto.regular_payment, dto.deposit, dto.balance, dto.total_amount_payable].every(
    (sum) => sum >= 0,
  );

/** Nobody pays less than nothing. */
const paid = (sum: Money | undefined): Money | undefined =>
  sum !== undefined && sum >= 0 ? sum : undefined;

/** Stated, or what the total deposit holds beyond the customer's own. */
function contributionIn({ contribution, deposit, total_deposit: total }: QuoteDto) {
  const stated = contribution ?? (total === undefined ? undefined : subtract(total, deposit));
  return stated !== undefined && stated > 0 ? stated : undefined;
}

/** `{ "Message": "…" }` (FIN-53), or the message alone. */
function messageIn(item: unknown): readonly string[] {
  const message = readText(isRecord(item) ? (item['Message'] ?? item['message']) : item);
  return message === undefined ? [] : [message];
}

const ValueAddedDto = t.strict({ name: text, price: money }, 'ValueAddedProduct');

function valueAddedIn(item: unknown): NonNullable<Quote['valueAddedProducts']> {
  const outcome = ValueAddedDto.decode(item);
  if (!isRight(outcome) || outcome.right.name === undefined) return [];
  const { name: named, price } = outcome.right;
  return [withoutAbsent<{ name: string; price: Money | undefined }>({ name: named, price })];
}
