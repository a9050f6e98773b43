import { isLeft, right, type Either, left } from 'fp-ts/Either';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import {
  answerInWords,
  askedFields,
  britishNow,
  checkSubmission,
  fieldMeaning,
  OPT_IN_CHANNELS,
  optInName,
  postedValues,
  TERMS_NAME,
  TRAP_NAME,
  withDealerships,
  withOpenings,
  type FormDefinition,
} from '../../../core/enquiry/public';
import { TICKED, valueIn, type FormValues } from '../../../core/kernel/form/field';
import { readEmailAddress } from '../../../core/kernel/person/email-address';
import { readForm } from '../../http/enquiry/read-form';
import { BRANCHES, type SandboxBranch } from '../catalogue/branches';
import { enquiryEmails } from '../mail/enquiry-emails';
import { MOST_ATTACHMENTS } from './attachment-store';
import { openingsFrom } from './desk-openings';
import type { DeskStore } from './desk-store';
import { faultText } from './fault-text';
import { TEST_DRIVE_FORM, VIRTUAL_APPOINTMENT_FORM } from './forms/appointment-forms';
import { CALLBACK_FORM } from './forms/callback-form';
import type { DeskForm } from './forms/desk-form';
import { GENERAL_ENQUIRY_FORM, VEHICLE_ENQUIRY_FORM } from './forms/enquiry-forms';
import {
  CONTACT_FORM,
  MOT_UNSUBSCRIBE_FORM,
  OUTSTANDING_FINANCE_FORM,
  VOUCHER_FORM,
} from './forms/other-forms';
import { PART_EXCHANGE_FORM } from './forms/part-exchange-form';
import { VALUATION_FORM } from './forms/valuation-form';
import {
  isSameEnquiry,
  type Answer,
  type FieldAnswer,
  type NewEnquiry,
  type StoredEnquiry,
} from './stored-enquiry';

/** What was sent, name by name, in the order it came. */
export type SentPairs = readonly (readonly [name: string, value: string])[];

export type NotTaken =
  | { readonly kind: 'unknown-form' }
  /** Its key is that of an enquiry which says something else. */
  | { readonly kind: 'key-of-another' }
  /** By the names they were sent under. */
  | { readonly kind: 'faults'; readonly errors: Readonly<Record<string, string>> };

export interface TakenEnquiry extends StoredEnquiry {
  /** Whether it had been taken before, under the same key. */
  readonly isRepeat: boolean;
}

export interface EnquiryTaker {
  readonly formOf: (id: string) => DeskForm | undefined;
  /** @param key of the submission; without one each is an enquiry of its own. */
  readonly take: (
    sent: SentPairs,
    key: string | undefined,
  ) => Promise<Either<NotTaken, TakenEnquiry>>;
}

export interface TakerParts {
  readonly store: Pick<DeskStore, 'take' | 'byKey' | 'waitingAttachments'>;
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
  readonly mail?: TakerMail;
}

/** What becomes of the e-mails about an enquiry. */
export interface TakerMail {
  /** On every e-mail. */
  readonly siteName: string;
  /** Scheme and host of the site; without it no e-mail leads there. */
  readonly siteOrigin?: string;
  /** Whether they are to be sent; else they are read in the outbox only. */
  readonly delivery: 'queued' | 'unsent';
  /** There is something to send. */
  readonly wake: () => void;
}

const NO_MAIL: TakerMail = { siteName: 'Forecourt', delivery: 'unsent', wake: () => undefined };

const FORMS: ReadonlyMap<string, DeskForm> = new Map(
  [
    CALLBACK_FORM,
    VEHICLE_ENQUIRY_FORM,
    GENERAL_ENQUIRY_FORM,
    TEST_DRIVE_FORM,
    VIRTUAL_APPOINTMENT_FORM,
    CONTACT_FORM,
    OUTSTANDING_FINANCE_FORM,
    VOUCHER_FORM,
    MOT_UNSUBSCRIBE_FORM,
    PART_EXCHANGE_FORM,
    VALUATION_FORM,
  ].map((form) => [form.wire.form_id, form]),
);

const DEALERSHIPS = BRANCHES.map(({ id, slug, name }) => ({ id: String(id), slug, name }));

