import { TICKED, valueIn, type FieldFaults, type FormValues } from '../../kernel/form/field';
import type { FieldFault } from '../model/field-fault';
import { TERMS_NAME, type FormDefinition } from '../model/form-definition';
import {
  checkAppointmentDay,
  checkAppointmentTime,
  withAppointmentTimes,
} from './appointment-times';
import { askedFields } from './asked-fields';
import { checkField, type CheckTerms } from './check-field';

/**
 * All that keeps a form from being sent, by field name, in the order of the form. Only what a
 * shopper can see and is asked is checked (EN-10), the same in the browser, at the posted form and at the desk
 * (FORM-29): required fields (FORM-07, FORM-26), names (FORM-25), days (FORM-10), forced terms
 * (FORM-20), appointments while it is open, and that addresses, numbers and choices are what they should be.
 */
export function checkSubmission(
  definition: FormDefinition,
  values: FormValues,
  terms: CheckTerms,
): FieldFaults<FieldFault> {
  const withTimes = withAppointmentTimes(definition, values, terms);
  const { appointments } = withTimes;
  const closed = checkAppointmentDay(definition, values, terms);
  const faults = askedFields(withTimes, values).flatMap(
    (field): readonly (readonly [string, FieldFault])[] => {
      const found =
        checkField(field, valueIn(values, field.name), terms) ??
        (field.name === appointments?.dayField ? closed : undefined);
      const isNoTime = found?.kind === 'not-an-option' && field.name === appointments?.timeField;
      const fault = (isNoTime ? checkAppointmentTime(definition, values) : undefined) ?? found;
      return fault === undefined ? [] : [[field.name, fault]];
    },
  );
  const isRefused = definition.forceTerms && valueIn(values, TERMS_NAME) !== TICKED;
  return Object.fromEntries(
    isRefused ? [...faults, [TERMS_NAME, { kind: 'terms-not-accepted' }]] : faults,
  );
}
