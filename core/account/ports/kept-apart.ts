/** Where a browser remembers that its list and the account's are to be kept apart. */
export interface KeptApart {
  /** The version of the account's list at which that was chosen; nothing where it never was. */
  readonly read: () => number | undefined;
  /** Where storage is blocked it lasts as long as the visit. */
  readonly write: (version: number) => void;
}
