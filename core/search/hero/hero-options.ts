import type { FilterOption } from '../options/filter-options';

/** FILTER-32: pounds a month, 0 to 1,000 in steps of 50. */
export const HERO_MONTHLY_OPTIONS: readonly number[] = steps(0, 1000, 50);

/**
 * Pounds in total. The documents give no steps: finer where most of the stock is priced, coarser
 * above.
 */
export const HERO_TOTAL_OPTIONS: readonly number[] = [
  ...steps(0, 20_000, 1000),
  ...steps(22_500, 30_000, 2500),
  ...steps(35_000, 60_000, 5000),
  ...steps(70_000, 100_000, 10_000),
];

/** FILTER-26: a colour has to have this many vehicles to get a swatch on the home page. */
export const FEWEST_OF_A_HERO_COLOUR = 20;

/** The colour swatches: on the home page the common colours, elsewhere all (FILTER-26). */
export const heroColours = (
  colours: readonly FilterOption[],
  isHomePage: boolean,
): readonly FilterOption[] =>
  isHomePage ? colours.filter(({ count }) => count >= FEWEST_OF_A_HERO_COLOUR) : colours;

function steps(first: number, last: number, step: number): readonly number[] {
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => first + place * step);
}
