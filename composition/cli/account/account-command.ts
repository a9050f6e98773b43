import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  customerName,
  isSessionOver,
  readPassword,
  type Customer,
  type CustomerDesk,
} from '../../../core/account/public';
import { readEmailAddress, type EmailAddress } from '../../../core/kernel/person/email-address';
import {
  emailSentence,
  loginSentence,
  passwordSentence,
  TOO_LONG_TO_BE_ONE,
} from '../../../ui/copy/account/account-copy';
import { sandboxSettings } from '../../settings/sandbox-settings';
import { failureLine } from '../failure-line';
import { settingsOf, type OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { accountListCommand } from './account-list-command';
import { asCustomer } from './as-customer';
import type { KeptSession } from './kept-session';
import { typedPassword } from './typed-password';

interface Flags {
  readonly email?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly json?: boolean;
  readonly api?: string;
}

const wrongUsage = (line: string): CommandFailed => new CommandFailed(line, EXIT.wrongUsage);

/** `forecourt account`: customers of the stand-in back end, and being one of them. */
export function accountCommand(terminal: Terminal, open: OpenBackEnd): Command {
  const tell = (json: boolean | undefined, value: object, lines: readonly string[]): void => {
    if (json === true) terminal.say(JSON.stringify(value, undefined, 2));
    else lines.forEach(terminal.say);
  };

  const ofCustomer = <T>(
    api: string | undefined,
    work: (customers: CustomerDesk, session: KeptSession) => Promise<T>,
  ): Promise<T> =>
    asCustomer(terminal, open, api, ({ ports, session }) => work(ports.customers, session));

  const account = new Command('account').description('customers, and logging in as one');

  account
    .command('create')
    .description(
      'make an account at the stand-in back end; over the network one begins with a link',
    )
    .argument('[email]', 'address that the customer logs in with')
    .option('--email <email>', 'the same')
    .option('--password <password>', 'else FORECOURT_PASSWORD, or a line on standard input')
    .option('--first-name <name>', 'of the customer')
    .option('--last-name <name>', 'of the customer')
    .option('--json', 'machine-readable')
    .action(async (given: string | undefined, flags: Flags) => {
      const email = emailOf(given ?? flags.email);
      const password = await typedPassword(terminal, flags.password);
      const { openSandbox } = await import('../../modules/sandbox');
      const sandbox = await openSandbox({
        ...sandboxSettings(settingsOf(terminal), false),
        say: terminal.complain,
      });
      try {
        const { firstName, lastName } = flags;
        const made = await sandbox.accounts.create({
          email,
          password,
          ...(firstName !== undefined && { firstName }),
          ...(lastName !== undefined && { lastName }),
        });
        if (isLeft(made)) {
          const why = made.left;
          if (why.kind === 'password')
            throw wrongUsage(`password: ${passwordSentence(why.fault)}.`);
          throw why.kind === 'known'
            ? new CommandFailed(`There is an account of ${email} already.`)
            : wrongUsage(`email: ${emailSentence('not-an-email')}.`);
        }
        const { id } = made.right;
        tell(flags.json, { id, email: made.right.email }, [`Account of ${made.right.email} made.`]);
      } finally {
        await sandbox.close();
      }
    });

  account
    .command('login')
    .description('log in; the session is kept in the data folder, for its owner alone')
    .argument('[email]', 'address of the account')
    .option('--email <email>', 'the same')
    .option('--password <password>', 'else FORECOURT_PASSWORD, or a line on standard input')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(async (given: string | undefined, flags: Flags) => {
      const email = emailOf(given ?? flags.email);
      const password = readPassword(await typedPassword(terminal, flags.password));
      if (isLeft(password)) {
        const isEmpty = password.left.kind === 'empty';
        throw wrongUsage(`${isEmpty ? 'Enter your password' : TOO_LONG_TO_BE_ONE}.`);
      }
      await ofCustomer(flags.api, async (customers, session) => {
        const answer = await firstValueFrom(customers.logIn({ email, password: password.right }));
        if (isLeft(answer)) throw new CommandFailed(loginSentence(answer.left));
        session.keep(answer.right);
        tell(flags.json, { email, expiresInSeconds: answer.right.expiresInSeconds ?? null }, [
          `Logged in as ${email}.`,
        ]);
      });
    });

  account
    .command('logout')
    .description('log out: the session is over here and at the back end')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(({ json, api }: Flags) =>
      ofCustomer(api, async (customers, session) => {
        const wasLoggedIn = session.read() !== undefined;
        const answer = wasLoggedIn ? await firstValueFrom(customers.logOut()) : undefined;
        session.forget();
        if (answer !== undefined && isLeft(answer) && !isSessionOver(answer.left)) {
          throw new CommandFailed(
            `Logged out here, but the back end was not told: ${failureLine(answer.left)}`,
          );
        }
        tell(json, { loggedOut: wasLoggedIn }, [
          wasLoggedIn ? 'Logged out.' : 'Nobody was logged in.',
        ]);
      }),
    );

  account
    .command('show')
    .description('who is logged in')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(({ json, api }: Flags) =>
      ofCustomer(api, async (customers, session) => {
        const answer = await firstValueFrom(customers.show());
        if (isLeft(answer)) {
          if (!isSessionOver(answer.left)) throw new CommandFailed(failureLine(answer.left));
          // A session that has ended is of no use any more.
          session.forget();
          throw new CommandFailed('Nobody is logged in: forecourt account login');
        }
        tell(json, inJson(answer.right), inText(answer.right));
      }),
    );
  account.addCommand(accountListCommand(terminal, open));
  return account;
}

function emailOf(given: string | undefined): EmailAddress {
  const read = readEmailAddress(given ?? '');
  if (!isLeft(read)) return read.right;
  throw wrongUsage(`${emailSentence(read.left.kind === 'empty' ? 'missing' : 'not-an-email')}.`);
}

const inJson = ({ id, email, firstName, lastName, passkeys = [] }: Customer) => ({
  id,
  email,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  passkeys: passkeys.map((passkey) => ({
    id: passkey.id,
    name: passkey.name,
    addedAt: passkey.addedAt ?? null,
    lastUsedAt: passkey.lastUsedAt ?? null,
  })),
});

const inText = (customer: Customer): readonly string[] => {
  const name = customerName(customer);
  return [
    ...(name === customer.email ? [] : [name]),
    customer.email,
    ...(customer.passkeys ?? []).map((passkey) => `Passkey: ${passkey.name}`),
  ];
};
