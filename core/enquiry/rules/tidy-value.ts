import { dayFromText, shownDay } from '../../kernel/calendar-day';
import { tidyLine, tidyLines } from '../../kernel/tidy-text';
import type { FormField } from '../model/form-definition';
import { isList, tickedOptions } from './ticked-options';

/** What a field holds, without what nobody meant to type; a day as "2026-11-28". */
export function tidyValue(field: FormField, typed: string): string {
  if (field.kind === 'textarea') return tidyLines(typed);
  return field.kind === 'date' ? dayFromText(tidyLine(typed)) : tidyLine(typed);
}

/** What is sent of a field: as it was typed, tidied; a day as "28/11/2026" (DT-1); ticks in order. */
export function sentValue(field: FormField, typed: string): string {
  const value = tidyValue(field, typed);
  if (field.kind === 'date') return shownDay(value);
  return isList(field)
    ? tickedOptions(value, field.options)
        .map((option) => option.value)
        .join(',')
    : value;
}
