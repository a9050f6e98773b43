import { endsPart, sorted, type Sliced } from './slices';

/** Registrations or stock numbers, sorted, in one block of bytes; letters and digits only. */
export interface PrefixTable {
  /** Positions of the vehicles whose text starts with `prefix`. */
  readonly startingWith: (prefix: string) => Uint32Array;
  /** Positions of the vehicles with exactly this text. */
  readonly equalTo: (text: string) => Uint32Array;
}

const NONE = new Uint32Array(0);

/** Lower case, letters and digits only: how registrations are typed with and without a space. */
export const compactText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The texts in order, each in as many bytes as the longest needs. */
interface SortedTexts {
  readonly order: Uint32Array;
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** Its own function, so that the table does not keep the texts themselves alive. */
function* sortTexts(texts: readonly string[]): Sliced<SortedTexts> {
  const compact: string[] = [];
  for (const text of texts) {
    compact.push(compactText(text));
    if (endsPart(compact.length)) yield;
  }
  const order = yield* sorted(Uint32Array.from(compact.keys()), (one, other) => {
    const a = compact[one]!;
    const b = compact[other]!;
    return a < b ? -1 : a > b ? 1 : one - other;
  });
  const width = compact.reduce((longest, text) => Math.max(longest, text.length), 0);
  const bytes = new Uint8Array(order.length * width);
  order.forEach((position, row) => {
    const text = compact[position]!;
    for (let at = 0; at < text.length; at++) bytes[row * width + at] = text.charCodeAt(at);
  });
  return { order, width, bytes };
}

export function* buildPrefixTable(texts: readonly string[]): Sliced<PrefixTable> {
  return lookIn(yield* sortTexts(texts));
}

function lookIn({ order, width, bytes }: SortedTexts): PrefixTable {
  /** Below 0 when the row's text sorts before `key`, 0 when it starts with it. */
  const compareRow = (row: number, key: string): number => {
    for (let at = 0; at < key.length; at++) {
      const difference = (bytes[row * width + at] ?? 0) - key.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const firstRow = (key: string, isPast: (comparison: number) => boolean): number => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isPast(compareRow(middle, key))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const startingWith = (prefix: string): Uint32Array => {
    if (prefix === '' || prefix.length > width) return NONE;
    const from = firstRow(prefix, (comparison) => comparison >= 0);
    const to = firstRow(prefix, (comparison) => comparison > 0);
    return order.subarray(from, to);
  };
  return {
    startingWith,
    equalTo: (text) => {
      const starting = startingWith(text);
      if (starting.length === 0 || text.length === width) return starting;
      const from = firstRow(text, (comparison) => comparison >= 0);
      return starting.filter((_, at) => bytes[(from + at) * width + text.length] === 0);
    },
  };
}
