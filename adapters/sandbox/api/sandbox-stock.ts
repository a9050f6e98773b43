import { BRANCHES } from '../catalogue/branches';
import type { IndexRow } from '../search/index-row';
import { VehicleIndex } from '../search/vehicle-index';
import type { StockRecord } from '../stock/stock-record';

/** The stock that the sandbox's calls answer from. Unknown vehicles are left out of every answer. */
export interface SandboxStock {
  readonly index: () => VehicleIndex;
  /** In the order asked for. */
  readonly recordsByIds: (ids: readonly number[]) => readonly StockRecord[];
  readonly bySlugs: (slugs: readonly string[]) => readonly StockRecord[];
  readonly byStockIds: (stockIds: readonly string[]) => readonly StockRecord[];
  /** Marks in upper case without spaces. */
  readonly byVrms: (vrms: readonly string[]) => readonly StockRecord[];
}

/** What of the stock's database is needed here. */
export interface StockSource {
  readonly allForIndex: () => readonly IndexRow[];
  readonly byIds: (ids: readonly number[]) => readonly StockRecord[];
  readonly bySlugs: (slugs: readonly string[]) => readonly StockRecord[];
  readonly byStockIds: (stockIds: readonly string[]) => readonly StockRecord[];
  readonly byVrms: (vrms: readonly string[]) => readonly StockRecord[];
  /** Changes whenever the stock is replaced. */
  readonly revision: () => number;
}

export const INDEX_SITES = BRANCHES.map(({ id, slug, town }) => ({ id, slug, town }));

/**
 * Stock from a database. The index is built at the first question, and anew when the stock has been
 * replaced since or the date has changed, as ages decide quotes.
 * @param today ISO date.
 */
export function stockFrom(source: StockSource, today: () => string): SandboxStock {
  let built: { index: VehicleIndex; revision: number; date: string } | undefined;
  return {
    index: () => {
      const revision = source.revision();
      const date = today();
      if (built?.revision !== revision || built.date !== date) {
        const index = new VehicleIndex(source.allForIndex(), { sites: INDEX_SITES, today: date });
        built = { index, revision, date };
      }
      return built.index;
    },
    recordsByIds: source.byIds,
    bySlugs: source.bySlugs,
    byStockIds: source.byStockIds,
    byVrms: source.byVrms,
  };
}
