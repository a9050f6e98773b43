import { ENQUIRY_KINDS, type FormDefinition } from '../../core/enquiry/public';
import { titleParts } from '../../core/stock/public';
import { enquiryTitle } from '../copy/forms/enquiry-copy';
import { WRITE_TO_US } from '../copy/forms/form-copy';
import { titleWords } from '../copy/vehicle-copy';
import type { FormSubject } from './form-start';

/** The title of a form's page: ours with the vehicle in it, or the form's own (FORM-02). */
export function formTitle(
  { kind, vehicle }: FormSubject,
  definition: FormDefinition | undefined,
): string {
  const enquiry = ENQUIRY_KINDS.find((known) => known === kind);
  if (enquiry === undefined) return definition?.title ?? WRITE_TO_US;
  return enquiryTitle(enquiry, vehicle === undefined ? '' : titleWords(titleParts(vehicle)));
}
