/** Where vehicles are valued (VALA-55): a branch, as the valuer names it. */
export interface Department {
  /** Sent with a valuation. */
  readonly code: string;
  readonly name: string;
  /** That of the branch's page, and of where a vehicle stands (VALA-56). */
  readonly slug?: string;
  readonly telephone?: string;
  /** Sent with an enquiry (CG-012). */
  readonly id?: string;
}
