import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import { randomBytes } from 'node:crypto';
import {
  type AccountShortlist,
  type PasswordFault,
  readNewPassword,
  readPassword,
} from '../../../core/account/public';
import { readEmailAddress, type EmailAddress } from '../../../core/kernel/person/email-address';
import type { Email, EmailQueue } from '../desk/email-queue';
import type { TakerMail } from '../desk/take-enquiry';
import { changedLetter, linkLetter, passkeyLetter } from './account-letters';
import type { AccountHolder, OpenedSession } from './account-holder';
import { emailKeyOf, SESSION_MS, type AccountStore } from './account-store';
import { networkOf } from './network-of';
import {
  hashPassword,
  isPasswordOf,
  nobodysHash,
  USUAL_COST,
  type HashCost,
} from './password-hash';
import { sandboxPasskeys, type SandboxPasskeys } from './sandbox-passkeys';
import type { ShortlistFile } from './shortlist-file';

export interface SandboxAccountsParts {
  readonly store: AccountStore;
  readonly now: () => number;
  readonly mail: TakerMail;
  readonly letters: Pick<EmailQueue, 'writeLetter'>;
  /** The address that a reservation was made with. */
  readonly emailOfReservation: (id: string) => string | undefined;
  /** Of passwords set from now on. */
  readonly cost?: HashCost;
  readonly log?: (line: string) => void;
}

export type NotLoggedIn =
  { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly seconds: number };

export type NotSet =
  /** Used, too old, or never a link. */
  { readonly kind: 'link-over' } | { readonly kind: 'password'; readonly fault: PasswordFault };

export type NotCreated =
  | { readonly kind: 'email' }
  | { readonly kind: 'known' }
  | { readonly kind: 'password'; readonly fault: PasswordFault };

/** What customers have saved. */
export interface SandboxShortlists {
  readonly of: (customer: AccountHolder) => AccountShortlist;
  readonly write: (
    customer: AccountHolder,
    list: AccountShortlist,
  ) => ReturnType<ShortlistFile['write']>;
}

export interface SandboxAccounts {
  /** @param address of the network that asks */
  readonly logIn: (
    credentials: { readonly email: string; readonly password: string },
    address: string,
  ) => Promise<Either<NotLoggedIn, OpenedSession>>;
  readonly logOut: (token: string) => void;
  /** Whose token this is; nobody’s once it has expired, or its owner has logged out or set another password. */
  readonly customerOf: (token: string) => AccountHolder | undefined;
  /**
   * E-mails a link, after whoever asked has been answered: the answer and its time say nothing of
   * accounts and reservations (AC-3).
   * @returns seconds to wait, where too much is asked for from one network.
   */
  readonly sendLink: (
    to: { readonly email: string } | { readonly reservation: string },
    address: string,
  ) => number | undefined;
  readonly setPassword: (
    linkToken: string,
    password: string,
    address: string,
  ) => Promise<Either<NotSet, null>>;
  /** For whoever runs the back end: over the network an account begins with a link. */
  readonly create: (account: {
    readonly email: string;
    readonly password: string;
    readonly firstName?: string;
    readonly lastName?: string;
  }) => Promise<Either<NotCreated, AccountHolder>>;
  readonly passkeys: SandboxPasskeys;
  readonly shortlists: SandboxShortlists;
  /** Waits until all letters are written. */
  readonly settled: () => Promise<void>;
}

