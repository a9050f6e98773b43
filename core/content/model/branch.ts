/** A dealership as the sites call lists it (CALL-32). */
export interface Branch {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly town?: string;
  readonly postcode?: string;
  readonly telephone?: string;
  readonly email?: string;
}
