import type { Money } from '../../kernel/money';

/** What a figure is counted in; `count` has no unit, `litres` is of an engine. */
export type Unit = 'g/km' | 'mpg' | 'bhp' | 'mph' | 'seconds' | 'mm' | 'cc' | 'litres' | 'count';

/** The value of one fact, without the words a page would put around it. */
export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'measure'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'distance'; readonly value: number; readonly units: string }
  | { readonly kind: 'per-year'; readonly amount: Money }
  /** An ISO date. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'registration'; readonly registration: string };

/** One thing known of a vehicle: what it is about, and its value. */
export interface VehicleFact<Key extends string = string> {
  readonly key: Key;
  readonly value: FactValue;
}

/** A text worth showing, else nothing. */
export function textValue(text: string | undefined): FactValue | undefined {
  const tidy = text?.trim() ?? '';
  return isEmptyText(tidy) ? undefined : { kind: 'text', text: tidy };
}

/** A figure from a lowest one up, else nothing: feeds write gaps as 0 and -1. */
export const measureValue = (
  value: number | undefined,
  unit: Unit,
  lowest: 'zero' | 'above-zero' = 'above-zero',
): FactValue | undefined =>
  value !== undefined && Number.isFinite(value) && (lowest === 'zero' ? value >= 0 : value > 0)
    ? { kind: 'measure', value, unit }
    : undefined;

/** The facts that are known, in the order given. */
export const knownFacts = <Key extends string>(
  facts: readonly (readonly [key: Key, value: FactValue | undefined])[],
): readonly VehicleFact<Key>[] =>
  facts.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));

/** How feeds write that they know nothing. */
const isEmptyText = (text: string): boolean =>
  /^(|-+|–|—|\?|n\/?a|not (available|applicable|known)|null|undefined|nan|none|unknown|tbc|tba)$/i.test(
    text,
  );
