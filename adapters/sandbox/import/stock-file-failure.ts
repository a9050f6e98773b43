/** Why a file of stock was refused as a whole. The old stock stays. */
export type StockFileFailureKind =
  | 'no-such-file'
  | 'unreadable-file'
  | 'empty-file'
  | 'not-gzip'
  | 'not-utf-8'
  | 'not-text'
  | 'line-too-long'
  | 'broken-quotes'
  | 'not-csv'
  | 'wrong-columns'
  | 'mixed-dates'
  | 'no-usable-rows'
  | 'not-written';

/** Thrown inside this folder only; outside it is a {@link StockFileFailure}. */
export class StockFileError extends Error {
  readonly kind: StockFileFailureKind;

  constructor(kind: StockFileFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface StockFileFailure {
  readonly kind: StockFileFailureKind;
  /** One line for the person at the command line. */
  readonly message: string;
}
