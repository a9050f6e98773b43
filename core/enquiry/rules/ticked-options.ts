import type { FieldOption, FormField } from '../model/form-definition';

/** Whether a field holds a comma list of its options: a group of checkboxes, a select of several (FORM-04, FORM-23). */
export const isList = ({ kind, options, multiple }: FormField): boolean =>
  kind === 'checkbox' ? options.length > 0 : kind === 'select' && multiple;

/** The options that a comma list names, in the order of the field; one with a comma of its own is found too. */
export const tickedOptions = (
  value: string,
  options: readonly FieldOption[],
): readonly FieldOption[] =>
  options.filter((option) => option.value !== '' && `,${value},`.includes(`,${option.value},`));

/** Ticks an option of a comma list, or takes it out: the list in the order of the field. */
export const withTicked = (
  value: string,
  options: readonly FieldOption[],
  option: string,
  isTicked: boolean,
): string => {
  const others = tickedOptions(value, options).map((ticked) => ticked.value);
  const wanted = new Set(isTicked ? [...others, option] : others.filter((one) => one !== option));
  return options
    .map((each) => each.value)
    .filter((each) => wanted.has(each))
    .join(',');
};
