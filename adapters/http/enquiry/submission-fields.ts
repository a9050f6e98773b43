import type { Submission } from '../../../core/enquiry/public';
import { wireParams } from '../wire-params';

type Pair = readonly [string, string];

/**
 * A submission as it travels, in order (FORM-18). Only what holds something is sent (FORM-19); each
 * opt-in is, ticked or not. `vehicle_slug`, `recent_vehicle_slugs` and `_suspect` are ours beside the documented.
 */
export function submissionFields(submission: Submission): readonly Pair[] {
  const { vehicle, source, fields, dealership } = submission;
  const isNamed = fields.some(([name]) => name === '_organisational_unit');
  return [
    ['form_id', submission.formId],
    ...fields,
    ...wireParams({
      _vehicle: vehicle?.title,
      vehicle_id: vehicle?.stockId,
      vehicle_slug: vehicle?.slug,
      vehicle_location: vehicle?.location,
      _organisational_unit: isNamed ? undefined : dealership,
      enquiry_source: source.source,
      enquiry_source_type: source.type,
      enquiry_source_history: source.previousUrls,
      recent_vehicle_slugs: source.recentVehicles,
      _terms_accepted: wireFlag(submission.termsAccepted),
      _suspect: submission.suspect === true ? wireFlag(true) : undefined,
    }),
    ...(submission.photographs ?? []).map((id): Pair => ['_attachment', id]),
    ...Object.entries(submission.optIns).map(([channel, isTicked]): Pair => [
      `_optin[${channel}]`,
      wireFlag(isTicked),
    ]),
  ];
}

const wireFlag = (isTicked: boolean): string => (isTicked ? '1' : '0');
