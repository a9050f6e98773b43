import { tidyLine } from '../../kernel/tidy-text';
import type { FieldOption } from '../model/form-definition';

const LINE_END = /\r\n?|\n/;
const SEPARATOR = '::';

/**
 * The options of a field, from lines of `value::text` (FORM-05): any line end, blank lines left
 * out, a line without `::` its own text (FV-6). Of two lines with one value the first counts.
 */
export function selectOptions(lines: string): readonly FieldOption[] {
  const options = lines.split(LINE_END).flatMap((line): readonly FieldOption[] => {
    const cut = line.indexOf(SEPARATOR);
    const value = tidyLine(cut === -1 ? line : line.slice(0, cut));
    const text = tidyLine(cut === -1 ? '' : line.slice(cut + SEPARATOR.length));
    return value === '' && text === '' ? [] : [{ value, text: text === '' ? value : text }];
  });
  return options.filter(
    ({ value }, place) => options.findIndex((other) => other.value === value) === place,
  );
}
