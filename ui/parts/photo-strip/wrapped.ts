/** A place in a ring of photos: one before the first is the last, one after the last the first. */
export const wrapped = (place: number, count: number): number =>
  count === 0 ? 0 : ((place % count) + count) % count;
