const withoutEndSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/** A slash at the end makes no other page (CG-122). */
export const isSamePath = (one: string, other: string): boolean =>
  withoutEndSlash(one) === withoutEndSlash(other);
