import { Command } from 'commander';
import { isLeft, type Either } from 'fp-ts/Either';
import { firstValueFrom, tap } from 'rxjs';
import type { GatewayFailure } from '../../core/kernel/failure';
import { findWay, type RequestedAddress, type OldAddresses } from '../../core/navigation/public';
import { composeCli } from '../modules/compose-cli';
import { TOKENS } from '../tokens';
import { failureLine } from './failure-line';
import { settingsOf, type OpenBackEnd } from './open-back-end';
import { API_OPTION } from './search-options';
import { CommandFailed, EXIT, type Terminal } from './terminal';

interface RedirectFlags {
  readonly json?: boolean;
  readonly api?: string;
}

/** Stands for the site where none is set. */
const SOME_SITE = 'https://site.invalid';

/** `forecourt redirect`: where an old address leads, as the site would say it (REDIR-01 to REDIR-06). */
export function redirectCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  return new Command('redirect')
    .description('tell where an address without a page leads')
    .argument('<path>', 'path and query, from the first slash on')
    .option('--json', 'machine-readable: kind, address and status, or null')
    .addOption(API_OPTION)
    .action(async (path: string, flags: RedirectFlags) => {
      const { publicOrigin = SOME_SITE, dealerMarker, ...settings } = settingsOf(terminal);
      const asked = askedAddress(publicOrigin, path);
      const backEnd = await openBackEnd(terminal, flags.api);
      try {
        const container = composeCli({
          ...backEnd.line,
          oldAddressHosts: {
            redirects: settings.redirectHost,
            dealerStock: settings.dealerStockHost,
          },
        });
        const { addresses, failure } = watched(container.get(TOKENS.addresses));
        const way = await firstValueFrom(findWay(addresses, asked, dealerMarker));
        // A shopper is not to notice (ERR-45), but "nowhere" would be a lie here.
        const problem = failure();
        if (problem !== undefined) throw new CommandFailed(failureLine(problem));
        const status = way?.isPermanent === true ? 301 : 302;
        if (flags.json === true) {
          const said = way === undefined ? null : { kind: way.kind, address: way.address, status };
          terminal.say(JSON.stringify(said, undefined, 2));
        } else {
          terminal.say(way === undefined ? `${path} leads nowhere.` : `${status} ${way.address}`);
        }
      } finally {
        await backEnd.close();
      }
    });
}

/** The same lookups, and the first of them that failed. */
function watched(addresses: OldAddresses) {
  let failure: GatewayFailure | undefined;
  const note = (answer: Either<GatewayFailure, unknown>): void => {
    if (isLeft(answer)) failure ??= answer.left;
  };
  return {
    addresses: {
      redirectFor: (path) => addresses.redirectFor(path).pipe(tap((answer) => note(answer))),
      slugInStock: (mark) => addresses.slugInStock(mark).pipe(tap((answer) => note(answer))),
    } satisfies OldAddresses,
    failure: () => failure,
  };
}

/** @throws CommandFailed when it is no path of the site. */
function askedAddress(origin: string, path: string): RequestedAddress {
  if (path.startsWith('/') && URL.canParse(path, SOME_SITE)) {
    const url = new URL(path, SOME_SITE);
    if (url.origin === SOME_SITE) return { origin, path: url.pathname, query: url.search };
  }
  throw new CommandFailed(
    `${JSON.stringify(path)} is no path of the site: it begins with one slash.`,
    EXIT.wrongUsage,
  );
}
