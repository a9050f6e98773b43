import { createHash } from 'node:crypto';
import type { SandboxBranch } from '../catalogue/branches';
import type { Answer, Email, NewEnquiry } from '../desk/desk-store';
import { enquiryEmails } from '../desk/enquiry-emails';
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
}

/** What the desk is told of a valuation: an enquiry, with a copy of the price for both sides (VALA-47). */
export function valuationLead({ stored, valuation, owner, branch }: LeadParts): {
  readonly enquiry: NewEnquiry;
  readonly emails: readonly Email[];
} {
  const said: readonly (readonly [label: string, value: string])[] = [
    ['Registration', valuation.vrm],
    ['Vehicle', `${valuation.make} ${valuation.model} ${valuation.derivative}`],
    ['Mileage', valuation.mileage.toLocaleString('en-GB')],
    ['Below Average', `£${valuation.cap_below}`],
    ['Average', `£${valuation.cap_average}`],
    ['Showroom', `£${valuation.cap_clean}`],
    ['Valid until', valuation.valid_until],
    ['Full name', owner.name],
    ['Email', owner.email],
    ['Telephone', owner.telephone],
    ['Postcode', owner.postcode],
    ['Outstanding finance', owner.settlement],
  ];
  const answers = said.flatMap(([label, value]): readonly Answer[] =>
    value === '' ? [] : [{ label, value }],
  );
  const enquiry: NewEnquiry = {
    key: `valuation/${stored.key}`,
    reference: `VL-${digestOf(stored.hash).slice(0, 10).toUpperCase()}`,
    formId: 'valuation',
    formTitle: 'Vehicle valuation',
    branch: branch.name,
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
  };
  return { enquiry, emails: enquiryEmails(enquiry, { branch, shopper: owner.email }) };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
