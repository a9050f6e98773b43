import type { Brand } from '../../kernel/brand';
import type { EmailAddress } from '../../kernel/person/email-address';

/**
 * A password, spelt in one way however it was typed: accents composed, spaces of every kind plain
 * (OpaqueString, RFC 8265). Nothing else of it is changed, spaces at its ends stay, and nothing is cut.
 */
export type Password = Brand<string, 'password'>;

export interface Credentials {
  readonly email: EmailAddress;
  readonly password: Password;
}

/** What the back end gives for credentials. */
export interface Session {
  /** Whoever has it is the customer: it goes to no script and no address. */
  readonly token: string;
  /** How long it is good for, in whole seconds; absent where the back end does not say. */
  readonly expiresInSeconds?: number;
}
