/**
 * A place in a ring of `count`: before the first comes the last, after the last the first
 * (CARD-03, GAL-04). 0 when there is nothing to go round.
 */
export function wrapped(index: number, count: number): number {
  if (count <= 0) return 0;
  const place = index % count;
  return place < 0 ? place + count : place + 0;
}
