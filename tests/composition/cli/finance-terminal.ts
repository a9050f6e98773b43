import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { runForecourt } from '../../../composition/cli/run-forecourt';

const noBackEnd: OpenBackEnd = () => Promise.reject(new Error('No back end is needed here.'));

/** What standard input gives, line by line. */
async function* typed(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

/** Runs `forecourt finance …` and keeps what it said. */
export async function finance(
  words: readonly string[],
  { input, open = noBackEnd }: { input?: readonly string[]; open?: OpenBackEnd } = {},
) {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runForecourt(
    ['finance', ...words],
    {
      say: (line) => out.push(line),
      complain: (line) => err.push(line),
      environment: {},
      ...(input === undefined ? {} : { input: typed(input) }),
    },
    open,
  );
  return { exitCode, out, err };
}

/** The one JSON answer of a command that went well. */
export async function answerOf(...words: readonly string[]): Promise<Record<string, unknown>> {
  const { exitCode, out, err } = await finance([...words, '--json']);
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
}

/** The answers of a batch, line by line. */
export async function batchOf(command: string, lines: readonly unknown[], ...flags: string[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { exitCode, out, err } = await finance([command, '--batch', ...flags], { input });
  const answers = out.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { exitCode, err, answers };
}
