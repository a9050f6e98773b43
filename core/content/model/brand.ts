/** A make that is for sale now, as the footer lists it (CALL-19). */
export interface Brand {
  readonly slug: string;
  readonly label: string;
}
