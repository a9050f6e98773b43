import { Command } from 'commander';
import { isLeft, isRight } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { toRequestParams } from '../../adapters/http/stock/search-request';
import { systemClock } from '../../adapters/time/system-clock';
import { reconcileOptions, withKeyword } from '../../core/search/public';
import { createStockVocabulary, understandWords } from '../../core/showroom/public';
import { composeCli } from '../modules/compose-cli';
import { TOKENS } from '../tokens';
import { failureLine } from './failure-line';
import type { OpenBackEnd } from './open-back-end';
import { resultsText } from './results-text';
import { flagOf, flagsText, searchFlags, searchOf, type SearchFlags } from './search-options';
import { CommandFailed, type Terminal } from './terminal';

/** `forecourt search`: the search of the results page, without the page. */
export function searchCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  const command = new Command('search').description('search the stock, as the results page does');
  searchFlags.forEach((flag) => command.addOption(flag));
  command.argument('[words...]', 'what is looked for, in words: red automatic fiesta under 10000');
  return command.action(async (words: readonly string[], flags: SearchFlags) => {
    const told = searchOf(flags);
    const backEnd = await openBackEnd(terminal, flags.api);
    try {
      const stock = composeCli(backEnd.line).get(TOKENS.search);
      const { query: wanted, insteadOf } =
        words.length === 0
          ? { query: told, insteadOf: [] }
          : await firstValueFrom(
              understandWords(
                stock,
                createStockVocabulary(stock, systemClock),
                withKeyword(told, words.join(' ')),
              ),
            );
      if (insteadOf.length > 0) {
        terminal.complain(`Nothing matches ${insteadOf.join(', ')}: the nearest spelling is used.`);
      }
      if (words.length > 0) terminal.complain(`Understood as ${flagsText(wanted)}`);
      const options = await firstValueFrom(stock.options(wanted));
      const { query, dropped } = isRight(options)
        ? reconcileOptions(wanted, options.right)
        : { query: wanted, dropped: [] };
      for (const { key, value } of dropped) {
        terminal.complain(
          `Left out --${flagOf(key)} ${JSON.stringify(value)}: nothing in stock is so.`,
        );
      }
      const answer = await firstValueFrom(stock.search(query));
      if (isLeft(answer)) throw new CommandFailed(failureLine(answer.left));
      const page = answer.right;
      if (flags.json === true) {
        const { total, vehicles } = page;
        const request = Object.fromEntries(toRequestParams(query));
        terminal.say(JSON.stringify({ total, vehicles, request }, undefined, 2));
      } else {
        resultsText(query, page).forEach(terminal.say);
      }
      for (const { path, expected } of page.unreadable) {
        terminal.complain(`Left out, since it cannot be read: expected ${expected} at ${path}.`);
      }
    } finally {
      await backEnd.close();
    }
  });
}
