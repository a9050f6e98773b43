/** What a command may do to the outside: say things, complain, listen, and read its settings. */
export interface Terminal {
  /** One line to standard output. */
  readonly say: (line: string) => void;
  /** One line to standard error. */
  readonly complain: (line: string) => void;
  /** The lines of standard input, read only when a command asks for them; none where it is absent. */
  readonly input?: AsyncIterable<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What the shell is told. */
export const EXIT = { fine: 0, failed: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with one line on standard error. */
export class CommandFailed extends Error {
  constructor(
    line: string,
    readonly exitCode: ExitCode = EXIT.failed,
  ) {
    super(line);
  }
}
