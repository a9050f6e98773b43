import { join } from 'node:path';
import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { filter, firstValueFrom } from 'rxjs';
import type { BrowserStorage } from '../../../adapters/storage/browser-storage';
import { withFileStorage } from '../../../adapters/storage/file-storage';
import { keptApartIn } from '../../../adapters/storage/kept-apart';
import { LocalStorageShortlistStore } from '../../../adapters/storage/local-storage-shortlist-store';
import {
  changeAccountList,
  isSessionOver,
  onlyInAccount,
  onlyInBrowser,
} from '../../../core/account/public';
import { isNoneThere, type GatewayFailure } from '../../../core/kernel/failure';
import { makeScope } from '../../../core/kernel/scope';
import { createAccountList, type AccountListView } from '../../../core/showroom/public';
import { createShortlist, nameInList, slugsAmong } from '../../../core/shortlist/public';
import { failureLine } from '../failure-line';
import { settingsOf, type OpenBackEnd } from '../open-back-end';
import { openedShortlist } from '../opened-shortlist';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { asCustomer, type CustomersLine } from './as-customer';

interface Flags {
  readonly file?: string;
  readonly json?: boolean;
  readonly api?: string;
}

const NOT_LOGGED_IN = 'Nobody is logged in: forecourt account login';
const NONE_KEPT = 'The back end keeps no lists of customers.';

type Known = Extract<AccountListView, { readonly kind: 'known' }>;

