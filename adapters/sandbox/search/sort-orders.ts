import { MISSING } from './monthly-column';
import type { SortName } from './search-query';

/** Positions in the order of one sort. `undefined` where that is the order of the positions themselves. */
export type SortOrders = Readonly<Record<SortName, Uint32Array | undefined>>;

/**
 * An order as a list of positions: by `keys`, rising or falling, missing ones last either way, ties
 * by id. Key and rank are packed into one exact number, which sorts many times faster than a
 * comparison function.
 */
export function orderBy(keys: Uint32Array, idRank: Uint32Array, falling: boolean): Uint32Array {
  const size = keys.length;
  const positionOfRank = new Uint32Array(size);
  for (let position = 0; position < size; position++) positionOfRank[idRank[position]!] = position;
  const packed = new Float64Array(size);
  for (let position = 0; position < size; position++) {
    const key = keys[position]!;
    const place = key === MISSING ? MISSING : falling ? MISSING - 1 - key : key;
    packed[position] = place * size + idRank[position]!;
  }
  packed.sort();
  return Uint32Array.from(packed, (place) => positionOfRank[place % size]!);
}

/** The place of every row when sorted by id. Ids are unique. */
export function rankById(ids: readonly number[]): Uint32Array {
  const places = new Map<number, number>();
  Float64Array.from(ids)
    .sort()
    .forEach((id, place) => places.set(id, place));
  const rank = new Uint32Array(ids.length);
  ids.forEach((id, position) => (rank[position] = places.get(id) ?? 0));
  return rank;
}
