import { memberOf, valueIn, type FormValues } from '../../kernel/form/field';
import type { FormDefinition, FormField } from '../model/form-definition';
import { fieldMeaning } from './field-meaning';

/** Under which a draft store has what a shopper said of themselves, for every form. */
export const SHOPPER_DRAFT = 'shopper';

const OF_THE_SHOPPER: ReadonlySet<string> = new Set([
  'first-name',
  'last-name',
  'email',
  'telephone',
  'postcode',
  'dealership',
  // The shopper's own vehicle.
  'registration',
  'mileage',
  'make',
  'model',
]);

/** What a field asks that other forms ask too; nothing where it is of its form alone. */
function topicOf(field: FormField): string | undefined {
  const topic = field.kind === 'dealership' ? field.kind : fieldMeaning(field);
  return topic !== undefined && OF_THE_SHOPPER.has(topic) ? topic : undefined;
}

/** What was said here that other forms ask too, by topic; what the form chose itself was not said. */
export const answersToShare = (
  { fields }: FormDefinition,
  values: FormValues,
  blank: FormValues,
): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const topic = topicOf(field);
      const value = valueIn(values, field.name);
      const isSaid = value !== '' && value !== valueIn(blank, field.name);
      return topic !== undefined && isSaid ? [[topic, value] as const] : [];
    }),
  );

/** What was said elsewhere, in the fields of this form that hold nothing yet and can hold it. */
export const answersToOffer = (
  { fields }: FormDefinition,
  shared: FormValues,
  blank: FormValues,
): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = memberOf(shared, topicOf(field) ?? '') ?? '';
      const canHold =
        field.kind !== 'dealership' || field.options.some((option) => option.value === value);
      return value !== '' && canHold && valueIn(blank, field.name) === ''
        ? [[field.name, value] as const]
        : [];
    }),
  );
