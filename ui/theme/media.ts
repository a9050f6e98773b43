/** Widths in pixels from which the page has room for more; below `tablet` it is a phone. */
export const BREAKPOINTS = { tablet: 767, desktop: 1024, wide: 1440 } as const;

/** Media queries by what they mean. Written mobile first: `${media.desktop} { … }`. */
export const media = {
  phone: `@media (max-width: ${BREAKPOINTS.tablet - 0.02}px)`,
  tablet: `@media (min-width: ${BREAKPOINTS.tablet}px)`,
  desktop: `@media (min-width: ${BREAKPOINTS.desktop}px)`,
  wide: `@media (min-width: ${BREAKPOINTS.wide}px)`,
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