/** `forecourt account shortlist`: the vehicles that the account holds, beside the favourites of the file. */
export function accountListCommand(terminal: Terminal, open: OpenBackEnd): Command {
  const command = new Command('shortlist').description(
    'the vehicles that the account holds, beside the favourites here',
  );

  const failed = (failure: GatewayFailure): CommandFailed =>
    new CommandFailed(
      isSessionOver(failure)
        ? NOT_LOGGED_IN
        : isNoneThere(failure)
          ? NONE_KEPT
          : failureLine(failure),
    );

  /** Both lists, as they are now; ends with what is done with them. */
  async function withBoth(
    { file, api }: Flags,
    isChange: boolean,
    work: (customer: CustomersLine, view: Known, storage: BrowserStorage) => Promise<void>,
  ): Promise<void> {
    const settings = settingsOf(terminal);
    const path = file ?? join(settings.dataFolder, 'shortlist.json');
    const done = await withFileStorage(path, isChange, (storage) =>
      asCustomer(terminal, open, api, async (customer) => {
        const { ports } = customer;
        let failure: GatewayFailure | undefined;
        const scope = makeScope();
        const shortlist = createShortlist(scope, new LocalStorageShortlistStore(() => storage));
        shortlist.restore();
        const list = createAccountList(scope, {
          desk: ports.accountList,
          catalogue: ports.catalogue,
          shortlist,
          settings,
          keptApart: keptApartIn(() => storage),
          failed: (one) => {
            failure = one;
          },
        });
        list.load();
        const view = await firstValueFrom(list.view$.pipe(filter(({ kind }) => kind !== 'asking')));
        scope.end();
        if (view.kind !== 'known') throw failed(failure ?? { kind: 'unreachable' });
        await work(customer, view, storage);
      }),
    );
    if (isLeft(done)) {
      throw new CommandFailed(`${path} cannot be used, and is as it was: ${done.left.reason}.`);
    }
  }

  async function save({ ports }: CustomersLine, slugs: readonly string[]) {
    const answer = await firstValueFrom(
      changeAccountList(ports.accountList, { kind: 'add', slugs }),
    );
    if (isLeft(answer)) throw failed(answer.left);
    return answer.right;
  }

  /** By the rules of the favourites, and with what follows from a change of them. */
  async function addHere(
    customer: CustomersLine,
    view: Known,
    storage: BrowserStorage,
  ): Promise<readonly string[]> {
    const settings = settingsOf(terminal);
    const favourites = openedShortlist(
      { storage, settings, backEnd: customer.line, complain: terminal.complain },
      'favourites',
      () => ({}),
    );
    const names = onlyInAccount(view.offer).map((slug) => {
      const vehicle = view.vehicles.get(slug);
      return vehicle === undefined
        ? slug
        : nameInList(favourites.slugs(), vehicle, settings.favouritesBy);
    });
    names.forEach(favourites.add);
    await favourites.settled();
    return names;
  }

  const part = (name: string, description: string): Command =>
    command
      .command(name)
      .description(description)
      .option('--file <path>', 'where the favourites are kept', undefined)
      .option('--json', 'machine-readable')
      .addOption(API_OPTION);

  const tell = (json: boolean | undefined, value: object, lines: readonly string[]): void => {
    if (json === true) terminal.say(JSON.stringify(value));
    else lines.forEach(terminal.say);
  };

  part('show', 'what the account holds, and what either list has that the other has not').action(
    (flags: Flags) =>
      withBoth(flags, false, async ({ ports }, view) => {
        const answer = await firstValueFrom(ports.accountList.read());
        if (isLeft(answer)) throw failed(answer.left);
        const { slugs, version } = answer.right;
        const here = onlyInAccount(view.offer);
        const there = onlyInBrowser(view.offer);
        tell(
          flags.json,
          { slugs, version, offer: view.offer.kind, onlyAccount: here, onlyBrowser: there },
          [
            ...(slugs.length === 0 ? ['The account holds no vehicles.'] : slugs),
            ...(here.length > 0 ? [`Not among the favourites here: ${here.join(', ')}`] : []),
            ...(there.length > 0 ? [`Not in the account: ${there.join(', ')}`] : []),
          ],
        );
      }),
  );

  part('save', 'add the favourites here to the account').action((flags: Flags) =>
    withBoth(flags, false, async (customer, view) => {
      const { list, done, leftOut } = await save(customer, onlyInBrowser(view.offer));
      tell(flags.json, { ...list, saved: done, leftOut }, [
        ...(done.length === 0 ? ['Nothing was to be saved.'] : done.map(savedLine)),
        ...leftOut.map(noRoomLine),
      ]);
    }),
  );

  part('merge', 'have both lists hold what either holds').action((flags: Flags) =>
    withBoth(flags, true, async (customer, view, storage) => {
      const { list, done, leftOut } = await save(customer, onlyInBrowser(view.offer));
      const added = await addHere(customer, view, storage);
      tell(flags.json, { ...list, saved: done, leftOut, added }, [
        ...(done.length + added.length === 0 ? ['Both hold the same.'] : done.map(savedLine)),
        ...leftOut.map(noRoomLine),
        ...added.map((name) => `${name} is added to the favourites here.`),
      ]);
    }),
  );

  command
    .command('remove')
    .description('take vehicles out of the account; the favourites here stay')
    .argument('<slug...>', 'the last part of the address of a vehicle’s page')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action((typed: readonly string[], { api, json }: Flags) => {
      const slugs = slugsAmong(typed);
      if (slugs.length < new Set(typed).size) {
        throw new CommandFailed('Name vehicles by their slugs.', EXIT.wrongUsage);
      }
      return asCustomer(terminal, open, api, async ({ ports }) => {
        const answer = await firstValueFrom(
          changeAccountList(ports.accountList, { kind: 'remove', slugs }),
        );
        if (isLeft(answer)) throw failed(answer.left);
        const { list, done } = answer.right;
        tell(
          json,
          { ...list, removed: done },
          slugs.map((slug) =>
            done.includes(slug) ? `${slug} is taken out.` : `${slug} is not in the account.`,
          ),
        );
      });
    });
  return command;
}

const savedLine = (slug: string): string => `${slug} is saved to the account.`;
const noRoomLine = (slug: string): string => `There is no room for ${slug} in the account.`;
