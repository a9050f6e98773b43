import { splitFullName } from '../rules/full-name';
import { askedField, fieldFault, type FieldTerms, type JourneyField } from '../rules/field-checks';
import type { JourneyFault } from '../model/journey-fault';
import type { Reading } from '../model/reading';

/** What each reading asks of the shopper, in the order of its form (VALA-37, VALB-30). */
export const OWNER_FIELDS: Readonly<Record<Reading, readonly JourneyField[]>> = {
  a: [
    askedField('name', { slug: 'full_name' }),
    askedField('email_address', { kind: 'email' }),
    askedField('postcode', { required: false }),
    askedField('telephone', { required: false }),
  ],
  b: [
    askedField('name', { slug: 'full_name' }),
    askedField('email', { kind: 'email' }),
    askedField('postcode'),
    askedField('telephone'),
  ],
};

/** What is wrong with what a shopper typed of themselves; a name of one word is, in reading A (CG-019). */
export const ownerFieldFaults = (
  reading: Reading,
  typedIn: (name: string) => string,
  terms: FieldTerms,
): readonly (readonly [name: string, fault: JourneyFault])[] =>
  OWNER_FIELDS[reading].flatMap((field) => {
    const { name } = field;
    const typed = typedIn(name);
    const { firstName, lastName } = splitFullName(typed);
    const isHalf = reading === 'a' && name === 'name' && firstName !== '' && lastName === '';
    const fault = fieldFault(field, typed, terms) ?? (isHalf ? NO_LAST_NAME : undefined);
    return fault === undefined ? [] : [[name, fault] as const];
  });

const NO_LAST_NAME: JourneyFault = { kind: 'no-last-name' };
