import type { AppointmentFields } from '../../../core/enquiry/public';
import { readText } from '../lenient';

const DAY_MINUTES = 24 * 60;

/** How a form makes appointments, as it travels; nothing where it cannot be read. */
export function appointmentsOf(
  wire: Readonly<Record<string, unknown>>,
): AppointmentFields | undefined {
  const dayField = readText(wire['date']);
  const timeField = readText(wire['time']);
  const minutes = Number(readText(wire['minutes']) ?? '');
  if (dayField === undefined || timeField === undefined) return undefined;
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > DAY_MINUTES) return undefined;
  return { dayField, timeField, minutes };
}
