/**
 * A cell that is not read, because it could mean something else or nothing: its fact stays unknown.
 * The file's line, column and words are told with it.
 */
export class Refused {
  constructor(
    /** Continues "mileage": "has a comma that may part thousands or decimals". */
    readonly why: string,
    /** What to do about it: "write 12345 or 12,345". */
    readonly remedy: string,
  ) {}
}

/** What a cell says, or why it is not read. */
export type Read<Value> = Value | Refused;

export const isRefused = (read: unknown): read is Refused => read instanceof Refused;

/** The value put to a further use; a refusal as it is. */
export const andThen = <Value, Other>(
  read: Read<Value>,
  use: (value: Value) => Read<Other>,
): Read<Other> => (isRefused(read) ? read : use(read));
