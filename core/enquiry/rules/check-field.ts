import { isRight, type Either } from 'fp-ts/Either';
import { isCalendarDay } from '../../kernel/calendar-day';
import { TICKED } from '../../kernel/form/field';
import { readMileage } from '../../kernel/mileage';
import { readEmailAddress } from '../../kernel/person/email-address';
import { readPersonName, type NamePolicy } from '../../kernel/person/person-name';
import { readPostcode } from '../../kernel/person/postcode';
import { readTelephone } from '../../kernel/person/telephone';
import { readRegistration } from '../../kernel/registration';
import { plainDigits } from '../../kernel/tidy-text';
import type { FieldFault, OwnFault } from '../model/field-fault';
import type { FormField } from '../model/form-definition';
import type { BritishNow } from './british-now';
import { dateLimits } from './date-limits';
import { fieldMeaning, type FieldMeaning } from './field-meaning';
import { isList, tickedOptions } from './ticked-options';
import { tidyValue } from './tidy-value';

/** What the checks need to know beside the form. */
export interface CheckTerms extends BritishNow {
  readonly namePolicy: NamePolicy;
}

/** The longest that a line and a text of many lines may be, in characters as a reader counts them. */
export const LONGEST_LINE = 250;
export const LONGEST_TEXT = 4000;

/** "12,500", "£1 200.50", "-3". */
const NUMBER = /^[-+\u2212]?\s?£?\s?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?$/;

/** What is wrong with what stands in a field; nothing where it can be sent. */
export function checkField(
  field: FormField,
  typed: string,
  terms: CheckTerms,
): FieldFault | undefined {
  // No shopper can put right what is not to be seen (EN-10).
  if (field.kind === 'hidden') return undefined;
  const value = tidyValue(field, typed, terms.today);
  if (value === '') return field.required && canBeFilled(field) ? { kind: 'missing' } : undefined;
  const meaning = fieldMeaning(field);
  if (meaning !== undefined) return checkMeaning(meaning, value, terms);
  switch (field.kind) {
    case 'text':
    case 'email':
      return tooLong(value, LONGEST_LINE);
    case 'textarea':
      return tooLong(value, LONGEST_TEXT);
    case 'number':
      return tooLong(value, LONGEST_LINE) ?? checkNumber(value);
    case 'date':
      return checkDay(value, field, terms.today);
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'dealership':
    case 'department':
      return checkChoice(field, value);
  }
}

/** A choice without options, as when the dealerships cannot be had, must not stop an enquiry. */
const canBeFilled = ({ kind, options }: FormField): boolean =>
  !['select', 'radio', 'dealership', 'department'].includes(kind) || options.length > 0;

const tooLong = (value: string, most: number): FieldFault | undefined =>
  [...value].length > most ? { kind: 'too-long', most } : undefined;

const checkNumber = (value: string): FieldFault | undefined =>
  NUMBER.test(plainDigits(value)) ? undefined : { kind: 'not-a-number' };

function checkDay(value: string, field: FormField, today: string): FieldFault | undefined {
  if (!isCalendarDay(value)) return { kind: 'not-a-day' };
  const { earliest, latest } = dateLimits(field.disabledDays, today);
  if (earliest !== undefined && value < earliest) return { kind: 'day-too-early', earliest };
  return latest !== undefined && value > latest ? { kind: 'day-too-late', latest } : undefined;
}

function checkChoice(field: FormField, value: string): FieldFault | undefined {
  const { kind, options } = field;
  if (options.length === 0) {
    if (kind !== 'checkbox') return tooLong(value, LONGEST_LINE);
    return value === TICKED ? undefined : { kind: 'not-an-option' };
  }
  const isKnown = isList(field)
    ? value.split(',').length ===
      tickedOptions(value, options).flatMap((option) => option.value.split(',')).length
    : options.some((option) => option.value === value);
  return isKnown ? undefined : { kind: 'not-an-option' };
}

function checkMeaning(
  meaning: FieldMeaning,
  value: string,
  { namePolicy }: CheckTerms,
): FieldFault | undefined {
  switch (meaning) {
    case 'first-name':
    case 'last-name':
      return faultOf(readPersonName(namePolicy)(value), (fault) => ({ kind: 'not-a-name', fault }));
    case 'email':
      return faultOf(readEmailAddress(value), (fault) => ({ kind: 'not-an-email', fault }));
    case 'telephone':
      return faultOf(readTelephone(value), (fault) => ({ kind: 'not-a-telephone', fault }));
    case 'postcode':
      return faultOf(readPostcode(value), (fault) => ({ kind: 'not-a-postcode', fault }));
    case 'registration':
      return faultOf(readRegistration(value), (fault) => ({ kind: 'not-a-registration', fault }));
    case 'mileage':
      return isRight(readMileage(value)) ? undefined : { kind: 'not-a-mileage' };
    case 'full-name':
    case 'make':
    case 'model':
      return tooLong(value, LONGEST_LINE);
  }
}

interface ReaderFault {
  readonly kind: string;
  readonly most?: number;
}

const isOwn = <Fault extends ReaderFault>(fault: Fault): fault is Fault & OwnFault<Fault> =>
  fault.kind !== 'empty' && fault.most === undefined;

function faultOf<Fault extends ReaderFault>(
  reading: Either<Fault, string>,
  own: (fault: OwnFault<Fault>) => FieldFault,
): FieldFault | undefined {
  if (isRight(reading)) return undefined;
  const fault = reading.left;
  if (isOwn(fault)) return own(fault);
  return fault.most === undefined ? { kind: 'missing' } : { kind: 'too-long', most: fault.most };
}
