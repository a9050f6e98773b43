import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../../../core/account/public';
import type { Terminal } from '../terminal';
import { settingsOf } from '../open-back-end';

/** The session of whoever uses the command line, for the commands that come after the login. */
export interface KeptSession {
  /** Of the back end that is asked, and of no other: a token is told to nobody else. */
  readonly read: () => Session | undefined;
  readonly keep: (session: Session) => void;
  readonly forget: () => void;
}

interface Kept {
  readonly token: string;
  readonly backEnd: string;
}

const SANDBOX = 'sandbox';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'backEnd' in value &&
  typeof value.backEnd === 'string';

/**
 * In `cli-session.json` of the data folder, which its owner alone may read.
 * @param api of the command, as it was given.
 */
export function keptSession(terminal: Terminal, api: string | undefined): KeptSession {
  const { dataFolder, apiBaseUrl } = settingsOf(terminal);
  const backEnd = api ?? apiBaseUrl ?? SANDBOX;
  const file = join(dataFolder, 'cli-session.json');
  const kept = (): Kept | undefined => {
    try {
      const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return isKept(read) ? read : undefined;
    } catch {
      // None, or none that can be read: nobody is logged in.
      return undefined;
    }
  };
  return {
    read: () => {
      const found = kept();
      return found?.backEnd === backEnd ? { token: found.token } : undefined;
    },
    keep: ({ token }) => {
      mkdirSync(dataFolder, { recursive: true });
      // Beside and then in its place: at no time can anybody else read it.
      const beside = `${file}.${String(process.pid)}`;
      writeFileSync(beside, `${JSON.stringify({ token, backEnd } satisfies Kept)}\n`, {
        mode: 0o600,
      });
      chmodSync(beside, 0o600);
      renameSync(beside, file);
    },
    forget: () => {
      if (kept()?.backEnd === backEnd) rmSync(file, { force: true });
    },
  };
}
