import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from '../brand';
import { tidyLine } from '../tidy-text';

/** A British postcode as it is printed, "CH1 2AB". Of the right shape; whether it exists is not known. */
export type Postcode = Brand<string, 'postcode'>;

/** Why a text is no whole postcode. */
export type PostcodeFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'character'; readonly character: string }
  /** The first half alone, "CH1", or with one letter short. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'not-a-postcode' };

/** The shapes of BS 7666, and the one that is older than they are. */
export const OUTWARD_SHAPE =
  '(?:[A-PR-UWYZ][0-9][0-9]?|[A-PR-UWYZ][A-HK-Y][0-9][0-9]?|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY])';
const WHOLE = new RegExp(`^(${OUTWARD_SHAPE}|GIR(?=0AA$))([0-9][ABD-HJLNP-UW-Z]{2})$`);
const BEGUN = new RegExp(`^${OUTWARD_SHAPE}(?:[0-9][ABD-HJLNP-UW-Z]?)?$`);

/** Spaces, hyphens and case do not matter (FV-4); nothing is guessed. */
export function readPostcode(typed: string): Either<PostcodeFault, Postcode> {
  const text = tidyLine(typed.normalize('NFKC')).replace(/[\s\p{Pd}]/gu, '');
  if (text === '') return left({ kind: 'empty' });
  const character = /[^A-Za-z0-9]/u.exec(text)?.[0];
  if (character !== undefined) return left({ kind: 'character', character });
  const code = text.toUpperCase();
  const [, outward, inward] = WHOLE.exec(code) ?? [];
  if (outward !== undefined) return right(`${outward} ${inward}` as Postcode);
  return left({ kind: BEGUN.test(code) ? 'incomplete' : 'not-a-postcode' });
}
