import type { StoredAccount } from './account-store';

/** A customer, for whatever else the back end keeps of them. */
export type AccountHolder = Omit<StoredAccount, 'password'>;

export interface OpenedSession {
  readonly token: string;
  readonly expiresInSeconds: number;
}
