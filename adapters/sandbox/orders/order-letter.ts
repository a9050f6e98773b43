import { timeInBritain } from '../../../core/kernel/british-time';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import {
  add,
  inPounds,
  inPoundsAndPence,
  isPositive,
  nothing,
  type Money,
} from '../../../core/kernel/money';
import { shownDay } from '../../../core/kernel/written-day';
import {
  depositOf,
  type DepositNews,
  type DepositState,
  type Order,
  type OrderNews,
  type OrderPayment,
  type PaymentMethod,
} from '../../../core/order/public';
import { findBranch } from '../catalogue/branches';
import type { Email } from '../desk/email-queue';
import type { Answer, NewEnquiry } from '../desk/stored-enquiry';
import { enquiryEmails } from '../mail/enquiry-emails';
import { branchOf, vehicleTitle } from '../reservations/reservation-letter';
import type { StockRecord } from '../stock/stock-record';
import { COMPLIANCE_LABELS } from './order-request';
import type { OrderContact } from './order-rows';

/** What people are told of. */
export type LetterNews = OrderNews | DepositNews;

const TITLES: Readonly<Record<LetterNews, string>> = {
  placed: 'Order',
  ready: 'Order ready to collect',
  cancelled: 'Order cancelled',
  'deposit-missed': 'Order ended without its deposit',
  'deposit-paid': 'Deposit of an order paid',
  'deposit-back': 'Payment of an order paid back',
};

const SUBJECTS: Readonly<Record<LetterNews, string>> = {
  placed: 'Your order',
  ready: 'Your vehicle is ready to collect: order',
  cancelled: 'Your order is cancelled:',
  'deposit-missed': 'Your order has ended:',
  'deposit-paid': 'Your deposit is paid: order',
  'deposit-back': 'A payment is on its way back: order',
};

/** After the reference of an order, so that each enquiry of the inbox has one of its own. */
const MARKS: Readonly<Record<LetterNews, string>> = {
  placed: '',
  ready: '-R',
  cancelled: '-C',
  'deposit-missed': '-E',
  'deposit-paid': '-D',
  'deposit-back': '-B',
};

const BANKS_TAKE = 'Banks take up to ten days to show it.';

const momentOf = (at: number): string => `${timeInBritain(at)} on ${shownDay(dayInBritain(at))}`;

const paidBackOf = ({ payments }: Order): Money =>
  payments.reduce((sum, { amount, isPaidBack }) => (isPaidBack ? add(sum, amount) : sum), nothing);

function sentenceOf(news: LetterNews, order: Order, payment: OrderPayment | undefined): string {
  const deposit = depositOf(order);
  const sum = inPounds(payment?.amount ?? deposit.amount);
  const back = paidBackOf(order);
  const goesBack = `${inPounds(back)} is on its way back to where it came from. ${BANKS_TAKE}`;
  switch (news) {
    case 'placed':
      return deposit.dueAt === undefined
        ? 'Thank you for your order. The vehicle and the time of collection are yours.'
        : `Thank you for your order. The vehicle and the time of collection are kept for you. Please pay the deposit of ${sum} by card on the page of your order by ${momentOf(deposit.dueAt)}: without it the order ends then, and nothing is charged.`;
    case 'ready':
      return 'Your vehicle is ready. We look forward to seeing you at the time you have chosen.';
    case 'cancelled':
      return isPositive(back)
        ? `Your order is cancelled. ${goesBack}`
        : 'Your order is cancelled. Nothing was charged.';
    case 'deposit-missed':
      return `Your order has ended, since its deposit was not paid by ${momentOf(order.depositDueAt ?? 0)}. ${isPositive(back) ? goesBack : 'Nothing was charged.'} The vehicle and the time are free again. What you filled in is kept: start again from the page of the vehicle.`;
    case 'deposit-paid':
      return `We have taken your deposit of ${sum} by card. The vehicle and the time of collection are yours, and the deposit is taken off what you pay. Until you collect the vehicle you can cancel, and get it back.`;
    case 'deposit-back':
      return `Your payment of ${sum} came when nothing was to be paid for this order: it had ended, or its deposit was paid already. All of it is on its way back to your card. ${BANKS_TAKE}`;
  }
}

/** What may be named on the telephone: the same for one order, whenever it is asked for. */
export const orderReference = (orderId: string): string =>
  `CC-${orderId.slice(0, 10).toUpperCase()}`;

const PAYMENTS: Readonly<Record<PaymentMethod['kind'], string>> = {
  'bank-transfer': 'Bank transfer in full',
  'card-deposit': 'A deposit by card, the rest by the day of collection',
  finance: 'Finance',
};

const DEPOSITS: Readonly<Record<Exclude<DepositState, 'not-asked'>, string>> = {
  owed: 'not paid yet',
  'being-paid': 'not paid yet',
  declined: 'the card was declined, not paid yet',
  paid: 'paid by card',
  'to-refund': 'on its way back to the card',
  refunded: 'paid back to the card',
};

function depositRows(order: Order): readonly Answer[] {
  const { state, amount, dueAt } = depositOf(order);
  if (state === 'not-asked') return [];
  const until = dueAt === undefined ? '' : `, due by ${momentOf(dueAt)}`;
  return [{ label: 'Deposit', value: `${inPoundsAndPence(amount)}, ${DEPOSITS[state]}${until}` }];
}

/** The order as people read it. */
function rowsOf(order: Order): readonly Answer[] {
  const { sections, agreement } = order;
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
    ...depositRows(order),
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
  readonly news: LetterNews;
  readonly order: Order;
  /** Of news about one payment. */
  readonly paymentId?: string;
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
  paymentId,
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
  const about = paymentId === undefined ? [] : [paymentId];
  const payment = order.payments.find(({ id }) => id === paymentId);
  const enquiry: NewEnquiry = {
    key: `order/${news}/${[order.id, ...about].join('/')}`,
    // One enquiry of the inbox each, all by the one reference on the telephone.
    reference: [
      orderReference(order.id) + MARKS[news],
      // Of several payments that go back each is told.
      ...(news === 'deposit-back' ? about.map((id) => id.slice(0, 4).toUpperCase()) : []),
    ].join(''),
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
    confirmation: sentenceOf(news, order, payment),
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
