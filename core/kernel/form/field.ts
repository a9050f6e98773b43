/**
 * What stands in the fields of a form: text by field name. A group of checkboxes is a comma list
 * of the ticked values (FORM-23), a lone checkbox is '1' or '', a day is "2026-11-28".
 */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a form, by field name; a field that is not named is in order. */
export type FieldFaults<Fault> = Readonly<Record<string, Fault>>;

/** What a form checks itself with: everything that is wrong, whether or not it is shown yet. */
export type CheckForm<Fault> = (values: FormValues) => FieldFaults<Fault>;

/** What a lone checkbox holds when it is ticked. */
export const TICKED = '1';

/** The member of a record by a name that came from outside, such as `constructor`. */
export const memberOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** What stands in a field; nothing was typed in one that is not there. */
export const valueIn = (values: FormValues, name: string): string => memberOf(values, name) ?? '';

export function withoutMember<T>(
  record: Readonly<Record<string, T>>,
  name: string,
): Readonly<Record<string, T>> {
  return Object.hasOwn(record, name)
    ? Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))
    : record;
}

/** Whether two forms hold the same; a field that is not there and an empty one are the same. */
export function isSameValues(one: FormValues, other: FormValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => valueIn(one, name) === valueIn(other, name));
}
