import { isRecord } from '../lenient';

/** Where a provider's own quote has what the flat one names otherwise (FIN-54). */
const PLACES = [
  ['regular_payment', ['Finance', 'Quote', 'RegularPayment']],
  ['apr', ['Finance', 'Quote', 'Apr']],
  ['contribution', ['Finance', 'Quote', 'Deposit', 'RetailerContribution']],
  ['key', ['Finance', 'Product', 'Key']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** A quote with what its provider says below `Finance` under the flat names; flat facts go first. */
export function flattened(quote: unknown): unknown {
  if (!isRecord(quote) || !isRecord(quote['Finance'])) return quote;
  const told = PLACES.map(([name, place]) => [name, factAt(quote, place)] as const);
  const flat = Object.entries(quote).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(told), ...Object.fromEntries(flat) };
}

const factAt = (quote: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), quote);
