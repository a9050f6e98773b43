/** What an old link tells of the vehicle it once led to (REDIR-05, REDIR-06). */
export interface DealerStockMark {
  readonly stockId: string;
  readonly registration?: string;
}
