import type { BodyStyle, StudioFace } from './picture-address';

/** A look in one paint that there is a film of. */
export interface FilmedLook {
  readonly style: BodyStyle;
  readonly face: StudioFace;
  /** Slug of a known paint. */
  readonly paint: string;
}

/** The commonest looks in stock, each turning once: six seconds, silent. */
export const FILMED_LOOKS: readonly FilmedLook[] = [
  { style: 'suv', face: 'b', paint: 'slate-grey' },
  { style: 'suv', face: 'b', paint: 'graphite-grey' },
  { style: 'suv', face: 'b', paint: 'jet-black' },
  { style: 'city', face: 'b', paint: 'graphite-grey' },
  { style: 'city', face: 'b', paint: 'slate-grey' },
  { style: 'city', face: 'b', paint: 'jet-black' },
  { style: 'suv', face: 'c', paint: 'graphite-grey' },
  { style: 'suv', face: 'c', paint: 'slate-grey' },
  { style: 'panel-van', face: 'c', paint: 'glacier-white' },
  { style: 'panel-van', face: 'c', paint: 'pearl-white' },
  { style: 'suv', face: 'a', paint: 'graphite-grey' },
  { style: 'suv', face: 'a', paint: 'slate-grey' },
  { style: 'hatchback', face: 'c', paint: 'graphite-grey' },
];

const addressOf = ({ style, face, paint }: FilmedLook): string =>
  `/pictures/${style}-${face}/${paint}/turntable.webm`;

/** Where the film of a look is served from, or `undefined` when there is none. */
export function filmAddress(look: FilmedLook): string | undefined {
  const filmed = FILMED_LOOKS.find(
    ({ style, face, paint }) => style === look.style && face === look.face && paint === look.paint,
  );
  return filmed === undefined ? undefined : addressOf(filmed);
}

/** The inverse of {@link filmAddress}; anything but the address of a film we have is `undefined`. */
export const parseFilmAddress = (path: string): FilmedLook | undefined =>
  FILMED_LOOKS.find((look) => addressOf(look) === path);

/** A film, relative to the studio's pictures. */
export const filmFile = ({ style, face, paint }: FilmedLook): string =>
  `films/${style}-${face}/${paint}.webm`;
