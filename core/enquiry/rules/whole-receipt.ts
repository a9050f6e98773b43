import { dayFromText } from '../../kernel/written-day';
import type { Appointment } from '../model/appointments';
import type { FormDefinition } from '../model/form-definition';
import type { Receipt, Submission } from '../model/submission';

/**
 * What the desk answers, and beside it what the shopper chose: the receipt is read without the form.
 * It is the same for every repeat, so that it does not say whether it is one.
 */
export function wholeReceipt(
  { repeated, ...receipt }: Receipt,
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

const TIME = /^\d{2}:\d{2}$/;

function appointmentIn(
  { appointments }: FormDefinition,
  { fields }: Submission,
): Appointment | undefined {
  const sent = new Map(fields);
  const day = sent.get(appointments?.dayField ?? '');
  const time = sent.get(appointments?.timeField ?? '');
  if (appointments === undefined || day === undefined || time === undefined) return undefined;
  // Where nobody tells when the branch is open, it was written in words.
  return TIME.test(time)
    ? { day: dayFromText(day), time, minutes: appointments.minutes }
    : undefined;
}
