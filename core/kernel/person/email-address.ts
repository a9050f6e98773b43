import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from '../brand';
import { tidyLine } from '../tidy-text';

/** An address that mail can be sent to; the domain in lower case, the rest as it was typed. */
export type EmailAddress = Brand<string, 'email-address'>;

/** Why nothing could be delivered to a text. */
export type EmailAddressFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-at' }
  | { readonly kind: 'several-ats' }
  | { readonly kind: 'space-inside' }
  | { readonly kind: 'comma-inside' }
  | { readonly kind: 'nothing-before-at' }
  /** A character that no address has. */
  | { readonly kind: 'character'; readonly character: string }
  /** Two full stops together, or one at an end of either part. */
  | { readonly kind: 'misplaced-dot' }
  /** What stands after the @ is no domain: "example", "-example.org", "192.0.2.1". */
  | { readonly kind: 'no-domain' }
  | { readonly kind: 'too-long'; readonly most: number };

/** The longest that can be delivered to, and the longest part before the @ (RFC 5321, erratum 1690). */
export const LONGEST_EMAIL = 254;
const LONGEST_LOCAL = 64;

const NOT_LOCAL = /[^\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]/u;
const NOT_DOMAIN = /[^\p{L}\p{M}\p{N}.-]/u;
const LABEL = /^(?!-)[^.]{1,63}(?<!-)$/u;
const MISPLACED_DOT = /^\.|\.\.|\.$/;

/**
 * An address that mail can be delivered to, which is less than what the standards allow: no quoted
 * parts, no comments, no bare host. `mailto:` in front, as copied from a link, is left out.
 */
export function readEmailAddress(typed: string): Either<EmailAddressFault, EmailAddress> {
  const text = tidyLine(typed.normalize('NFKC')).replace(/^mailto:\s*/i, '');
  if (text === '') return left({ kind: 'empty' });
  const [local = '', domain, ...more] = text.split('@');
  if (domain === undefined) return left({ kind: 'no-at' });
  if (text.includes(' ')) return left({ kind: 'space-inside' });
  if (text.includes(',')) return left({ kind: 'comma-inside' });
  if (more.length > 0) return left({ kind: 'several-ats' });
  if (local === '') return left({ kind: 'nothing-before-at' });
  const character = (NOT_LOCAL.exec(local) ?? NOT_DOMAIN.exec(domain))?.[0];
  if (character !== undefined) return left({ kind: 'character', character });
  if (MISPLACED_DOT.test(local) || MISPLACED_DOT.test(domain)) {
    return left({ kind: 'misplaced-dot' });
  }
  if (!isDomain(domain)) return left({ kind: 'no-domain' });
  const address = `${local}@${domain.toLowerCase().normalize('NFKC')}`;
  return address.length > LONGEST_EMAIL || local.length > LONGEST_LOCAL
    ? left({ kind: 'too-long', most: LONGEST_EMAIL })
    : right(address as EmailAddress);
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^\D.+$/u.test(last);
}
