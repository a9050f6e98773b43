import { Command } from 'commander';
import type { OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import type { Terminal } from '../terminal';
import { aprQuestion } from './apr-question';
import { calculatorQuestion } from './calculator-question';
import { depositsQuestion } from './deposits-question';
import { paymentQuestion } from './payment-question';
import { questionCommand } from '../question/question';
import { quoteQuestion } from './quote-question';
import { rangeQuestion } from './range-question';

/** `forecourt finance …`: what the site reckons with, by hand or thousands at a time. */
export function financeCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  return new Command('finance')
    .description('the arithmetic of finance, as the site does it')
    .addCommand(questionCommand(terminal, paymentQuestion))
    .addCommand(questionCommand(terminal, aprQuestion))
    .addCommand(questionCommand(terminal, calculatorQuestion))
    .addCommand(questionCommand(terminal, depositsQuestion))
    .addCommand(questionCommand(terminal, rangeQuestion))
    .addCommand(
      questionCommand(terminal, quoteQuestion(terminal, openBackEnd)).addOption(API_OPTION),
    );
}
