import { Command, Option } from 'commander';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { answerLines } from './answer-lines';
import { optionsOfFlags, flagOf, type Options, type OptionKey } from './options';

/** Something the command line can be asked about, once by flags or many times by lines. */
export interface Question<Answer> {
  /** `payment` of `forecourt finance payment`. */
  readonly name: string;
  readonly about: string;
  readonly keys: readonly OptionKey[];
  /** The key that is given by its place on the command line, without a flag. */
  readonly argument?: OptionKey;
  /** Opens what answers, once for all lines of a batch. */
  readonly open: (api: string | undefined) => Promise<Answerer<Answer>>;
  readonly inJson: (answer: Answer) => object;
  readonly inText: (answer: Answer) => readonly string[];
}

export interface Answerer<Answer> {
  /** @throws CommandFailed with one line, where there is no answer. */
  readonly answer: (options: Options) => Answer | Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** What answers from the core alone has nothing to open. */
export const answeredBy =
  <Answer>(answer: (options: Options) => Answer): Question<Answer>['open'] =>
  () =>
    Promise.resolve({ answer, close: () => Promise.resolve() });

type Flags = Readonly<Record<string, unknown>> & {
  readonly api?: string;
  readonly json?: boolean;
  readonly batch?: boolean;
};

/** The command that asks a question. */
export function questionCommand<Answer>(terminal: Terminal, question: Question<Answer>): Command {
  const command = new Command(question.name).description(question.about);
  const { argument } = question;
  if (argument !== undefined) command.argument(`[${argument.key}]`, argument.about);
  question.keys.forEach(({ key, value, about }) =>
    command.addOption(new Option([flagOf(key), value].filter(Boolean).join(' '), about)),
  );
  return command
    .option('--json', 'machine-readable')
    .option(
      '--batch',
      'one JSON object a line from standard input, one a line to standard output; flags say what lines leave out',
    )
    .action(async (...given: readonly unknown[]) => {
      const [first, second] = given;
      const flags = (argument === undefined ? first : second) as Flags;
      const told = argument === undefined ? flags : { ...flags, [argument.key]: first };
      const answerer = await question.open(flags.api);
      try {
        if (flags.batch === true) await answerBatch(terminal, question, answerer, told);
        else {
          const answer = await answerer.answer(optionsOfFlags(told, argument?.key));
          if (flags.json === true) {
            terminal.say(JSON.stringify(question.inJson(answer), undefined, 2));
          } else question.inText(answer).forEach(terminal.say);
        }
      } finally {
        await answerer.close();
      }
    });
}

async function answerBatch<Answer>(
  terminal: Terminal,
  { keys, argument, inJson }: Question<Answer>,
  { answer }: Answerer<Answer>,
  flags: Flags,
): Promise<void> {
  const { lines, failed } = await answerLines(terminal, {
    keys: [...(argument === undefined ? [] : [argument]), ...keys].map(({ key }) => key),
    flags,
    answer: async (options) => inJson(await answer(options)),
  });
  if (failed > 0) {
    throw new CommandFailed(`${failed} of ${lines} lines have no answer.`, EXIT.wrongUsage);
  }
}
