import { dayFromText } from '../../kernel/calendar-day';
import type { Appointment } from '../model/appointment-hours';
import type { FormDefinition } from '../model/form-definition';
import type { Receipt, Submission } from '../model/submission';

/** What the desk answers, and beside it what the shopper chose: the receipt is read without the form. */
export function wholeReceipt(
  receipt: Receipt,
  definition: FormDefinition,
  submission: Submission,
): Receipt {
  const { dealership } = submission;
  const appointment = appointmentIn(definition, submission);
  return {
    ...receipt,
    ...(dealership !== undefined && { dealership }),
    ...(appointment !== undefined && { appointment }),
  };
}

function appointmentIn(
  { appointments: hours }: FormDefinition,
  { fields }: Submission,
): Appointment | undefined {
  const sent = new Map(fields);
  const day = sent.get(hours?.dayField ?? '');
  const time = sent.get(hours?.timeField ?? '');
  if (hours === undefined || day === undefined || time === undefined) return undefined;
  return { day: dayFromText(day), time, minutes: hours.minutes };
}
