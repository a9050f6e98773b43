import { CommandFailed, EXIT, type Terminal } from '../terminal';

/** The variable that has a password for whoever must not show it among the words of a command. */
const VARIABLE = 'FORECOURT_PASSWORD';

/**
 * The password of a command: by `--password`, by the environment, or the first line of standard
 * input, whole, with all its spaces.
 */
export async function typedPassword(
  { environment, input, complain }: Terminal,
  given: string | undefined,
): Promise<string> {
  const told = given ?? environment[VARIABLE];
  if (told !== undefined) return told;
  complain(`Password (or set ${VARIABLE}):`);
  for await (const line of input ?? []) return line;
  throw new CommandFailed(
    `There is no password: give --password, ${VARIABLE}, or a line on standard input.`,
    EXIT.wrongUsage,
  );
}
