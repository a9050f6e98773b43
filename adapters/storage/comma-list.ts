/** The entries of a comma list: without padding, empty ones and repeats (ST-3). Nothing is an empty list. */
export const readCommaList = (text: string | null): readonly string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

export const writeCommaList = (entries: readonly string[]): string => entries.join(',');
