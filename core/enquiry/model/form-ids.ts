/** The forms that the site shows, by what each is for: their ids at the back end (FORM-01, CALL-42). */
export const FORM_IDS = {
  callback: 'request-callback',
  enquire: 'vehicle-enquiry',
  'general-enquiry': 'general-enquiry',
  'test-drive': 'test-drive',
  appointment: 'virtual-appointment',
} as const;

/** What a form of the site is for. */
export type FormKind = keyof typeof FORM_IDS;

/** Whether there is a form for what is asked; reserving and buying have steps of their own. */
export const hasForm = (kind: string): kind is FormKind => Object.hasOwn(FORM_IDS, kind);
