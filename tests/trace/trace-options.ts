import { parseArgs } from 'node:util';

export const USAGE = `npm run trace -- [--set NAME] [--missing [GROUP]] [--help]

Tells which numbered requirements are proved: by a test that carries the id in brackets, ran and
passed, and looks at what the product runs. It runs no test; it reads what the last runs of the unit
tests, the browser tests and the finance audit left in reports/.

  --set NAME        only the ids of a set of tests/trace/sets.json
  --missing         also lists the ids that are not proved: failed, not run, without a test
  --missing GROUP   only those of one group, such as FIN or "worked examples"
  --help            this

It ends with 1 where a title claims an id that does not exist, or one that the product cannot show.`;

export interface TraceOptions {
  readonly set: string | undefined;
  readonly missing: boolean;
  readonly group: string | undefined;
}

/** What the words after `npm run trace --` ask for, or what is wrong with them. */
export function traceOptions(
  words: readonly string[],
): TraceOptions | 'help' | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        missing: { type: 'boolean' },
        set: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return 'help';
    return { set: values.set, missing: values.missing === true, group: positionals[0] };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
