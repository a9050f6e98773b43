import { GLYPH_HEIGHT, GLYPH_STROKE, setInPlateLetters } from './glyphs';

/** A word in plate letters; plain text where a sign has no letter. Said once, by its own name. */
export function PlateLetters({ word }: { readonly word: string }) {
  const set = setInPlateLetters(word);
  if (set === undefined) return <span aria-hidden="true">{word.toUpperCase()}</span>;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${set.width} ${GLYPH_HEIGHT}`}
      width={set.width}
      height={GLYPH_HEIGHT}
      fill="none"
      stroke="currentColor"
      strokeWidth={GLYPH_STROKE}
    >
      {set.signs.map((sign) => (
        <path key={sign.x} d={sign.line} transform={`translate(${sign.x})`} />
      ))}
    </svg>
  );
}
