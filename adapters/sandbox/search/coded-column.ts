import { endsPart, type Sliced } from './slices';

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

/** How a facet is read off a row. */
export interface FacetReading<Row> {
  /** The raw fact; rows with the same fact have the same value. */
  readonly fact: (row: Row) => string | number | null;
  /** What the fact is as a facet value, if it is any; asked once for every different fact. */
  readonly value: (row: Row) => FacetValue | undefined;
  readonly order: OfferOrder;
}

/**
 * Codes a facet. Where two facts mean one value, the first row's label stands.
 * @throws when there are more different values than a code can hold (65,535).
 */
export function* codeColumn<Row>(
  rows: readonly Row[],
  { fact, value: valueOf, order }: FacetReading<Row>,
): Sliced<CodedColumn> {
  const placeOfFact = new Map<string | number | null, number>();
  const placeOfValue = new Map<string, number>();
  const found: FacetValue[] = [];
  const newPlace = (row: Row): number => {
    const value = valueOf(row);
    if (value === undefined || value.value === '') return 0;
    const known = placeOfValue.get(value.value);
    if (known !== undefined) return known;
    found.push(value);
    placeOfValue.set(value.value, found.length);
    return found.length;
  };
  const places = new Uint32Array(rows.length);
  for (let position = 0; position < rows.length; position++) {
    const row = rows[position]!;
    const raw = fact(row);
    let place = placeOfFact.get(raw);
    if (place === undefined) {
      place = newPlace(row);
      placeOfFact.set(raw, place);
    }
    places[position] = place;
    if (endsPart(position)) yield;
  }

  if (found.length > MOST_VALUES) throw new Error(`Too many values in a facet: ${found.length}`);
  const values = [...found].sort(order);
  const codeOf = new Map(values.map((value, index) => [value.value, index + 1]));
  const codeOfPlace = Uint16Array.of(0, ...found.map(({ value }) => codeOf.get(value) ?? 0));
  const codes = new Uint16Array(rows.length);
  for (let position = 0; position < rows.length; position++) {
    codes[position] = codeOfPlace[places[position]!]!;
  }
  return { values, codes, codeOf };
}
