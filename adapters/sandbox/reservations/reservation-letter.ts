import { inPounds } from '../../../core/kernel/money';
import { shownDay } from '../../../core/kernel/written-day';
import { RESERVATION_FEE, RESERVATION_FIELDS } from '../../../core/reservation/public';
import { formattedPlate } from '../api/wire-vehicle';
import { BRANCHES, findBranch, type SandboxBranch } from '../catalogue/branches';
import type { Email } from '../desk/email-queue';
import type { FieldAnswer, NewEnquiry } from '../desk/stored-enquiry';
import { enquiryEmails } from '../mail/enquiry-emails';
import type { StockRecord } from '../stock/stock-record';
import type { ErrandKind } from './errands';
import { referenceOf } from './reservation-reference';
import { FIELD_LABELS, type SaidToReserve } from './reservation-request';

/** What people are told of. */
export type LetterKind = Extract<ErrandKind, `tell-${string}`>;

const FEE = inPounds(RESERVATION_FEE);

const TITLES: Readonly<Record<LetterKind, string>> = {
  'tell-reserved': 'Reservation',
  'tell-vehicle-gone': 'Reservation refunded',
  'tell-paid-twice': 'Reservation paid twice',
  'tell-withdrawn': 'Reservation cancelled',
  'tell-withdrawn-by-desk': 'Reservation cancelled',
  'tell-given-back': 'Reservation refunded',
};

const SUBJECTS: Readonly<Record<LetterKind, string>> = {
  'tell-reserved': 'Your reservation',
  'tell-vehicle-gone': 'Your payment is on its way back',
  'tell-paid-twice': 'A payment is on its way back',
  'tell-withdrawn': 'Your reservation is cancelled',
  'tell-withdrawn-by-desk': 'Your reservation is cancelled',
  'tell-given-back': 'Your payment is on its way back',
};

/** To the shopper, and above what the branch reads. */
const SENTENCES: Readonly<Record<LetterKind, string>> = {
  'tell-reserved': `Thank you, the vehicle is reserved for you. We have taken ${FEE} from your card. A reservation is not a contract to buy: you decide when you have seen it.`,
  'tell-vehicle-gone': `We are sorry: somebody else reserved the vehicle before your payment reached us. Your ${FEE} is on its way back to your card.`,
  'tell-paid-twice': `Your vehicle is reserved, and it was paid for twice. The second ${FEE} is on its way back to your card.`,
  'tell-withdrawn': `You have cancelled your reservation, and the vehicle is for sale again. Your ${FEE} is on its way back to your card.`,
  'tell-withdrawn-by-desk': `The branch has cancelled your reservation. Your ${FEE} is on its way back to your card.`,
  'tell-given-back': `Your ${FEE} was given back to your card, and the vehicle is not reserved for you any more.`,
};

export const vehicleTitle = ({ vrm, makeName, rangeName, derivative }: StockRecord): string =>
  [vrm === null ? '' : formattedPlate(vrm), makeName, rangeName, derivative]
    .filter((part) => part !== '')
    .join(' ');

/** Where a vehicle stands; the first branch answers for one that stands nowhere that is known. */
export function branchOf(record: StockRecord | undefined): SandboxBranch {
  const siteId = record?.siteId ?? null;
  const branch = (siteId === null ? undefined : findBranch(siteId)) ?? BRANCHES[0];
  if (branch === undefined) throw new Error('The group has no branch');
  return branch;
}

export interface LetterParts {
  readonly kind: LetterKind;
  readonly attemptId: string;
  readonly said: SaidToReserve;
  readonly stockId: string;
  /** `undefined` where it has left the stock since. */
  readonly record: StockRecord | undefined;
  readonly at: number;
  readonly siteName: string;
}

/** What the desk is told once money has come: an enquiry, with e-mails to the branch and the shopper. */
export function reservationLetter({
  kind,
  attemptId,
  said,
  stockId,
  record,
  at,
  siteName,
}: LetterParts): { readonly enquiry: NewEnquiry; readonly emails: readonly Email[] } {
  const branch = branchOf(record);
  const answers = RESERVATION_FIELDS.flatMap((name): readonly FieldAnswer[] => {
    const sent = said.values[name];
    const value = name === 'visit_date' ? shownDay(sent) : sent;
    return sent === '' ? [] : [{ name, label: FIELD_LABELS[name], value, sent, isNumber: false }];
  });
  const facts = [
    { label: 'Vehicle', value: record === undefined ? stockId : vehicleTitle(record) },
    { label: 'Stock number', value: stockId },
    {
      label: 'Paid by card',
      value: kind === 'tell-reserved' ? FEE : `${FEE}, paid back`,
    },
    ...(said.source === '' ? [] : [{ label: 'Source', value: said.source }]),
    { label: 'Offers by', value: said.optIns.length === 0 ? 'nothing' : said.optIns.join(', ') },
  ];
  const enquiry: NewEnquiry = {
    key: `reservation/${kind}/${attemptId}`,
    reference: referenceOf(attemptId, kind),
    formId: 'reservation',
    formTitle: TITLES[kind],
    branch: branch.name,
    person: `${said.values.first_name} ${said.values.last_name}`.trim(),
    at,
    answers,
    facts,
    confirmation: SENTENCES[kind],
    fingerprint: '',
    attachments: [],
    suspect: false,
  };
  const shopper = said.values.email === '' ? undefined : said.values.email;
  const emails = enquiryEmails(enquiry, { siteName, branch, shopper }).map((email) =>
    email.audience === 'shopper'
      ? { ...email, subject: `${SUBJECTS[kind]} ${enquiry.reference}` }
      : email,
  );
  return { enquiry, emails };
}
