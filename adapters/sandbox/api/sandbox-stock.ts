import { BRANCHES } from '../catalogue/branches';
import type { IndexRow } from '../search/index-row';
import { inSlices, type Sliced } from '../search/slices';
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
  /** At most so many, in order of id, those after this id. */
  readonly forIndexAfter: (id: number, most: number) => readonly IndexRow[];
  readonly byIds: (ids: readonly number[]) => readonly StockRecord[];
  readonly bySlugs: (slugs: readonly string[]) => readonly StockRecord[];
  readonly byStockIds: (stockIds: readonly string[]) => readonly StockRecord[];
  readonly byVrms: (vrms: readonly string[]) => readonly StockRecord[];
  /** Changes whenever the stock is replaced. */
  readonly revision: () => number;
}

export const INDEX_SITES = BRANCHES.map(({ id, slug, town }) => ({ id, slug, town }));

/** Of a database, at a time: some ten milliseconds' worth. */
const ROWS_A_READ = 500;

interface BuiltIndex {
  readonly index: VehicleIndex;
  readonly revision: number;
  /** ISO date that it reckons ages at, as these decide quotes. */
  readonly date: string;
}

/**
 * Stock from a database. The index is built at the first question. When the stock has been replaced
 * since, or the date has changed, another is built beside it and takes its place once it is whole:
 * no question waits for that.
 * @param today ISO date.
 * @param complain told why an index could not be built; the one there is goes on answering.
 */
export function stockFrom(
  source: StockSource,
  today: () => string,
  complain: (problem: unknown) => void = () => undefined,
): SandboxStock {
  let built: BuiltIndex | undefined;
  /** Of the stock and the day that another index is being built for, or could not be. */
  let begun = '';

  const successor = async (before: BuiltIndex): Promise<BuiltIndex> => {
    const [revision, date] = [source.revision(), today()];
    if (revision === before.revision) {
      return { index: before.index.on(date), revision, date };
    }
    const rows = await inSlices(readRows(source));
    // Replaced while it was read: some of the rows are of the one stock and some of the other.
    if (source.revision() !== revision) return successor(before);
    const settings = { sites: INDEX_SITES, today: date };
    return { index: await VehicleIndex.inSlices(rows, settings), revision, date };
  };

  const renew = (before: BuiltIndex, revision: number, date: string): void => {
    const wanted = `${String(revision)} ${date}`;
    if (wanted === begun) return;
    begun = wanted;
    setImmediate(() => {
      successor(before).then((next) => {
        if (begun === wanted) built = next;
      }, complain);
    });
  };

  return {
    index: () => {
      const [revision, date] = [source.revision(), today()];
      if (built === undefined) {
        const index = new VehicleIndex(source.allForIndex(), { sites: INDEX_SITES, today: date });
        built = { index, revision, date };
      } else if (built.revision !== revision || built.date !== date) {
        renew(built, revision, date);
      }
      return built.index;
    },
    recordsByIds: source.byIds,
    bySlugs: source.bySlugs,
    byStockIds: source.byStockIds,
    byVrms: source.byVrms,
  };
}

function* readRows(source: StockSource): Sliced<readonly IndexRow[]> {
  const rows: IndexRow[] = [];
  for (;;) {
    const some = source.forIndexAfter(rows.at(-1)?.id ?? Number.MIN_SAFE_INTEGER, ROWS_A_READ);
    rows.push(...some);
    if (some.length < ROWS_A_READ) return rows;
    yield;
  }
}
