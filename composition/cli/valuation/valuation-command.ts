import { Command } from 'commander';
import { questionCommand } from '../question/question';
import type { Terminal } from '../terminal';
import { markQuestion } from './mark-question';

/** `forecourt valuation …`: what a shopper's own vehicle is worth. */
export function valuationCommand(terminal: Terminal): Command {
  return new Command('valuation')
    .description('what a vehicle is worth, by its registration mark')
    .addCommand(questionCommand(terminal, markQuestion));
}