/** Beside the fields of a form (FORM-18), and how the inbox names it. */
const FACTS: readonly (readonly [name: string, label: string])[] = [
  ['_vehicle', 'Vehicle'],
  ['vehicle_id', 'Stock number'],
  ['vehicle_slug', 'Address of the vehicle'],
  ['vehicle_location', 'Stands at'],
  ['enquiry_source', 'Source'],
  ['enquiry_source_type', 'Kind of source'],
  ['enquiry_source_history', 'Pages of the visit'],
  ['recent_vehicle_slugs', 'Vehicles looked at'],
];
const LONGEST_FACT = 2000;

/** Takes what is in order, by the site's own rules (FORM-29), and writes the e-mails about it. */
export const enquiryTaker = ({ store, now, mail = NO_MAIL }: TakerParts): EnquiryTaker => ({
  formOf: (id) => FORMS.get(id),
  take: async (sent, key = randomUUID()) => {
    const stored = await store.byKey(key);
    const pairs = sent.map(([name, value]) => [ownName(name), value] as const);
    const form = FORMS.get(lastOf(pairs, 'form_id') ?? '');
    if (form === undefined) return left({ kind: 'unknown-form' });
    const moment = britishNow({ now });
    const definition = definitionOf(form, moment.today);
    const values = postedValues(
      definition,
      pairs.map(([name, value]) => [name, asSent(name, value)]),
    );
    const attachments = attachmentsOf(pairs);
    const fingerprint = fingerprintOf(form, values, pairs, attachments);
    if (stored !== undefined && !isSameEnquiry(stored, { fingerprint })) {
      return left({ kind: 'key-of-another' });
    }
    const faults = checkSubmission(definition, values, { ...moment, namePolicy: 'inclusive' });
    // A repeat of what was taken is not checked again: the day may have changed since.
    if (stored === undefined) {
      const errors = {
        ...Object.fromEntries(
          Object.entries(faults).map(([name, fault]) => [wireName(name), faultText(fault)]),
        ),
        ...(await attachmentFault(store, attachments)),
      };
      if (Object.keys(errors).length > 0) return left({ kind: 'faults', errors });
    }
    const branch = branchOf(definition, values, pairs);
    const enquiry: NewEnquiry = {
      key,
      reference: stored?.reference ?? newReference(form.prefix),
      formId: definition.id,
      formTitle: definition.title,
      branch: branch.name,
      person: personOf(definition, values),
      at: now(),
      answers: answersOf(definition, values),
      facts: factsOf(definition, values, pairs),
      confirmation: form.confirmation,
      fingerprint,
      attachments,
      suspect: isSuspect(pairs),
    };
    const shopper = shopperOf(definition, values);
    const emails = enquiryEmails(enquiry, { siteName: mail.siteName, branch, shopper });
    const taken = await store.take(enquiry, emails, mail.delivery);
    mail.wake();
    // Of two that arrive together with one key the first counts, and the other may differ.
    if (!isSameEnquiry(taken, enquiry)) return left({ kind: 'key-of-another' });
    const isFirst = stored === undefined && taken.reference === enquiry.reference;
    const isCleared = stored?.suspect === true && !taken.suspect;
    return right({ ...taken, isRepeat: !isFirst && !isCleared });
  },
});

/** A picture that was handed over before, by its id; as often as there are pictures. */
const ATTACHMENT_NAME = '_attachment';

/** Said by the site, or sent straight here with the field that no person sees (EN-9). */
const isSuspect = (pairs: SentPairs): boolean =>
  [lastOf(pairs, '_suspect'), lastOf(pairs, TRAP_NAME)].some(
    (value) => value !== undefined && value !== '' && value !== '0',
  );

const attachmentsOf = (pairs: SentPairs): readonly string[] => [
  ...new Set(
    pairs.filter(([name, id]) => name === ATTACHMENT_NAME && id !== '').map(([, id]) => id),
  ),
];

async function attachmentFault(
  store: TakerParts['store'],
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (ids.length > MOST_ATTACHMENTS) {
    return { [ATTACHMENT_NAME]: `Please send at most ${String(MOST_ATTACHMENTS)} pictures` };
  }
  const waiting = await store.waitingAttachments(ids);
  return waiting.length === ids.length
    ? {}
    : { [ATTACHMENT_NAME]: 'Some pictures are not here any more; please add them again' };
}

