import type {
  BankDetails,
  Compliance,
  OrderAgreement,
  OrderSection,
  OrderSections,
  PartExchange,
  PaymentMethod,
} from '../../../core/order/public';
import { paidSoFar } from '../../../core/order/public';
import { add, nothing } from '../../../core/kernel/money';
import { toWireQuote } from '../api/wire-quote';
import { wireMoney } from '../api/wire-vehicle';
import { vehicleTitle } from '../reservations/reservation-letter';
import { orderReference } from './order-letter';
import type { OrderFacts } from './sandbox-orders';

/** How the wire calls the sections (CC-03). */
export const WIRE_SECTIONS: Readonly<Record<OrderSection, string>> = {
  compliance: 'compliance',
  partExchange: 'partExchange',
  paymentMethod: 'paymentMethod',
  collection: 'collection',
};

const instant = (at: number): string => new Date(at).toISOString();

const wireCompliance = (compliance: Compliance) => ({
  first_name: compliance.firstName,
  last_name: compliance.lastName,
  telephone: compliance.telephone,
  address_1: compliance.address,
  town_city: compliance.town,
  post_code: compliance.postcode,
  licence_held: true,
  licence_address: compliance.licenceShowsAddress,
});

const wirePartExchange = (given: PartExchange) =>
  given.kind === 'none'
    ? { type: 'none' }
    : {
        type: 'valuation',
        valuation: given.hash,
        name: given.name,
        vrm: given.registration ?? null,
        mileage: given.mileage ?? null,
        value: wireMoney(given.value),
        settlement: wireMoney(given.settlement),
        valid_until: given.lastDay,
      };

function wirePayment(method: PaymentMethod) {
  switch (method.kind) {
    case 'bank-transfer':
      return { type: 'bank_transfer' };
    case 'card-deposit':
      return { type: 'card_deposit' };
    case 'finance':
      return {
        type: 'finance',
        product_type: method.product,
        term: method.months,
        deposit: method.deposit,
        mileage: method.mileage,
      };
  }
}

const wireSections = ({ compliance, partExchange, paymentMethod, collection }: OrderSections) => ({
  ...(compliance !== undefined && {
    [WIRE_SECTIONS.compliance]: {
      version: compliance.version,
      ...wireCompliance(compliance.answer),
    },
  }),
  ...(partExchange !== undefined && {
    [WIRE_SECTIONS.partExchange]: {
      version: partExchange.version,
      ...wirePartExchange(partExchange.answer),
    },
  }),
  ...(paymentMethod !== undefined && {
    [WIRE_SECTIONS.paymentMethod]: {
      version: paymentMethod.version,
      ...wirePayment(paymentMethod.answer),
    },
  }),
  ...(collection !== undefined && {
    [WIRE_SECTIONS.collection]: {
      version: collection.version,
      branch_id: collection.answer.branchId,
      date: collection.answer.day,
      time: collection.answer.time,
    },
  }),
});

const wireAgreement = (agreement: OrderAgreement) => ({
  price: wireMoney(agreement.price),
  admin_fee: wireMoney(agreement.adminFee),
  total: wireMoney(agreement.total),
  part_exchange: wireMoney(agreement.partExchange),
  still_owed: wireMoney(agreement.stillOwed),
  reservation_fee: wireMoney(agreement.reservationFee),
  to_pay: wireMoney(agreement.toPay),
  over: wireMoney(agreement.over),
  first: wireMoney(agreement.first),
  quote:
    agreement.finance === undefined
      ? null
      : toWireQuote({
          ...agreement.finance.quote,
          reference: agreement.finance.quote.reference ?? '',
          notifications: [],
        }),
});

/** How the wire calls the states of a deposit: `being-paid` is `being_paid`. */
const wireDeposit = ({ state, amount, dueAt, session, address }: OrderFacts['deposit']) =>
  state === 'not-asked'
    ? null
    : {
        state: state.replaceAll('-', '_'),
        amount: wireMoney(amount),
        due_at: dueAt === undefined ? null : instant(dueAt),
        checkout_id: session ?? null,
        checkout_url: address ?? null,
      };

/** Of the stand-in bank: nobody's account (sort codes of 00 are not given out). */
const bankDetails = (reference: string): BankDetails => ({
  name: 'Forecourt Motor Group',
  sortCode: '00-00-00',
  account: '00000000',
  reference,
});

/** An order as it is sent (`docs/contracts/orders-api.md`). */
export function wireOrder({
  order,
  record,
  price,
  adminFee,
  agreement,
  lapsed,
  hindrance,
  checked,
  deposit,
}: OrderFacts) {
  const reference = orderReference(order.id);
  const back = order.payments.filter(({ isPaidBack }) => isPaidBack);
  const isPaidByTransfer =
    order.sections.paymentMethod?.answer.kind === 'bank-transfer' &&
    (order.state === 'placed' || order.state === 'ready');
  const bank = bankDetails(reference);
  return {
    id: order.id,
    reference,
    status: order.state,
    started_at: instant(order.startedAt),
    placed_at: order.placedAt === undefined ? null : instant(order.placedAt),
    ended_at: order.endedAt === undefined ? null : instant(order.endedAt),
    vehicle: {
      stock_id: order.vehicle,
      slug: record?.slug ?? null,
      title: record === undefined ? order.vehicle : vehicleTitle(record),
      site_id: record?.siteId ?? null,
      price: wireMoney(price ?? null),
      admin_fee: wireMoney(adminFee ?? null),
    },
    sections: wireSections(order.sections),
    lapsed: lapsed.map((section) => WIRE_SECTIONS[section]),
    hindrance: hindrance?.replaceAll('-', '_') ?? null,
    agreement: agreement === undefined ? null : wireAgreement(agreement),
    checked,
    deposit: wireDeposit(deposit),
    paid: wireMoney(paidSoFar(order)),
    paid_back: wireMoney(back.reduce((sum, { amount }) => add(sum, amount), nothing)),
    bank: isPaidByTransfer
      ? {
          name: bank.name,
          sort_code: bank.sortCode,
          account: bank.account,
          reference: bank.reference,
        }
      : null,
  };
}
