import type { BenchResult } from './bench-result';

const columns = ['', 'what', 'measured', 'unit', 'gate', 'stretch'] as const;

const row = ({ name, value, unit, gate, stretch, pass }: BenchResult): readonly string[] => [
  pass ? 'ok' : 'FAIL',
  name,
  value.toLocaleString('en-GB', { maximumSignificantDigits: 4 }),
  unit,
  gate ?? '',
  stretch ?? '',
];

/** The figures as lines of a table, columns aligned. */
export function resultsTable(results: readonly BenchResult[]): string {
  const rows = [columns, ...results.map(row)];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
