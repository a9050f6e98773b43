import { nameFromSlug } from './make-name';

/** The names whose slug does not spell them (CONST-03). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['liverpool', 'Liverpool vans'],
  ['liverpool-vans', 'Liverpool vans'],
]);

/**
 * A dealership's name by its slug: Chester, Bolton, Crewe, Stafford, Wrexham, Stockport, Stoke,
 * Liverpool vans (CONST-03); what is new is spelled as its slug is.
 */
export const locationName = (slug: string): string => NAMES.get(slug) ?? nameFromSlug(slug);
