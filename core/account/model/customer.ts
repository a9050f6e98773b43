/** A customer as the back end knows them: what `show` tells (AUTH-08, `docs/contracts/account-api.md`). */
export interface Customer {
  /** The back end's own name of the account, never shown. */
  readonly id: string;
  readonly email: string;
  /** Absent where the account has none: it needs an address of e-mail only. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Absent where the back end knows no passkeys. */
  readonly passkeys?: readonly Passkey[];
}

/** A passkey of an account, as its owner tells it from others. */
export interface Passkey {
  readonly id: string;
  /** What keeps it, as its owner or its maker calls it: "Chrome on Windows". */
  readonly name: string;
  /** ISO instants. */
  readonly addedAt?: string;
  readonly lastUsedAt?: string;
}

/** "Siân O’Neill"; the address where there is no name. */
export const customerName = ({ firstName = '', lastName = '', email }: Customer): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ') || email;
