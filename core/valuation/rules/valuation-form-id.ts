/** The form by which a vehicle is described that no price was made for (VALA-52, CG-022). */
export const VALUATION_FORM_ID = '44';
