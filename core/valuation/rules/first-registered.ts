import { plainDigits, tidyLine } from '../../kernel/tidy-text';
import { shownDay, dayFromText } from '../../kernel/written-day';

const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A day as the form wants it, DD/MM/YYYY (VALA-24), where it was typed day first with other signs
 * between, without a nought, or in eight digits as a phone's pad of digits gives them. Anything
 * else, such as year first, stays as it was typed: no order of day and month is guessed (DT-3).
 */
export function tidyFirstRegistered(typed: string): string {
  const text = plainDigits(tidyLine(typed));
  const parted = text.replace(EIGHT_DIGITS, '$1/$2/$3');
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(parted) ? shownDay(dayFromText(parted)) : typed;
}
