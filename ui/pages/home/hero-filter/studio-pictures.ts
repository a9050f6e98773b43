/** Widths in pixels that every studio picture comes in; all are 16:10. */
const WIDTHS = [320, 640, 1280] as const;

/** Where a look of the studio is served from the front: `suv-b/signal-red`. */
export const pictureAddress = (look: string, width: (typeof WIDTHS)[number]): string =>
  `/pictures/${look}/front-three-quarter-${String(width)}.webp`;

/** The same picture in all its widths, for `srcset`. */
export const pictureSet = (look: string): string =>
  WIDTHS.map((width) => `${pictureAddress(look, width)} ${String(width)}w`).join(', ');

/** Shown where a look is not there; it has no look of its own. */
export const PLACEHOLDER_ADDRESS = '/pictures/placeholder-640.webp';
