import { Command, InvalidArgumentError, Option } from 'commander';
import { DATE_ORDERS, type DateOrder } from '../../adapters/sandbox/import/cells/day-cell';
import { DECIMAL_SIGNS, type DecimalSign } from '../../adapters/sandbox/import/cells/number-cell';
import { systemClock } from '../../adapters/time/system-clock';
import { settingsOf } from './open-back-end';
import { CommandFailed, type Terminal } from './terminal';

type Say = (line: string) => void;

const stockCommands = () => import('../../adapters/sandbox/import/stock-commands');

/** The same as the sandbox's own first stock. */
const DEFAULT_SEED = 'forecourt';
const DEFAULT_COUNT = 2000;

/** `forecourt stock …`: replaces the sandbox's stock, or writes it to a file. */
export function stockCommand(terminal: Terminal): Command {
  const where = () => ({
    folder: settingsOf(terminal).dataFolder,
    asOf: new Date(systemClock.now()).toISOString().slice(0, 10),
  });
  const command = new Command('stock').description('the stock of the sandbox');

  command
    .command('import')
    .description('replace the stock by the vehicles of a CSV file')
    .argument('<file>', 'CSV, plain or packed (.gz)')
    .option('--exclude <column=values>', 'leave rows out; may be given again', exclusions, [])
    .option(
      '--column <theirs=ours>',
      'read a column under our name; may be given again',
      renamings,
      [],
    )
    .addOption(
      new Option('--decimal <sign>', 'before the decimals of a number')
        .choices(DECIMAL_SIGNS)
        .default('point'),
    )
    .addOption(
      new Option('--dates <order>', 'of dates such as 04/05/2021')
        .choices(DATE_ORDERS)
        .default('day-first'),
    )
    .option('--complete', 'fill what the file does not tell with examples, for a demonstration')
    .option('--seed <text>', 'decides those examples', DEFAULT_SEED)
    .action((file: string, flags: ImportFlags) =>
      reported(terminal, async (say) =>
        (await stockCommands()).importStockFile({ ...where(), ...flags, file }, say),
      ),
    );

  command
    .command('generate')
    .description('replace the stock by a made one')
    .option('--count <number>', 'how many vehicles', wholeNumber, DEFAULT_COUNT)
    .option('--seed <text>', 'the same seed makes the same stock', DEFAULT_SEED)
    .action((flags: { count: number; seed: string }) =>
      reported(terminal, async (say) =>
        (await stockCommands()).generateStockInto({ ...where(), ...flags }, say),
      ),
    );

  command
    .command('export')
    .description('write the stock to a CSV file that can be imported again')
    .argument('[file]', 'packed when its name ends in .gz', 'stock.csv')
    .action((file: string) =>
      reported(terminal, async (say) =>
        (await stockCommands()).exportStockFile({ folder: where().folder, file }, say),
      ),
    );

  return command;
}

interface ImportFlags {
  readonly exclude: readonly string[];
  readonly column: readonly string[];
  readonly decimal: DecimalSign;
  readonly dates: DateOrder;
  readonly complete?: boolean;
  readonly seed: string;
}

/** Progress goes to standard error at once; the report to standard output, or after a failure to standard error. */
async function reported(terminal: Terminal, run: (say: Say) => Promise<boolean>): Promise<void> {
  const report: string[] = [];
  const wentWell = await run((line) => {
    if (line.startsWith('…')) terminal.complain(line);
    else report.push(line);
  });
  if (!wentWell) throw new CommandFailed(report.join('\n'));
  report.forEach(terminal.say);
}

function exclusions(text: string, before: readonly string[]): readonly string[] {
  if (!/^[^=]+=.+$/.test(text)) {
    throw new InvalidArgumentError('It is written column=value or column=value,value.');
  }
  return [...before, text];
}

function renamings(text: string, before: readonly string[]): readonly string[] {
  if (!/^[^=]+=.*$/.test(text)) {
    throw new InvalidArgumentError('It is written theirs=ours, or theirs= to pass it over.');
  }
  return [...before, text];
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}
