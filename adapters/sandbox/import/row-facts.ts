import type { StockFactName } from './stock-column';

/**
 * What a row tells. A fact the file does not have, or has in a way that cannot be true, is left out; `null` is a
 * fact that the file has a column for and leaves empty.
 */
export type ToldFacts = Partial<Record<StockFactName, unknown>> & {
  year?: string | undefined;
  title?: string;
};
