import { wellFormed } from '../../../core/kernel/well-formed';

/**
 * The ways one slug may be written: an address carries letters outside ASCII percent-encoded, and
 * an accented letter is one character or two (HT-7). Most slugs have one spelling.
 */
export function spellingsOf(slug: string): readonly string[] {
  const whole = wellFormed(slug).trim();
  const plain = decoded(whole);
  const all = [whole, plain, plain.normalize('NFC'), plain.normalize('NFD')];
  return [...new Set(all)].filter((spelling) => spelling !== '');
}

export const sameSlug = (one: string, other: string): boolean => written(one) === written(other);

const written = (slug: string): string => decoded(wellFormed(slug).trim()).normalize('NFC');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
