/**
 * Several values as one comma list (FILTER-14, CG-056). A comma or a percent sign inside a value
 * is itself percent-encoded first, so that every list can be read back exactly.
 */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The entries of a comma list, as they stand; padding and empty entries are the reader's concern. */
export const readList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.replace(/%(2C|25)/gi, (code) => (/2C/i.test(code) ? ',' : '%')));
