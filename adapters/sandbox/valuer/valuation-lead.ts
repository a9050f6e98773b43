import { createHash } from 'node:crypto';
import { inPounds, pounds } from '../../../core/kernel/money';
import { summaryPath } from '../../../core/valuation/public';
import type { SandboxBranch } from '../catalogue/branches';
import type { Email } from '../desk/email-queue';
import type { FieldAnswer, NewEnquiry } from '../desk/stored-enquiry';
import { enquiryEmails } from '../mail/enquiry-emails';
import type { StoredValuation } from './valuation-store';
import type { wireValuation } from './wire-valuation';

/** Who asked for a price, as they said it. */
export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly settlement: string;
  readonly optIns: readonly string[];
}

export interface LeadParts {
  readonly stored: StoredValuation;
  readonly valuation: ReturnType<typeof wireValuation>;
  readonly owner: Owner;
  readonly branch: SandboxBranch;
  /** On the e-mails. */
  readonly siteName: string;
  /** Scheme and host of the site; without it the copy has no link to its page. */
  readonly siteOrigin: string | undefined;
}

/** What the desk is told of a valuation: an enquiry, with a copy of the price for both sides (VALA-47). */
export function valuationLead({
  stored,
  valuation,
  owner,
  branch,
  siteName,
  siteOrigin,
}: LeadParts): {
  readonly enquiry: NewEnquiry;
  readonly emails: readonly Email[];
} {
  const answer = (name: string, label: string, value: string, sent = value): FieldAnswer => ({
    name,
    label,
    value,
    sent,
    isNumber: sent !== value,
  });
  const price = (name: 'cap_below' | 'cap_average' | 'cap_clean', label: string): FieldAnswer =>
    answer(name, label, inPounds(pounds(Number(valuation[name]))), valuation[name]);
  const answers = [
    answer('vrm', 'Registration', valuation.vrm),
    answer('vehicle', 'Vehicle', `${valuation.make} ${valuation.model} ${valuation.derivative}`),
    answer(
      'mileage',
      'Mileage',
      `${valuation.mileage.toLocaleString('en-GB')} miles`,
      String(valuation.mileage),
    ),
    price('cap_below', 'Below Average'),
    price('cap_average', 'Average'),
    price('cap_clean', 'Showroom'),
    answer(
      'valid_until',
      'Good until',
      `the end of ${longDay(valuation.valid_until)}`,
      valuation.valid_until,
    ),
    answer('name', 'Full name', owner.name),
    answer('email', 'Email', owner.email),
    answer('telephone', 'Telephone', owner.telephone),
    answer('postcode', 'Postcode', owner.postcode),
    answer('outstanding_finance', 'Outstanding finance', owner.settlement),
  ].filter(({ value }) => value !== '');
  const enquiry: NewEnquiry = {
    key: `valuation/${stored.key}`,
    reference: `VL-${digestOf(stored.hash).slice(0, 10).toUpperCase()}`,
    formId: 'valuation',
    formTitle: 'Vehicle valuation',
    branch: branch.name,
    person: owner.name,
    at: stored.madeAt,
    answers,
    facts: [
      {
        label: 'Offers by',
        value: owner.optIns.length === 0 ? 'nothing' : owner.optIns.join(', '),
      },
    ],
    confirmation: 'Thank you, your vehicle has been valued.',
    fingerprint: digestOf(JSON.stringify([stored.fingerprint, owner, branch.slug])),
    attachments: [],
    suspect: false,
  };
  return {
    enquiry,
    emails: enquiryEmails(enquiry, {
      siteName,
      branch,
      shopper: owner.email,
      ...(siteOrigin !== undefined && {
        page: {
          words: 'See it again, on any device, with what each price rests on:',
          address: siteOrigin + summaryPath(stored.hash),
        },
      }),
    }),
  };
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** "Sunday 6 December 2026". @param day "2026-12-06" */
const longDay = (day: string): string => inWords.format(Date.parse(day)).replaceAll(',', '');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
