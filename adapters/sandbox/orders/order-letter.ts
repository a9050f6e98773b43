import { inPounds, inPoundsAndPence } from '../../../core/kernel/money';
import { shownDay } from '../../../core/kernel/written-day';
import type { Order, PaymentMethod } from '../../../core/order/public';
import { findBranch } from '../catalogue/branches';
import type { Email } from '../desk/email-queue';
import type { Answer, NewEnquiry } from '../desk/stored-enquiry';
import { enquiryEmails } from '../mail/enquiry-emails';
import { branchOf, vehicleTitle } from '../reservations/reservation-letter';
import type { StockRecord } from '../stock/stock-record';
import { COMPLIANCE_LABELS } from './order-request';
import type { OrderContact } from './order-rows';

/** What people are told of. */
export type OrderNews = 'placed' | 'ready' | 'cancelled';

const TITLES: Readonly<Record<OrderNews, string>> = {
  placed: 'Order',
  ready: 'Order ready to collect',
  cancelled: 'Order cancelled',
};

const SUBJECTS: Readonly<Record<OrderNews, string>> = {
  placed: 'Your order',
  ready: 'Your vehicle is ready to collect: order',
  cancelled: 'You have cancelled order',
};

const SENTENCES: Readonly<Record<OrderNews, string>> = {
  placed: 'Thank you for your order. The vehicle and the time of collection are yours.',
  ready: 'Your vehicle is ready. We look forward to seeing you at the time you have chosen.',
  cancelled:
    'Your order is cancelled. All that you have paid for it is on its way back to where it came from.',
};

/** What may be named on the telephone: the same for one order, whenever it is asked for. */
export const orderReference = (orderId: string): string =>
  `CC-${orderId.slice(0, 10).toUpperCase()}`;

const PAYMENTS: Readonly<Record<PaymentMethod['kind'], string>> = {
  'bank-transfer': 'Bank transfer in full',
  'card-deposit': 'A deposit by card, the rest by the day of collection',
  finance: 'Finance',
};

/** The order as people read it. */
function rowsOf({ sections, agreement }: Order): readonly Answer[] {
  const { collection, partExchange, paymentMethod } = sections;
  const slot = collection?.answer;
  const branch = slot === undefined ? undefined : findBranch(Number(slot.branchId));
  const given = partExchange?.answer;
  const finance = agreement?.finance;
  return [
    ...(slot === undefined
      ? []
      : [
          { label: 'Collection from', value: branch?.name ?? slot.branchId },
          { label: 'Collection', value: `${shownDay(slot.day)} at ${slot.time}` },
        ]),
    ...(given?.kind === 'valuation'
      ? [
          {
            label: 'Part exchange',
            value: `${given.name}${given.registration === undefined ? '' : ` ${given.registration}`}, ${inPounds(given.value)} by valuation`,
          },
        ]
      : []),
    ...(paymentMethod === undefined
      ? []
      : [{ label: 'Payment', value: PAYMENTS[paymentMethod.answer.kind] }]),
    ...(agreement === undefined
      ? []
      : [
          { label: 'Price with fee', value: inPoundsAndPence(agreement.total) },
          { label: 'To pay', value: inPoundsAndPence(agreement.toPay) },
        ]),
    ...(finance === undefined
      ? []
      : [
          {
            label: 'Finance',
            value: `${finance.figures.product}, ${inPoundsAndPence(finance.figures.monthly)} a month, ${String(finance.figures.apr)}% APR, total amount payable ${inPoundsAndPence(finance.figures.totalAmountPayable)}`,
          },
        ]),
  ];
}

export interface OrderLetterParts {
  readonly news: OrderNews;
  readonly order: Order;
  readonly contact: OrderContact;
  /** `undefined` where it has left the stock since. */
  readonly record: StockRecord | undefined;
  readonly at: number;
  readonly siteName: string;
  /** Scheme and host; without it no letter leads to the site. */
  readonly siteOrigin: string | undefined;
}

/** What the desk is told of an order: an enquiry, with e-mails to the branch and the customer. */
export function orderLetter({
  news,
  order,
  contact,
  record,
  at,
  siteName,
  siteOrigin,
}: OrderLetterParts): { readonly enquiry: NewEnquiry; readonly emails: readonly Email[] } {
  const slot = order.sections.collection?.answer;
  const branch =
    (slot === undefined ? undefined : findBranch(Number(slot.branchId))) ?? branchOf(record);
  const buyer = order.sections.compliance?.answer;
  const rows = rowsOf(order);
  const enquiry: NewEnquiry = {
    key: `order/${news}/${order.id}`,
    // One enquiry of the inbox each, all by the one reference on the telephone.
    reference:
      news === 'placed'
        ? orderReference(order.id)
        : `${orderReference(order.id)}-${news === 'ready' ? 'R' : 'C'}`,
    formId: 'order',
    formTitle: TITLES[news],
    branch: branch.name,
    person: buyer === undefined ? '' : `${buyer.firstName} ${buyer.lastName}`.trim(),
    at,
    answers:
      buyer === undefined
        ? []
        : (
            [
              ['first_name', buyer.firstName],
              ['last_name', buyer.lastName],
              ['telephone', buyer.telephone],
              ['address_1', buyer.address],
              ['town_city', buyer.town],
              ['post_code', buyer.postcode],
            ] as const
          ).map(([name, value]) => ({
            name,
            label: COMPLIANCE_LABELS[name],
            value,
            sent: value,
            isNumber: false,
          })),
    facts: [
      { label: 'Vehicle', value: record === undefined ? order.vehicle : vehicleTitle(record) },
      { label: 'Stock number', value: order.vehicle },
      ...rows,
    ],
    confirmation: SENTENCES[news],
    fingerprint: '',
    attachments: [],
    suspect: false,
  };
  const emails = enquiryEmails(
    // The customer's own copy has the order, and the address of nobody.
    enquiry,
    {
      siteName,
      branch,
      shopper: contact.email,
      ...(siteOrigin !== undefined && {
        page: { words: 'See your orders', address: `${siteOrigin}/click-collect/` },
      }),
    },
  ).map((email) =>
    email.audience === 'shopper'
      ? { ...email, subject: `${SUBJECTS[news]} ${orderReference(order.id)}` }
      : email,
  );
  return { enquiry, emails };
}
