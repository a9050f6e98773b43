import { shownDay } from '../../kernel/written-day';
import { TICKED } from '../../kernel/form/field';
import type { FormField } from '../model/form-definition';
import { isList, tickedOptions } from './ticked-options';
import { tidyValue } from './tidy-value';

/**
 * An answer as people read it: what is chosen by its text, a day as the form writes it, a tick as
 * "Yes". What is none of the choices stands as it is; nothing is the empty text.
 */
export function answerInWords(field: FormField, value: string): string {
  const { kind, options } = field;
  const answer = tidyValue(field, value);
  if (kind === 'date') return shownDay(answer, field.dateFormat);
  if (kind === 'checkbox' && options.length === 0) return answer === TICKED ? 'Yes' : '';
  if (isList(field)) {
    return tickedOptions(answer, options)
      .map(({ text }) => text)
      .join(', ');
  }
  return options.find((option) => option.value === answer)?.text ?? answer;
}
