/** The entries of a comma list: without padding, empty ones and repeats (ST-3). Nothing is an empty list. */
export const readCommaList = (text: string | null): readonly string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

/** A slug, a stock number or a mark, and not what a careless program writes where it has none. */
const NAME = /^(?!(?:undefined|null|NaN|true|false)$)[\p{L}\p{N}%][\p{L}\p{M}\p{N}%._~ -]{0,199}$/u;

/** The names in a list of vehicles. Whatever else has got into it is not asked for and not counted. */
export const readNames = (text: string | null): readonly string[] =>
  readCommaList(text).filter((entry) => NAME.test(entry));

export const writeCommaList = (entries: readonly string[]): string => entries.join(',');
