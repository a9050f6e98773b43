/** Text sizes in pixels at the browser's default, each with its line height on the 4 px grid. */
export const TEXT_SIZES = {
  13: 20,
  15: 20,
  16: 24,
  18: 28,
  22: 28,
  28: 36,
  36: 44,
  48: 56,
} as const;

export type TextSize = keyof typeof TEXT_SIZES;

/** Steps of space, in pixels. */
export const SPACES = [4, 8, 12, 16, 24, 32, 48, 72] as const;

export type Space = (typeof SPACES)[number];

/** Pixels as rem, so that everything grows with the shopper's own text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Font size and line height of one step: `text(28)`. */
export const text = (size: TextSize): string =>
  `font-size:${rem(size)};line-height:${rem(TEXT_SIZES[size])};`;

/** A length of the space scale: `space(16)`; several make a shorthand: `space(8, 16)`. */
export const space = (...steps: readonly [Space, ...Space[]]): string => steps.map(rem).join(' ');

/** Corners: controls 6 px, cards 12 px; a picture that bleeds has none. */
export const radius = { control: '6px', card: '12px' } as const;

/** The one shadow, only for what floats above the page. Its colour is deeper in the dark. */
export const shadow = 'var(--shadow)';

/** 120 ms for a change of state, 200 ms for a panel; none at all under reduced motion. */
export const motion = { state: '120ms ease-out', panel: '200ms ease-out' } as const;

/** The least height of a main control, so that a thumb finds it. */
export const TOUCH_TARGET = '2.75rem';

/** Longest comfortable line of reading text. */
export const MEASURE = '70ch';

/** Widest content of a page. */
export const CONTENT_WIDTH = '1280px';

/** Height of the sticky header, which scrolling to a target must clear. */
export const HEADER_HEIGHT = '4rem';

/** Layers, lowest first. Dialogs need none: the browser lifts them above everything. */
export const layer = { raised: 1, sticky: 10, header: 20, toast: 30, skipLink: 40 } as const;
