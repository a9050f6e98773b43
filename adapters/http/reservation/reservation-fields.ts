import { OPT_IN_CHANNELS } from '../../../core/enquiry/public';
import { dayFromText } from '../../../core/kernel/written-day';
import { RESERVATION_FIELDS, type ReservationRequest } from '../../../core/reservation/public';

/** "12:00" as the documents have times (RES-02). */
const withSeconds = (time: string): string => (/^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time);

/** The reservation object (CALL-44, RES-01): each of the fourteen fields, empty where nothing was said. */
export function reservationFields({ registration = '', submission }: ReservationRequest) {
  const typed = new Map(submission.fields);
  const fields = RESERVATION_FIELDS.map((name) => {
    const value = typed.get(name) ?? '';
    if (name === 'visit_date') return [name, dayFromText(value)] as const;
    return [name, name === 'time' ? withSeconds(value) : value] as const;
  });
  return {
    ...Object.fromEntries(fields),
    terms: submission.termsAccepted,
    // Only the channels that were ticked (CG-017).
    opt_in: Object.fromEntries(
      OPT_IN_CHANNELS.filter((channel) => submission.optIns[channel] === true).map((channel) => [
        channel,
        true,
      ]),
    ),
    vehicle_id: submission.vehicle?.stockId ?? '',
    vehicle_vrm: registration.toUpperCase().replace(/[\s-]+/g, ''),
    enquiry_source: submission.source.source,
  };
}
