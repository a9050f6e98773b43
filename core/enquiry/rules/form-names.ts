import type { DraftField } from '../../kernel/form/draft';
import { TICKED, type FormValues } from '../../kernel/form/field';
import { optInName, TERMS_NAME, type FormDefinition } from '../model/form-definition';
import { MOST_PHOTOGRAPHS, photographIds, PHOTOGRAPHS_NAME } from '../model/photograph';
import { isList } from './ticked-options';

/** Whether photographs may be added to a form. */
export const hasPhotographs = ({ sections = [] }: FormDefinition): boolean =>
  sections.some(({ extras }) => extras.includes('photographs'));

const checkboxNames = ({ optIns }: FormDefinition): readonly string[] => [
  TERMS_NAME,
  ...optIns.map(optInName),
];

/** What an empty form holds: nothing, but what is chosen for the shopper beforehand (FORM-24). */
export function blankValues(definition: FormDefinition, chosen: FormValues = {}): FormValues {
  const names = new Set(definition.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
}

/** What a draft of this form may give back: an option must still be one of those to choose from. */
export function draftFields(definition: FormDefinition): readonly DraftField[] {
  const fields = definition.fields.map((field): DraftField => ({
    name: field.name,
    isSensitive: false,
    accepts: (value) =>
      field.kind !== 'hidden' &&
      (value === '' ||
        field.options.length === 0 ||
        isList(field) ||
        field.options.some((option) => option.value === value)),
  }));
  const checkboxes = checkboxNames(definition).map((name): DraftField => ({
    name,
    isSensitive: false,
    accepts: (value) => value === '' || value === TICKED,
  }));
  const photographs: DraftField = {
    name: PHOTOGRAPHS_NAME,
    isSensitive: false,
    accepts: (value) => photographIds(value).join(',') === value,
  };
  return [...fields, ...checkboxes, ...(hasPhotographs(definition) ? [photographs] : [])];
}

/** Whether a shopper can see a field, so that what is wrong with it can be shown there. */
export const isSeen = (definition: FormDefinition, name: string): boolean =>
  definition.fields.some((field) => field.name === name && field.kind !== 'hidden') ||
  checkboxNames(definition).includes(name) ||
  (name === PHOTOGRAPHS_NAME && hasPhotographs(definition));

/** What was posted, as a form holds it: a group's several values become one comma list (FORM-23). */
export function postedValues(
  definition: FormDefinition,
  posted: readonly (readonly [name: string, value: string])[],
): FormValues {
  const of = (name: string) => posted.filter(([other]) => other === name).map(([, value]) => value);
  const fields = definition.fields.map((field) => {
    const values = of(field.name).filter((value) => value !== '');
    return [field.name, isList(field) ? values.join(',') : (values.at(-1) ?? '')] as const;
  });
  const checkboxes = checkboxNames(definition).map(
    (name) => [name, of(name).at(-1) ?? ''] as const,
  );
  const photographs = hasPhotographs(definition)
    ? photographIds(of(PHOTOGRAPHS_NAME).join(',')).slice(0, MOST_PHOTOGRAPHS).join(',')
    : '';
  return Object.fromEntries(
    [...fields, ...checkboxes, [PHOTOGRAPHS_NAME, photographs] as const].filter(
      ([, value]) => value !== '',
    ),
  );
}
