/** Paragraphs of a seller's text: an empty line begins one, a line break within stays (VDP-13). */
export const descriptionParagraphs = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** From how many characters on a text is folded until a reader asks for the rest. */
export const LONG_TEXT = 900;
/** From how many lines on, for lists written with line breaks. */
const LONG_LINES = 14;

/** Whether a text is so long that it would push the rest of the page away. */
export const isLongText = (paragraphs: readonly string[]): boolean =>
  paragraphs.reduce((length, paragraph) => length + paragraph.length, 0) > LONG_TEXT ||
  paragraphs.reduce((lines, paragraph) => lines + paragraph.split('\n').length + 1, 0) > LONG_LINES;
