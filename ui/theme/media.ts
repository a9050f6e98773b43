/** Widths in pixels, at letters of 16, from which the page has room for more; below `tablet` it is a phone. */
export const BREAKPOINTS = { tablet: 767, desktop: 1024, wide: 1440 } as const;

/** In em, so that a page whose letters are larger has fewer columns (WCAG 1.4.4). */
const em = (pixels: number): string => `${pixels / 16}em`;

/** Media queries by what they mean. Written mobile first: `${media.desktop} { … }`. */
export const media = {
  phone: `@media (max-width: ${em(BREAKPOINTS.tablet - 0.02)})`,
  tablet: `@media (min-width: ${em(BREAKPOINTS.tablet)})`,
  desktop: `@media (min-width: ${em(BREAKPOINTS.desktop)})`,
  wide: `@media (min-width: ${em(BREAKPOINTS.wide)})`,
  /** Too low for bars that stay in view. */
  low: '@media (max-height: 29.99em)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
