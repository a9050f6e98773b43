import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from '../brand';
import { tidyLine } from '../tidy-text';
import { OUTWARD_SHAPE, readPostcode } from './postcode';

/** The first half of a postcode, "CH1": a district of some thousand homes, and nobody's address. */
export type Outcode = Brand<string, 'outcode'>;

/** Why a text has no such half. */
export type OutcodeFault = { readonly kind: 'empty' } | { readonly kind: 'not-an-outcode' };

/** Nothing that is longer is a postcode, however it is spaced. */
const LONGEST_TYPED = 40;

const OUTCODE = new RegExp(`^${OUTWARD_SHAPE}$`);
/** The first half, a space, and the beginning of the second. */
const CUT_SHORT = new RegExp(`^(${OUTWARD_SHAPE}) [0-9][ABD-HJLNP-UW-Z]?$`);

/**
 * The first half of what was typed, be it a whole postcode, one cut short or that half alone; case
 * and spaces do not matter (BR-4). Nothing is guessed, and whether the district exists is not known.
 */
export function readOutcode(typed: string): Either<OutcodeFault, Outcode> {
  if (typed.trim() === '') return left({ kind: 'empty' });
  if (typed.length > LONGEST_TYPED) return left({ kind: 'not-an-outcode' });
  const whole = readPostcode(typed);
  if (whole._tag === 'Right') return right(whole.right.split(' ', 1)[0] as Outcode);
  const line = tidyLine(typed.normalize('NFKC')).toUpperCase();
  const [, begun = line.replace(/[\s\p{Pd}]/gu, '')] = CUT_SHORT.exec(line) ?? [];
  return OUTCODE.test(begun) ? right(begun as Outcode) : left({ kind: 'not-an-outcode' });
}
