import type { Promo } from '../model/promo';
import type { PromoSubject } from './promo-match';

/**
 * The same, with those of its feed's plain fields that a promotion names: of the others nothing is
 * read when promotions are held against it (see `promosFor`).
 */
export function withFieldsNamed<Subject extends PromoSubject>(
  promos: readonly Promo[],
  subject: Subject,
): Subject {
  const named = new Set(promos.flatMap(({ rules }) => Object.keys(rules)));
  return {
    ...subject,
    direct: Object.fromEntries(Object.entries(subject.direct).filter(([key]) => named.has(key))),
  };
}
