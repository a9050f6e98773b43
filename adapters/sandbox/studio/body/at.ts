/**
 * The value at an index the caller knows to be inside the list. The grids and vertex lists here are
 * walked by construction, so a missing value can only be a programming mistake and reads as `NaN`.
 */
export const at = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;
