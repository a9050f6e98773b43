/** One thing a facet can be. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** For models: the slug of their make. */
  readonly make?: string;
}

/**
 * One facet of every vehicle as a small number: code 0 is "no such fact", code `n` is
 * `values[n - 1]`. Values stand in the order in which they are offered.
 */
export interface CodedColumn {
  readonly values: readonly FacetValue[];
  readonly codes: Uint16Array;
  readonly codeOf: ReadonlyMap<string, number>;
}

const MOST_VALUES = 0xffff;

export type OfferOrder = (one: FacetValue, other: FacetValue) => number;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By name, whatever its case. */
export const alphabetical: OfferOrder = (one, other) =>
  byText(one.label.toLowerCase(), other.label.toLowerCase()) || byText(one.value, other.value);

/** By size, smallest first; `nil` is nothing. */
export const numerical: OfferOrder = (one, other) =>
  (Number(one.value) || 0) - (Number(other.value) || 0);

/**
 * Codes a facet. `valueOf` says what a row is, if anything; the first row's label of a value stands.
 * @throws when there are more different values than a code can hold (65,535).
 */
export function codeColumn<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => FacetValue | undefined,
  order: OfferOrder,
): CodedColumn {
  const found = new Map<string, FacetValue>();
  const perRow = rows.map((row) => {
    const value = valueOf(row);
    if (value === undefined || value.value === '') return undefined;
    if (!found.has(value.value)) found.set(value.value, value);
    return value.value;
  });
  const values = [...found.values()].sort(order);
  if (values.length > MOST_VALUES) throw new Error(`Too many values in a facet: ${values.length}`);
  const codeOf = new Map(values.map((value, index) => [value.value, index + 1]));
  const codes = Uint16Array.from(perRow, (value) =>
    value === undefined ? 0 : (codeOf.get(value) ?? 0),
  );
  return { values, codes, codeOf };
}
