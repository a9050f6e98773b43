import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { optionsOfLine, type Options } from './options';

interface Batch {
  readonly keys: readonly string[];
  readonly flags: Readonly<Record<string, unknown>>;
  readonly answer: (options: Options) => Promise<object>;
}

export interface Answered {
  readonly lines: number;
  readonly failed: number;
}

/**
 * Answers each line of standard input with a line, in order and as they come: the answer, or
 * `{"error", "line"}`, with lines counted from 1, and on to the next. Empty lines are passed over.
 */
export async function answerLines(
  { input, say }: Terminal,
  { keys, flags, answer }: Batch,
): Promise<Answered> {
  const known = new Set(keys);
  let line = 0;
  let lines = 0;
  let failed = 0;
  for await (const text of input ?? []) {
    line += 1;
    if (text.trim() === '') continue;
    lines += 1;
    try {
      say(JSON.stringify(await answer(optionsOfLine(objectIn(text, known), flags))));
    } catch (problem) {
      failed += 1;
      const error = problem instanceof Error ? problem.message : String(problem);
      say(JSON.stringify({ error, line }));
    }
  }
  return { lines, failed };
}

function objectIn(text: string, known: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong('A line must be one JSON object.');
  }
  const strange = Object.keys(value).find((key) => !known.has(key));
  if (strange !== undefined) {
    throw wrong(`${JSON.stringify(strange)} is no key here. There are: ${[...known].join(', ')}.`);
  }
  return value as Readonly<Record<string, unknown>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('This is not JSON.');
  }
}

const wrong = (line: string): CommandFailed => new CommandFailed(line, EXIT.wrongUsage);
