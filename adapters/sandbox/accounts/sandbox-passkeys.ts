import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { left, right, type Either } from 'fp-ts/Either';
import type { PasskeyFile, StoredPasskey } from './passkey-file';
import type { AccountHolder, OpenedSession } from './account-holder';

export interface SandboxPasskeysParts {
  readonly file: PasskeyFile;
  readonly now: () => number;
  readonly siteName: string;
  /** The only site there is, where it is set; else whichever asks. */
  readonly siteOrigin?: string;
  readonly open: (accountId: string) => OpenedSession;
  readonly added: (account: AccountHolder, name: string) => void;
}

/** Why a passkey is of no use here. */
export type PasskeyFault =
  /** Passkeys are good for a site with a name, and for no other. */
  'no-such-site' | 'wrong-answer' | 'too-many';

export interface SandboxPasskeys {
  /** @param site scheme and host that the browser is at */
  readonly question: (
    site: string,
  ) => Promise<Either<PasskeyFault, PublicKeyCredentialRequestOptionsJSON>>;
  readonly logIn: (site: string, answer: unknown) => Promise<Either<PasskeyFault, OpenedSession>>;
  readonly newQuestion: (
    account: AccountHolder,
    site: string,
  ) => Promise<Either<PasskeyFault, PublicKeyCredentialCreationOptionsJSON>>;
  readonly add: (
    account: AccountHolder,
    asked: { readonly site: string; readonly answer: unknown; readonly name: string },
  ) => Promise<Either<PasskeyFault, null>>;
  readonly of: (account: AccountHolder) => readonly StoredPasskey[];
  readonly remove: (account: AccountHolder, id: string) => boolean;
}

const MOST_PASSKEYS = 20;
const LONGEST_NAME = 60;

/** The library comes with the first who uses a passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** The second way in, by the WebAuthn standard: what an authenticator signs, and nothing to remember. */
export function sandboxPasskeys({
  file,
  now,
  siteName,
  siteOrigin,
  open,
  added,
}: SandboxPasskeysParts): SandboxPasskeys {
  /** The domain of a site; none where passkeys cannot be: addresses of numbers, and other sites than ours. */
  function domainOf(site: string): string | undefined {
    if (!URL.canParse(site)) return undefined;
    const { origin, hostname, protocol } = new URL(site);
    const isNumbers = isOfNumbers(hostname);
    // A site that listens on this machine is known here by its name, too.
    const isElsewhere =
      siteOrigin !== undefined &&
      origin !== new URL(siteOrigin).origin &&
      !(hostname === 'localhost' && isOfNumbers(new URL(siteOrigin).hostname));
    if (origin !== site || isElsewhere) return undefined;
    const isSafe = protocol === 'https:' || hostname === 'localhost';
    return isNumbers || !isSafe ? undefined : hostname;
  }

  return {
    question: async (site) => {
      const rpID = domainOf(site);
      if (rpID === undefined) return left('no-such-site');
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      file.addChallenge(options.challenge, undefined, now());
      return right(options);
    },

    logIn: async (site, answer) => {
      const rpID = domainOf(site);
      if (rpID === undefined) return left('no-such-site');
      const passkey = isAnswer(answer) ? file.byId(answer.id) : undefined;
      if (passkey?.rpId !== rpID) return left('wrong-answer');
      const { verifyAuthenticationResponse } = await webauthn();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => file.takeChallenge(challenge, undefined, now()),
          expectedOrigin: site,
          expectedRPID: rpID,
          credential: {
            id: passkey.id,
            publicKey: passkey.publicKey,
            counter: passkey.counter,
            transports: [...passkey.transports] as AuthenticatorTransport[],
          },
        });
        if (!verified) return left('wrong-answer');
        file.used(passkey.id, authenticationInfo.newCounter, now());
      } catch {
        // The library throws for whatever does not fit.
        return left('wrong-answer');
      }
      return right(open(passkey.accountId));
    },

    newQuestion: async (account, site) => {
      const rpID = domainOf(site);
      if (rpID === undefined) return left('no-such-site');
      const held = file.of(account.id);
      if (held.length >= MOST_PASSKEYS) return left('too-many');
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: account.email,
        userDisplayName: [account.firstName, account.lastName].join(' ').trim() || account.email,
        userID: new Uint8Array(Buffer.from(account.id, 'hex')),
        attestationType: 'none',
        excludeCredentials: held.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      file.addChallenge(options.challenge, account.id, now());
      return right(options);
    },

    add: async (account, { site, answer, name }) => {
      const rpId = domainOf(site);
      if (rpId === undefined) return left('no-such-site');
      const { verifyRegistrationResponse } = await webauthn();
      const shownName = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) || 'Passkey';
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: (challenge) => file.takeChallenge(challenge, account.id, now()),
          expectedOrigin: site,
          expectedRPID: rpId,
        });
        if (!verified) return left('wrong-answer');
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const isNew = file.add({
          id,
          accountId: account.id,
          rpId,
          publicKey,
          counter,
          transports,
          name: shownName,
          addedAt: now(),
        });
        if (!isNew) return left('wrong-answer');
      } catch {
        return left('wrong-answer');
      }
      added(account, shownName);
      return right(null);
    },

    of: ({ id }) => file.of(id),
    remove: (account, id) => file.remove(account.id, id),
  };
}

/** Of an address that is no name: no passkey can be for it. */
const isOfNumbers = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);

const isAnswer = (answer: unknown): answer is { readonly id: string } =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
