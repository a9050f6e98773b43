import { valueIn, type FieldFaults, type FormValues } from '../../kernel/form/field';
import type { FormDefinition, FormField } from '../model/form-definition';
import { tidyValue } from './tidy-value';

/**
 * The fields that are asked of somebody who has answered so, in their order (EN-10): a question that
 * hangs on another is not, while that one is answered otherwise or is not asked itself. One that
 * hangs on no field of the form, or on itself, is asked: nobody could ever bring it up.
 */
export function askedFields(
  { fields }: Pick<FormDefinition, 'fields'>,
  values: FormValues,
): readonly FormField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isAsked = (field: FormField, below: ReadonlySet<string>): boolean => {
    const { name, askedWhen } = field;
    const other = byName.get(askedWhen?.field ?? '');
    if (askedWhen === undefined || other === undefined || below.has(other.name)) return true;
    const chosen = tidyValue(other, valueIn(values, other.name)).split(',');
    return (
      chosen.some((answer) => askedWhen.answers.includes(answer)) &&
      isAsked(other, new Set([...below, name]))
    );
  };
  return fields.filter((field) => isAsked(field, new Set([field.name])));
}

/** What is wrong with a form, without what is wrong with questions that have been withdrawn since (EN-10). */
export function faultsInView<Fault>(
  definition: FormDefinition,
  { values, faults }: { readonly values: FormValues; readonly faults: FieldFaults<Fault> },
): FieldFaults<Fault> {
  const asked = new Set(askedFields(definition, values).map(({ name }) => name));
  const withdrawn = new Set(
    definition.fields.map(({ name }) => name).filter((name) => !asked.has(name)),
  );
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !withdrawn.has(name)));
}
