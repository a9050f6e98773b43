import type { EnquiryKind } from '../rules/enquiry-kinds';

/** The forms that the site shows, by what each is for: their ids at the back end (FORM-01, CALL-42). */
export const FORM_IDS = {
  callback: 'request-callback',
  enquire: 'vehicle-enquiry',
  'general-enquiry': 'general-enquiry',
  'test-drive': 'test-drive',
  appointment: 'virtual-appointment',
  contact: 'contact',
  'outstanding-finance': '29',
  voucher: '26',
  'part-exchange': 'part-exchange',
  'mot-unsubscribe': 'mot-unsubscribe',
} as const;

/** What a form of the site is for. */
export type FormKind = keyof typeof FORM_IDS;

/** A form that the page of a vehicle leads to. */
export type VehicleFormKind = Extract<FormKind, EnquiryKind>;

/** Whether there is a form for what is asked; reserving and buying have steps of their own. */
export const hasForm = (kind: EnquiryKind): kind is VehicleFormKind =>
  Object.hasOwn(FORM_IDS, kind);

/** What the form of this id is for; any other is a form that only the back end knows. */
export const kindOfForm = (id: string): FormKind | 'generic' =>
  KINDS.find((kind) => FORM_IDS[kind] === id) ?? 'generic';

const KINDS = Object.keys(FORM_IDS) as readonly FormKind[];
