export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
  readonly align?: 'left' | 'right';
  /** In characters; longer cells end in an ellipsis. */
  readonly widest?: number;
}

/** Rows as lines of aligned text, headings first, two spaces between columns, none at the end. */
export function textTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly string[] {
  const written = columns.map(({ heading, cell, align = 'left', widest = Infinity }) => {
    const cells = [heading, ...rows.map((row) => shortened(cell(row), widest))];
    const width = Math.max(...cells.map(lengthOf));
    return cells.map((text) => {
      const gap = ' '.repeat(width - lengthOf(text));
      return align === 'right' ? gap + text : text + gap;
    });
  });
  return [...Array(rows.length + 1).keys()].map((line) =>
    written
      .map((cells) => cells[line] ?? '')
      .join('  ')
      .trimEnd(),
  );
}

const letters = new Intl.Segmenter('en-GB');

const lettersOf = (text: string): readonly string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment);

const lengthOf = (text: string): number => lettersOf(text).length;

function shortened(text: string, widest: number): string {
  const found = lettersOf(text);
  return found.length <= widest
    ? text
    : `${found
        .slice(0, widest - 1)
        .join('')
        .trimEnd()}…`;
}
