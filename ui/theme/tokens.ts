/**
 * The colours of the site, light and dark. Every pair that carries text is at least 4.5:1, which
 * `tests/ui/theme/contrast.test.ts` proves. `line` is for decoration only: a border that tells a
 * shopper where a field is uses `ink-soft`.
 */
export const COLOURS = {
  canvas: { light: '#F6F7F5', dark: '#0E1715' },
  paper: { light: '#FFFFFF', dark: '#16211F' },
  ink: { light: '#12211F', dark: '#EEF3F1' },
  'ink-soft': { light: '#4A5A57', dark: '#A9B8B4' },
  line: { light: '#D5DCD9', dark: '#2F3E3B' },
  brand: { light: '#0B5D56', dark: '#5FD0C3' },
  'on-brand': { light: '#FFFFFF', dark: '#06211E' },
  'brand-hover': { light: '#084A45', dark: '#86DFD5' },
  plate: { light: '#FFD500', dark: '#FFD500' },
  'on-plate': { light: '#12211F', dark: '#12211F' },
  good: { light: '#1B6E3C', dark: '#7BD8A0' },
  danger: { light: '#B3261E', dark: '#FF8A80' },
  focus: { light: '#0B57D0', dark: '#9EC1FF' },
  wash: { light: '#ECF0EE', dark: '#1E2B28' },
  'brand-wash': { light: '#E2F0EE', dark: '#163430' },
  'good-wash': { light: '#E6F3EA', dark: '#17301F' },
  'danger-wash': { light: '#FBEAE8', dark: '#381C1A' },
  'plate-wash': { light: '#FFF6CC', dark: '#332C0C' },
} as const;

/** The wall and the floor of the studio, in both looks: a picture of it goes on in its frame. */
export const STUDIO = 'linear-gradient(#DDE0DC 50%,#D9DCD9 0)';

/** A colour by its role, never by its look. */
export type ColourToken = keyof typeof COLOURS;

/** Which of the two looks a stretch of page is in. */
export type Look = 'light' | 'dark';

/** The CSS variable of a colour: `token('ink')` is `var(--ink)`. */
export const token = (name: ColourToken): string => `var(--${name})`;

/** The declarations that give every colour its value in one look. */
export const colourDeclarations = (look: Look): string =>
  Object.entries(COLOURS)
    .map(([name, colour]) => `--${name}:${colour[look]};`)
    .join('');
