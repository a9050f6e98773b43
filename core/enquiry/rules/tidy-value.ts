import { dayFromText, shownDay } from '../../kernel/written-day';
import { tidyLine, tidyLines } from '../../kernel/tidy-text';
import type { FormField } from '../model/form-definition';
import { isList, tickedOptions } from './ticked-options';

/**
 * What a field holds, without what nobody meant to type; a day as "2026-11-28".
 * @param today of the United Kingdom: a year of two digits in a field that has no future is none after it.
 */
export function tidyValue(field: FormField, typed: string, today?: string): string {
  if (field.kind === 'textarea') return tidyLines(typed);
  if (field.kind !== 'date') return tidyLine(typed);
  return dayFromText(tidyLine(typed), field.disabledDays === 'future' ? today : undefined);
}

/** What is sent of a field: as it was typed, tidied; a day as the form writes it (DT-1, PX-09); ticks in order. */
export function sentValue(field: FormField, typed: string): string {
  const value = tidyValue(field, typed);
  if (field.kind === 'date') return shownDay(value, field.dateFormat);
  return isList(field)
    ? tickedOptions(value, field.options)
        .map((option) => option.value)
        .join(',')
    : value;
}
