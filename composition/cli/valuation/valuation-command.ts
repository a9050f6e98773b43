import { Command } from 'commander';
import type { OpenBackEnd } from '../open-back-end';
import { questionCommand } from '../question/question';
import { API_OPTION } from '../search-options';
import type { Terminal } from '../terminal';
import { lookupQuestion } from './lookup-question';
import { markQuestion } from './mark-question';
import { processQuestion } from './process-question';
import { showQuestion } from './show-question';
import { stepsQuestion } from './steps-question';
import { worthQuestion } from './worth-question';

/** `forecourt valuation …`: what a shopper's own vehicle is worth. */
export function valuationCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  return new Command('valuation')
    .description('what a vehicle is worth, by its registration mark')
    .addCommand(questionCommand(terminal, markQuestion))
    .addCommand(questionCommand(terminal, stepsQuestion(terminal)))
    .addCommand(
      questionCommand(terminal, lookupQuestion(terminal, openBackEnd)).addOption(API_OPTION),
    )
    .addCommand(questionCommand(terminal, worthQuestion(terminal, openBackEnd)))
    .addCommand(
      questionCommand(terminal, processQuestion(terminal, openBackEnd)).addOption(API_OPTION),
    )
    .addCommand(
      questionCommand(terminal, showQuestion(terminal, openBackEnd)).addOption(API_OPTION),
    );
}
