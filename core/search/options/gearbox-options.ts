import { writeList } from '../address/list-text';
import type { FilterOption } from './filter-options';

const AUTOMATIC = 'automatic';
const SEMI_AUTOMATIC = /^semi/;

/**
 * The gearboxes as a British shopper asks for them, with two pedals or with three: choosing Automatic
 * brings the semi-automatic ones along, and its count is that of both. They stay an option of
 * their own.
 */
export function gearboxOptions(offered: readonly FilterOption[]): readonly FilterOption[] {
  const semi = offered.filter(({ value }) => SEMI_AUTOMATIC.test(value));
  if (semi.length === 0) return offered;
  return offered.map((option) =>
    option.value === AUTOMATIC
      ? {
          ...option,
          also: semi.map(({ value }) => value),
          count: semi.reduce((sum, { count }) => sum + count, option.count),
        }
      : option,
  );
}

/** All that a tick of this option chooses. */
export const valuesOfOption = ({ value, also = [] }: FilterOption): readonly string[] => [
  value,
  ...also,
];

/** The same as one text of an address, for a form that is sent without script. */
export const optionInAddress = (option: FilterOption): string => writeList(valuesOfOption(option));
