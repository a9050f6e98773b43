import { CommandFailed, EXIT } from '../terminal';

/** One thing a question can be told, by a flag of its own or by its key in a line of a batch. */
export interface OptionKey {
  /** As in a batch: `finalPayment`. */
  readonly key: string;
  /** What the flag is followed by, as its help says it; a flag without one is a switch. */
  readonly value?: string;
  readonly about: string;
}

/** What a question was told, by whichever way. */
export interface Options {
  /** `undefined` where it was not said. */
  readonly valueOf: (key: string) => unknown;
  /** How to name it to the one who said it, or should have: `--final-payment` or `finalPayment`. */
  readonly nameOf: (key: string) => string;
}

type Given = Readonly<Record<string, unknown>>;

/** `finalPayment` → `--final-payment`. */
export const flagOf = (key: string): string =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A question asked by the command line alone. @param argument the key that has a place and no flag. */
export const optionsOfFlags = (flags: Given, argument?: string): Options => ({
  valueOf: (key) => given(flags, key),
  nameOf: (key) => (key === argument ? `<${key}>` : flagOf(key)),
});

/** A question asked by a line of a batch; what the line leaves out, the flags say for every line. */
export const optionsOfLine = (line: Given, flags: Given): Options => ({
  valueOf: (key) => given(line, key) ?? given(flags, key),
  nameOf: (key) =>
    given(line, key) === undefined && given(flags, key) !== undefined ? flagOf(key) : key,
});

/** `null` says as little as nothing: other programs write it for what they do not know. */
const given = (told: Given, key: string): unknown =>
  Object.hasOwn(told, key) ? (told[key] ?? undefined) : undefined;

/** Refuses a value, by the name the asker knows it by. @throws CommandFailed, always. */
export function refuse(asked: Options, key: string, must: string): never {
  throw new CommandFailed(`${asked.nameOf(key)} ${must}.`, EXIT.wrongUsage);
}
