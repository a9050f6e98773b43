import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { readEmailAddress } from '../../kernel/person/email-address';
import { readPostcode } from '../../kernel/person/postcode';
import { readTelephone } from '../../kernel/person/telephone';
import { tidyLine } from '../../kernel/tidy-text';
import type { Owner } from '../model/valuation-request';
import type { Reading } from '../model/reading';
import { splitFullName } from './full-name';

/** What the shopper typed of themselves. */
export interface TypedOwner {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  /** Whether the privacy terms were agreed to. */
  readonly terms: boolean;
}

export interface OwnerFault {
  readonly field: keyof TypedOwner;
  /** `no-last-name`: one name was typed where two are needed (CG-019). */
  readonly kind: 'missing' | 'no-last-name' | 'unreadable';
}

/** What each reading cannot do without (VALA-42, VALB-30). */
const NEEDED: Readonly<Record<Reading, readonly (keyof TypedOwner)[]>> = {
  a: ['name', 'email', 'terms'],
  b: ['name', 'email', 'telephone', 'postcode'],
};

/** Who asks for a price, or every fault in what they typed, in the order of the form. */
export function checkOwner(
  reading: Reading,
  typed: TypedOwner,
): Either<readonly OwnerFault[], Owner> {
  const needed = NEEDED[reading];
  const isMissing = (field: keyof TypedOwner): boolean =>
    needed.includes(field) && (field === 'terms' ? !typed.terms : tidyLine(typed[field]) === '');
  const faults: OwnerFault[] = [];
  const optional = <Text extends string>(
    field: 'email' | 'telephone' | 'postcode',
    read: (text: string) => Either<unknown, Text>,
  ): Text | undefined => {
    if (tidyLine(typed[field]) === '') return undefined;
    const found = read(typed[field]);
    if (!isLeft(found)) return found.right;
    faults.push({ field, kind: 'unreadable' });
    return undefined;
  };
  const { firstName, lastName } = splitFullName(typed.name);
  if (reading === 'a' && firstName !== '' && lastName === '') {
    faults.push({ field: 'name', kind: 'no-last-name' });
  }
  const email = optional('email', readEmailAddress);
  const telephone = optional('telephone', readTelephone);
  const postcode = optional('postcode', readPostcode);
  const missing = needed.filter(isMissing).map((field): OwnerFault => ({ field, kind: 'missing' }));
  if (email === undefined || faults.length + missing.length > 0)
    return left([...missing, ...faults]);
  return right({
    fullName: tidyLine(typed.name),
    firstName,
    lastName,
    email,
    ...(telephone !== undefined && { telephone }),
    ...(postcode !== undefined && { postcode }),
  });
}