/**
 * What makes an enquiry another one: the form, all that the shopper says in it, its pictures, and the vehicle.
 * Source and history are of the moment it is sent, and differ between one try and the next.
 */
function fingerprintOf(
  form: DeskForm,
  values: FormValues,
  pairs: SentPairs,
  attachments: readonly string[],
): string {
  const content = Object.entries(values)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const said = [form.wire.form_id, lastOf(pairs, 'vehicle_id') ?? '', content];
  return createHash('sha256')
    .update(JSON.stringify(attachments.length === 0 ? said : [...said, [...attachments].sort()]))
    .digest('hex');
}

function definitionOf(form: DeskForm, today: string): FormDefinition {
  const read = readForm(form.wire);
  if (isLeft(read)) throw new Error(`The form ${form.wire.form_id} of the desk cannot be read`);
  return withOpenings(withDealerships(read.right, DEALERSHIPS), openingsFrom(today));
}

const lastOf = (pairs: SentPairs, name: string): string | undefined =>
  pairs.findLast(([other]) => other === name)?.[1];

const NAMES: readonly (readonly [wire: string, own: string])[] = [
  ['_terms_accepted', TERMS_NAME],
  ...OPT_IN_CHANNELS.map((channel) => [`_optin[${channel}]`, optInName(channel)] as const),
];

const ownName = (name: string): string =>
  NAMES.find(([wire]) => wire === name)?.[1] ?? name.replace(/\[\]$/, '');

const wireName = (name: string): string => NAMES.find(([, own]) => own === name)?.[0] ?? name;

/** Clients write yes in several ways; the core has one. */
const asSent = (name: string, value: string): string =>
  NAMES.some(([, own]) => own === name) ? (/^(1|true|yes|on)$/i.test(value) ? TICKED : '') : value;

/** Where the form says nothing of a dealership, the first one answers. */
function branchOf(definition: FormDefinition, values: FormValues, pairs: SentPairs): SandboxBranch {
  const field = definition.fields.find(({ kind }) => kind === 'dealership');
  const chosen =
    field === undefined ? lastOf(pairs, '_organisational_unit') : valueIn(values, field.name);
  const branch = BRANCHES.find(({ id }) => String(id) === chosen) ?? BRANCHES[0];
  if (branch === undefined) throw new Error('The group has no branch');
  return branch;
}

const answersOf = (definition: FormDefinition, values: FormValues): readonly FieldAnswer[] =>
  askedFields(definition, values).flatMap((field) => {
    const { name, label, kind } = field;
    const sent = valueIn(values, name).trim();
    const value = answerInWords(field, sent);
    // A telephone number is a text, whatever its field is.
    const isNumber = kind === 'number' && fieldMeaning(field) === undefined;
    return value === '' ? [] : [{ name, label, value, sent, isNumber }];
  });

/** By the field of a whole name, or by those of its parts. */
function personOf({ fields }: FormDefinition, values: FormValues): string {
  const named = (meaning: ReturnType<typeof fieldMeaning>): string => {
    const field = fields.find((each) => fieldMeaning(each) === meaning);
    return field === undefined ? '' : valueIn(values, field.name).trim();
  };
  const parts = [named('first-name'), named('last-name')].filter((name) => name !== '');
  return parts.length > 0 ? parts.join(' ') : named('full-name');
}

function factsOf(
  definition: FormDefinition,
  values: FormValues,
  pairs: SentPairs,
): readonly Answer[] {
  const optIns = definition.optIns.filter(
    (channel) => valueIn(values, optInName(channel)) === TICKED,
  );
  return [
    ...FACTS.flatMap(([name, label]) => {
      const value = lastOf(pairs, name)?.trim().slice(0, LONGEST_FACT) ?? '';
      return value === '' ? [] : [{ label, value }];
    }),
    ...(definition.optIns.length === 0
      ? []
      : [{ label: 'Offers by', value: optIns.length === 0 ? 'nothing' : optIns.join(', ') }]),
  ];
}

function shopperOf(definition: FormDefinition, values: FormValues): string | undefined {
  const field = definition.fields.find(({ kind }) => kind === 'email');
  const address = readEmailAddress(field === undefined ? '' : valueIn(values, field.name));
  return isLeft(address) ? undefined : address.right;
}

/** Easy to read out: no letter that passes for a figure. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
