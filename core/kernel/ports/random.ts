/** Chance, as a port, so that it can be repeated. */
export interface Random {
  /** The next number in [0, 1). */
  readonly next: () => number;
}

/**
 * Chance that is the same for the same seed text, on the server and in the browser alike: the
 * "random" features of a card must not change under hydration. Mulberry32 over an FNV-1a hash;
 * even enough for picking, unfit for secrets.
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  };
}

/** `count` distinct members (fewer if there are fewer), in the order the list has them. */
export function pick<T>(random: Random, from: readonly T[], count: number): readonly T[] {
  const places = from.map((_, place) => place);
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    [places[last], places[other]] = [places[other] as number, places[last] as number];
  }
  const chosen = new Set(places.slice(0, count));
  return from.filter((_, place) => chosen.has(place));
}
