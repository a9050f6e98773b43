import { left, right, type Either } from 'fp-ts/Either';
import { parseArgs } from 'node:util';

export interface RunOptions {
  readonly seed: number;
  /** Asked of each law. */
  readonly cases: number;
  readonly out: string;
}

const DEFAULTS: RunOptions = { seed: 1, cases: 1000, out: 'reports/finance-audit' };

/** What a seed can be: the numbers that 31 bits hold. */
const HIGHEST_SEED = 2_147_483_647;
const MOST_CASES = 1_000_000;

export const USAGE = `npm run audit:finance -- [--seed N] [--cases N] [--out FOLDER]
  --seed N      all drawn cases come from it: 0 to ${HIGHEST_SEED}, default ${DEFAULTS.seed}
  --cases N     drawn for each law: 1 to ${MOST_CASES}, default ${DEFAULTS.cases}
  --out FOLDER  where the two reports go, default ${DEFAULTS.out}`;

/** The options of a run, `help`, or in one line what is wrong with them. */
export function runOptions(words: readonly string[]): Either<string, RunOptions | 'help'> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        seed: { type: 'string' },
        cases: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help === true) return right('help');
    return right({
      seed: wholeNumber('--seed', values.seed, 0, HIGHEST_SEED) ?? DEFAULTS.seed,
      cases: wholeNumber('--cases', values.cases, 1, MOST_CASES) ?? DEFAULTS.cases,
      out: folder(values.out) ?? DEFAULTS.out,
    });
  } catch (error) {
    const [line = 'the options cannot be read'] = String(
      error instanceof Error ? error.message : error,
    ).split('\n');
    return left(line);
  }
}

function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name} wants a whole number from ${least} to ${most}, not “${text}”`);
}

function folder(text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new Error('--out wants the name of a folder');
  return text;
}
