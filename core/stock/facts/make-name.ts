const IN_CAPITALS: ReadonlySet<string> = new Set(['bmw', 'mini']);

/** A make's name as it is shown: BMW and MINI in capitals, others as the server has them (FILTER-11). */
export const makeName = (label: string): string =>
  IN_CAPITALS.has(label.trim().toLowerCase()) ? label.trim().toUpperCase() : label;

/**
 * A name for something of which only the address part is known, such as a make chosen by a link
 * before its options have loaded: `land-rover` is "Land Rover", `bmw` is "BMW".
 */
export const nameFromSlug = (slug: string): string =>
  makeName(
    slug
      .split('-')
      .filter((part) => part !== '')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' '),
  );
