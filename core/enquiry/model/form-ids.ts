/** The forms that the site shows, by what each is for: their ids at the back end (FORM-01, CALL-42). */
export const FORM_IDS = { callback: 'request-callback' } as const;
