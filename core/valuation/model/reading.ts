/** The documents' two journeys (CG-001): screens by the address, or four steps of a form. */
export const READINGS = ['a', 'b'] as const;
export type Reading = (typeof READINGS)[number];
