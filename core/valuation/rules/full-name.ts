import { tidyLine } from '../../kernel/tidy-text';

export interface SplitName {
  readonly firstName: string;
  /** Empty where only one name was typed. */
  readonly lastName: string;
}

/** A full name, parted at its first space (VALA-38); spaces around it are none (CG-019). */
export function splitFullName(typed: string): SplitName {
  const name = tidyLine(typed);
  const cut = name.indexOf(' ');
  return cut < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}
