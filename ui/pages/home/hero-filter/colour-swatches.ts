/** What a swatch of each plain colour looks like, by the slug the `colour` filter has for it. */
const SWATCHES: Readonly<Record<string, string>> = {
  white: '#F7F8F7',
  black: '#16181B',
  silver: '#B9BDC2',
  grey: '#6B7176',
  blue: '#1F4E8C',
  red: '#B8141A',
  green: '#1C5A3C',
  orange: '#D2561A',
  yellow: '#E3B01C',
  brown: '#5B4231',
  bronze: '#7A5230',
  beige: '#C4B698',
  cream: '#EDE4CB',
  gold: '#B8963E',
  purple: '#5A3A78',
  pink: '#D98AA5',
  turquoise: '#2A8F95',
};

/** A colour to paint a swatch with; undefined for one that is many or unknown. */
export const swatchOf = (colour: string): string | undefined =>
  Object.hasOwn(SWATCHES, colour) ? SWATCHES[colour] : undefined;
