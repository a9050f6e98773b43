import type { FormField } from '../model/form-definition';

/** What a field of text is about, where that is known: how it is checked and filled in follows. */
export type FieldMeaning =
  | 'first-name'
  | 'last-name'
  | 'full-name'
  | 'email'
  | 'telephone'
  | 'postcode'
  | 'registration'
  | 'mileage'
  | 'make'
  | 'model';

const MEANINGS: ReadonlyMap<string, FieldMeaning> = new Map([
  ['first_name', 'first-name'],
  ['last_name', 'last-name'],
  ['full_name', 'full-name'],
  ['telephone', 'telephone'],
  ['telephone_number', 'telephone'],
  ['phone', 'telephone'],
  ['phone_number', 'telephone'],
  ['mobile', 'telephone'],
  ['mobile_number', 'telephone'],
  ['contact_number', 'telephone'],
  ['postcode', 'postcode'],
  ['post_code', 'postcode'],
  ['registration', 'registration'],
  ['vrm', 'registration'],
  ['mileage', 'mileage'],
  ['make', 'make'],
  ['model', 'model'],
]);

/**
 * The documents know no kind for telephones or postcodes (FORM-03), so that the slug tells, as it
 * does for names (FORM-25), and the name of a field that has none.
 */
export function fieldMeaning({
  kind,
  name,
  slug,
}: Pick<FormField, 'kind' | 'name' | 'slug'>): FieldMeaning | undefined {
  if (kind === 'email') return 'email';
  return kind === 'text' || kind === 'number' ? MEANINGS.get(slug ?? name) : undefined;
}
