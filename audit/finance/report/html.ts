/** Markup that has been made here, and nowhere else: whatever text went into it is escaped. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and inside quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function markupOf(piece: Piece): string {
  if (piece === undefined) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  if ('markup' in piece) return piece.markup;
  return piece.map(({ markup }) => markup).join('');
}

/** Writes markup: every text put into it is escaped, pieces of markup and lists of them are not. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  markup: strings.map((text, place) => text + markupOf(pieces[place])).join(''),
});

/** Markup written by hand in this folder, never anything from an example or a law. */
export const asWritten = (markup: string): Html => ({ markup });
