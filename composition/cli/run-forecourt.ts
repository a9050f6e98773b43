import { Command, CommanderError } from 'commander';
import { accountCommand } from './account/account-command';
import { blogCommand } from './blog/blog-command';
import { branchCommand } from './branch-command';
import { compareCommand } from './compare-command';
import { enquiryCommand } from './enquiry-command';
import { favouritesCommand } from './favourites-command';
import { financeCommand } from './finance/finance-command';
import { formCommand } from './form-command';
import { pageCommand } from './page/page-command';
import { openBackEnd, type OpenBackEnd } from './open-back-end';
import { orderCommand } from './order/order-command';
import { redirectCommand } from './redirect-command';
import { recentCommand } from './recent-command';
import { reservationCommand } from './reservation/reservation-command';
import { reserveCommand } from './reservation/reserve-command';
import { sandboxCommand } from './reservation/sandbox-command';
import { searchCommand } from './search-command';
import { siteCommand } from './site/site-command';
import { similarCommand } from './similar-command';
import { stockCommand } from './stock-command';
import { CommandFailed, EXIT, type ExitCode, type Terminal } from './terminal';
import { trackCommand } from './track-command';
import { valuationCommand } from './valuation/valuation-command';
import { vehicleCommand } from './vehicle-command';

/** Runs one command line and gives the exit code; nothing it does throws. */
export async function runForecourt(
  words: readonly string[],
  terminal: Terminal,
  open: OpenBackEnd = openBackEnd,
): Promise<ExitCode> {
  const say = (text: string): void => terminal.say(text.replace(/\n$/, ''));
  const complain = (text: string): void => terminal.complain(text.replace(/\n$/, ''));
  const program = new Command('forecourt').description(
    'the stock of the dealer group, from a terminal',
  );
  program.addCommand(searchCommand(terminal, open));
  program.addCommand(vehicleCommand(terminal, open));
  program.addCommand(similarCommand(terminal, open));
  program.addCommand(financeCommand(terminal, open));
  program.addCommand(valuationCommand(terminal, open));
  program.addCommand(formCommand(terminal, open));
  program.addCommand(enquiryCommand(terminal));
  program.addCommand(reserveCommand(terminal, open));
  program.addCommand(reservationCommand(terminal, open));
  program.addCommand(orderCommand(terminal, open));
  program.addCommand(sandboxCommand(terminal));
  program.addCommand(accountCommand(terminal, open));
  program.addCommand(branchCommand(terminal, open));
  program.addCommand(blogCommand(terminal, open));
  program.addCommand(pageCommand(terminal, open));
  program.addCommand(siteCommand(terminal));
  program.addCommand(redirectCommand(terminal, open));
  program.addCommand(favouritesCommand(terminal, open));
  program.addCommand(compareCommand(terminal, open));
  program.addCommand(recentCommand(terminal));
  program.addCommand(stockCommand(terminal));
  program.addCommand(trackCommand(terminal));
  for (const command of withAll(program)) {
    command.exitOverride().configureOutput({
      writeOut: say,
      writeErr: complain,
      // What was meant, where the library has a guess, stands on the same line as what is wrong.
      outputError: (text, write) => write(text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ')),
    });
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return EXIT.fine;
  } catch (problem) {
    // The library has said its piece; its own code is 1 for wrong usage and 0 for help.
    if (problem instanceof CommanderError) {
      return problem.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage;
    }
    complain(problem instanceof Error ? problem.message : String(problem));
    return problem instanceof CommandFailed ? problem.exitCode : EXIT.failed;
  }
}

const withAll = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(withAll),
];
