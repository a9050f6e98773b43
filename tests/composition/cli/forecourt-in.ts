import { runForecourt } from '../../../composition/cli/run-forecourt';

/** The command line on the data of a folder: what it said and complained of, line by line. */
export async function forecourtIn(
  folder: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runForecourt(words, {
    say: (line) => out.push(line),
    complain: (line) => err.push(...line.split('\n')),
    environment: { ...settings, FORECOURT_DATA: folder },
  });
  return { exitCode, out, err };
}