/** The group's customers: who they are, and how they prove it. */
export function sandboxAccounts({
  store,
  now,
  mail,
  letters,
  emailOfReservation,
  cost = USUAL_COST,
  log,
}: SandboxAccountsParts): SandboxAccounts {
  let pending: Promise<unknown> = Promise.resolve();
  /** What is compared where there is no password, so that it takes as long. */
  const nobodys = nobodysHash(cost);
  const trierOf = (email: string, address: string) => ({
    emailKey: emailKeyOf(email),
    network: networkOf(address),
  });
  const to = (email: string) => ({
    email,
    siteName: mail.siteName,
    siteOrigin: mail.siteOrigin ?? '',
  });

  /** Once whoever asked has been answered. */
  function afterwards(write: () => Email | undefined): void {
    pending = pending
      .then(() => new Promise(setImmediate))
      .then(async () => {
        const email = write();
        if (email === undefined) return;
        const reference = `AC-${randomBytes(8).toString('hex').toUpperCase()}`;
        await letters.writeLetter(email, { reference, at: now() }, mail.delivery);
        mail.wake();
      })
      .catch((problem: unknown) => {
        log?.(`A letter about an account was not written: ${String(problem)}`);
      });
  }

  const opened = (accountId: string): OpenedSession => ({
    token: store.openSession(accountId, now()),
    expiresInSeconds: SESSION_MS / 1000,
  });

  async function logIn(
    { email, password }: { readonly email: string; readonly password: string },
    address: string,
  ): Promise<Either<NotLoggedIn, OpenedSession>> {
    const trier = trierOf(email, address);
    const start = store.tries.begin(trier, now());
    if (start.kind === 'wait') {
      return left({ kind: 'wait', seconds: Math.ceil(start.ms / 1000) });
    }
    const account = store.byEmail(email);
    const typed = readPassword(password);
    const hash = account?.password ?? nobodys;
    // The same work, whatever is wrong (AC-3).
    const isRightPassword = await isPasswordOf(hash, isRight(typed) ? typed.right : '');
    // What the account is now: a link may have been used meanwhile.
    const isSame = account !== undefined && store.byEmail(email)?.password === account.password;
    if (!isSame || account.password === undefined || !isRightPassword || isLeft(typed)) {
      return left({ kind: 'wrong' });
    }
    store.tries.succeeded(trier, start.id, now());
    return right(opened(account.id));
  }

  const addressFor = (
    asked: { readonly email: string } | { readonly reservation: string },
  ): EmailAddress | undefined => {
    const typed = 'email' in asked ? asked.email : emailOfReservation(asked.reservation);
    const read = readEmailAddress(typed ?? '');
    return isRight(read) ? read.right : undefined;
  };

  return {
    logIn,
    logOut: store.endSession,
    customerOf: (token) => {
      const account = store.ofToken(token, now());
      if (account === undefined) return undefined;
      const { password: _, ...holder } = account;
      return holder;
    },
    sendLink: (asked, address) => {
      const trier = trierOf(
        'email' in asked ? asked.email : `reservation/${asked.reservation}`,
        address,
      );
      const verdict = store.tries.askedForLink(trier, now());
      if (verdict === 'wait') return 60 * 60;
      afterwards(() => {
        const email = verdict === 'write' ? addressFor(asked) : undefined;
        return email && linkLetter(to(email), store.addLink(email, now()));
      });
      return undefined;
    },
    setPassword: async (linkToken, typed, address) => {
      const link = store.link(linkToken, now());
      if (link === undefined) return left({ kind: 'link-over' });
      const password = readNewPassword(typed, link.email);
      // The link stays good for a better one.
      if (isLeft(password)) return left({ kind: 'password', fault: password.left });
      const hash = await hashPassword(password.right, cost);
      const account = store.useLink(linkToken, hash, now());
      if (account === undefined) return left({ kind: 'link-over' });
      store.tries.cleared(trierOf(account.email, address), now());
      const { length } = store.passkeys.of(account.id);
      afterwards(() => changedLetter(to(account.email), length));
      return right(null);
    },
    create: async ({ email, password, ...names }) => {
      const address = readEmailAddress(email);
      if (isLeft(address)) return left({ kind: 'email' });
      const chosen = readNewPassword(password, address.right);
      if (isLeft(chosen)) return left({ kind: 'password', fault: chosen.left });
      const hash = await hashPassword(chosen.right, cost);
      const account = store.create({ email: address.right, password: hash, ...names }, now());
      if (account === undefined) return left({ kind: 'known' });
      const { password: _, ...holder } = account;
      return right(holder);
    },
    passkeys: sandboxPasskeys({
      file: store.passkeys,
      now,
      siteName: mail.siteName,
      ...(mail.siteOrigin !== undefined && { siteOrigin: mail.siteOrigin }),
      open: opened,
      added: ({ email }, name) => {
        afterwards(() => passkeyLetter(to(email), name));
      },
    }),
    shortlists: {
      of: ({ id }) => store.shortlists.of(id),
      write: ({ id }, list) => store.shortlists.write(id, list, now()),
    },
    settled: async () => {
      await pending;
    },
  };
}
