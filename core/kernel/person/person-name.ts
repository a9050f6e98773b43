import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from '../brand';
import { tidyLine } from '../tidy-text';

/** A first or last name, tidied: "O'Brien", "Anne-Marie", "Siân". */
export type PersonName = Brand<string, 'person-name'>;

/**
 * Which characters a name may have (CG-020). `inclusive`: letters of any script with their marks,
 * spaces, apostrophes, hyphens, full stops. `letters-and-spaces`: no more than that (FORM-25).
 */
export type NamePolicy = 'inclusive' | 'letters-and-spaces';

/** Why a text is no name; `characters` are those that a name cannot have, each once. */
export type PersonNameFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly most: number }
  | {
      readonly kind: 'characters';
      readonly characters: readonly string[];
      readonly policy: NamePolicy;
    }
  | { readonly kind: 'no-letter' };

/** In characters as a reader counts them. */
export const LONGEST_NAME = 100;

// A joiner stands inside names of Persian and of Indian scripts.
const REFUSED: Readonly<Record<NamePolicy, RegExp>> = {
  inclusive: /[^\p{L}\p{M} '’.\-\u2010\u2011\u200C\u200D]/gu,
  'letters-and-spaces': /[^\p{L}\p{M} ]/gu,
};

/**
 * A name as the shopper spells it: nothing but spaces and unseen characters is changed (FV-2). A
 * name of one letter is a name.
 */
export const readPersonName =
  (policy: NamePolicy) =>
  (typed: string): Either<PersonNameFault, PersonName> => {
    const name = tidyLine(typed);
    if (name === '') return left({ kind: 'empty' });
    const characters = [...new Set(name.match(REFUSED[policy]))];
    if (characters.length > 0) return left({ kind: 'characters', characters, policy });
    if (!/\p{L}/u.test(name)) return left({ kind: 'no-letter' });
    return [...name].length > LONGEST_NAME
      ? left({ kind: 'too-long', most: LONGEST_NAME })
      : right(name as PersonName);
  };
