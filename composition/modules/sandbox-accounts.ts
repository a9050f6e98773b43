import { openAccountStore } from '../../adapters/sandbox/accounts/account-store';
import type { HashCost } from '../../adapters/sandbox/accounts/password-hash';
import {
  sandboxAccounts,
  type SandboxAccounts,
} from '../../adapters/sandbox/accounts/sandbox-accounts';
import type { DeskStore } from '../../adapters/sandbox/desk/desk-store';
import type { TakerMail } from '../../adapters/sandbox/desk/take-enquiry';
import { accountsFile, orStartFault } from './data-fault';

export interface AccountParts {
  readonly folder: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly mail: TakerMail;
  readonly desk: Pick<DeskStore, 'writeLetter'>;
  readonly emailOfReservation: (id: string) => string | undefined;
  readonly cost?: HashCost | undefined;
}

export interface OpenedAccounts {
  readonly accounts: SandboxAccounts;
  readonly close: () => Promise<void>;
}

const FORGET_EVERY_MS = 10 * 60_000;

/** Accounts of a folder. */
export function openAccounts({
  folder,
  now,
  say,
  mail,
  desk,
  emailOfReservation,
  cost,
}: AccountParts): OpenedAccounts {
  const store = orStartFault(folder, accountsFile(folder), () => openAccountStore(folder));
  store.forget(now());
  const timer = setInterval(() => {
    store.forget(now());
  }, FORGET_EVERY_MS).unref();
  const accounts = sandboxAccounts({
    store,
    now,
    mail,
    letters: desk,
    emailOfReservation,
    log: say,
    ...(cost !== undefined && { cost }),
  });
  return {
    accounts,
    close: async () => {
      clearInterval(timer);
      await accounts.settled();
      store.close();
    },
  };
}
