import { isLeft } from 'fp-ts/Either';
import { checkField, type FormField } from '../../enquiry/public';
import { isCalendarDay } from '../../kernel/calendar-day';
import { withoutSpaces } from '../../kernel/registration';
import { tidyLine } from '../../kernel/tidy-text';
import { dayFromText } from '../../kernel/written-day';
import type { NamePolicy } from '../../kernel/person/person-name';
import type { JourneyFault, JourneyFaults } from '../model/journey-fault';
import { readMileage } from '../../kernel/mileage';
import { readSettlement } from './read-settlement';

/** A field of a journey, as those of any form but for its label: texts stand in `ui/copy`. */
export type JourneyField = Omit<FormField, 'label'>;

/** A line of text that must be filled in, unless told otherwise. */
export const askedField = (
  name: string,
  rest: Partial<Omit<JourneyField, 'id' | 'name'>> = {},
): JourneyField => ({
  id: name,
  name,
  kind: 'text',
  required: true,
  options: [],
  multiple: false,
  ...rest,
});

/** What the checks go by. `today` is "2026-11-29". */
export interface FieldTerms {
  readonly today: string;
  readonly namePolicy?: NamePolicy;
}

/** What is wrong with what stands in a field, by the rules of every form. */
export const fieldFault = (
  field: JourneyField,
  typed: string,
  { today, namePolicy = 'inclusive' }: FieldTerms,
): JourneyFault | undefined => checkField({ ...field, label: '' }, typed, { today, namePolicy });

/** Those that are wrong. */
export const faultsOf = (
  found: Readonly<Record<string, JourneyFault | undefined>>,
): JourneyFaults =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault]])),
  );

const COULD_BE_A_MARK = /^[A-Za-z0-9]{2,10}$/;

/**
 * A mark is refused only where no vehicle of any country could carry it (VALA-11): whether there is
 * one behind it the lookup says, and whoever has another kind of mark goes on by hand.
 */
export function markFault(typed: string): JourneyFault | undefined {
  const bare = withoutSpaces(typed);
  if (bare === '') return { kind: 'missing' };
  return COULD_BE_A_MARK.test(bare)
    ? undefined
    : { kind: 'not-a-registration', fault: { kind: 'not-a-registration' } };
}

export function milesFault(typed: string): JourneyFault | undefined {
  const read = readMileage(typed);
  if (!isLeft(read)) return undefined;
  const { left: fault } = read;
  if (fault.kind === 'empty') return { kind: 'missing' };
  return fault.kind === 'too-many'
    ? { kind: 'too-many-miles', most: fault.most }
    : { kind: 'not-a-mileage' };
}

export function settlementFault(typed: string): JourneyFault | undefined {
  const read = readSettlement(typed);
  return isLeft(read) ? read.left : undefined;
}

/** DD/MM/YYYY and nothing else, never in the future (VALA-24, WE-114). */
export function firstRegisteredFault(typed: string, today: string): JourneyFault | undefined {
  const text = tidyLine(typed);
  if (text === '') return { kind: 'missing' };
  const day = /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? dayFromText(text) : '';
  if (!isCalendarDay(day)) return { kind: 'not-a-day' };
  return day > today ? { kind: 'day-too-late', latest: today } : undefined;
}
