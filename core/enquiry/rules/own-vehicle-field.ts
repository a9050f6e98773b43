import type { FormDefinition, FormField } from '../model/form-definition';
import { fieldMeaning } from './field-meaning';

/** Where a shopper may write what no other field asks. */
export const messageField = ({ fields }: FormDefinition): FormField | undefined =>
  fields.find(({ kind }) => kind === 'textarea');

/** The field that a form asks of the shopper's own vehicle first, or else where they may write of it. */
export const ownVehicleField = (definition: FormDefinition): FormField | undefined =>
  definition.fields.find((field) => fieldMeaning(field) === 'registration') ??
  messageField(definition);
