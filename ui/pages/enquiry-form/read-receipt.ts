import type { Receipt } from '../../../core/enquiry/public';
import { isCalendarDay } from '../../../core/kernel/calendar-day';

/** A receipt out of the visit's cookie; nothing where anybody else wrote there. */
export function readReceipt(text: string | undefined): Receipt | undefined {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null) return undefined;
    const members = new Map<string, unknown>(Object.entries(found));
    const confirmation = members.get('confirmation');
    if (typeof confirmation !== 'string') return undefined;
    const reference = members.get('reference');
    const dealership = members.get('dealership');
    const appointment = appointmentIn(members.get('appointment'));
    return {
      confirmation,
      ...(typeof reference === 'string' && { reference }),
      ...(typeof dealership === 'string' && { dealership }),
      ...(appointment !== undefined && { appointment }),
    };
  } catch {
    return undefined;
  }
}

const TIME = /^\d{2}:\d{2}$/;

function appointmentIn(found: unknown): Receipt['appointment'] {
  if (typeof found !== 'object' || found === null) return undefined;
  if (!('day' in found) || !('time' in found) || !('minutes' in found)) return undefined;
  const { day, time, minutes } = found;
  if (typeof day !== 'string' || !isCalendarDay(day)) return undefined;
  if (typeof time !== 'string' || !TIME.test(time) || typeof minutes !== 'number') return undefined;
  return { day, time, minutes };
}
