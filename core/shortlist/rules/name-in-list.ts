/**
 * By what a list holds its vehicles: the slug, the dealer's own number for it (favourites only,
 * CG-075) or its registration mark (compare only, CG-076).
 */
export type NameKind = 'slug' | 'id' | 'vrm';

/** What of a vehicle a list may hold it by. */
export interface NamedVehicle {
  readonly slug: string;
  readonly stockId: string;
  /** As shown on a plate, "AB12 CDE". */
  readonly registration?: string;
}

/** What goes into a comma list and an address as it is, and is taken for no slug there. */
export const PLAIN_NAME = /^[a-z\d]{1,20}$/i;

/**
 * The name by which a list holds the vehicle, or would: a mark in capitals without blanks, the
 * stock number, or the slug. One that has no such name that can be kept is listed by its slug. One
 * that is in the list already is listed by the name it has there, whatever settings said when it was
 * put there: never twice in one list.
 *
 * @param list the names it holds now.
 */
export function nameInList(list: readonly string[], vehicle: NamedVehicle, kind: NameKind): string {
  const { slug, stockId, registration = '' } = vehicle;
  const mark = registration.toUpperCase().replace(/[\s-]/g, '');
  const listed = [slug, stockId, mark].find((name) => list.includes(name));
  const name = { slug, id: stockId, vrm: mark }[kind];
  return listed ?? (PLAIN_NAME.test(name) ? name : slug);
}
