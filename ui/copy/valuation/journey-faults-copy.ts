import type { FormField } from '../../../core/enquiry/public';
import type { JourneyFault } from '../../../core/valuation/public';
import { faultSentence } from '../forms/form-copy';

/** What to do where nothing stands in a field, in the words of what it asks. */
const MISSING: Readonly<Record<string, string>> = {
  vrm: 'Enter the registration',
  mileage: 'Enter the mileage',
  _organisational_unit: 'Choose your closest location',
  trim: 'Enter the trim, such as SE',
  date_first_registered: 'Enter the date it was first registered, like 28/11/2019',
  title: 'Choose a title',
  name: 'Enter your full name',
};

const pounds = new Intl.NumberFormat('en-GB');

/** One sentence that says how to put a field right, as in any form, and of what a valuation alone asks. */
export function journeyFaultSentence(
  field: Pick<FormField, 'label' | 'kind' | 'name'> & Partial<Pick<FormField, 'slug'>>,
  fault: JourneyFault,
): string {
  switch (fault.kind) {
    case 'no-last-name':
      return 'Enter your first name and your last name';
    case 'too-many-miles':
      return `Mileage must be ${pounds.format(fault.most)} or fewer`;
    case 'not-an-amount':
      return 'Outstanding finance must be an amount in pounds, like 3,500';
    case 'terms-not-accepted':
      return 'Check the box to agree to our privacy terms & conditions';
    case 'missing':
      return field.name === 'department_code'
        ? `Choose your ${field.label.replace(/^Choose /, '').toLowerCase()}`
        : (MISSING[field.name] ?? faultSentence(field, fault));
    default:
      return faultSentence(field, fault);
  }
}
