import { left, right, type Either } from 'fp-ts/Either';
import type { StockDatabase } from '../database/stock-database';
import type { StockReplacement } from '../database/stock-replacement';
import { Chance } from '../stock/chance';
import { stockIdOf } from '../stock/make-vehicle';
import { PlateMint } from '../stock/plate';
import type { StockRecord } from '../stock/stock-record';
import { completeVehicle } from './complete-vehicle';
import { Tallying, type ImportReport } from './import-report';
import { readStockRows, type StockRow } from './read-stock-rows';
import { StockFileError, type StockFileFailure } from './stock-file-failure';
import { readStockHeader, type Exclusion, type StockHeader } from './stock-header';
import { mendFacts, readCells, type ToldFacts } from './told-facts';

export interface ImportOrder {
  readonly database: Pick<StockDatabase, 'startReplacement'>;
  /** The same seed fills the same gaps with the same facts. */
  readonly seed: string;
  /** Today as an ISO date or instant. */
  readonly asOf: string;
  readonly exclude?: Exclusion;
  /** Called every few thousand rows. */
  readonly onProgress?: (rowsRead: number) => void;
}

const PROGRESS_EVERY = 5000;

/** Rows to vehicles, one by one, with the numbers and marks already given away. */
class Intake {
  readonly skipped = new Tallying();
  readonly mended = new Tallying();
  readonly #ids = new Set<number>();
  readonly #stockIds = new Set<string>();
  readonly #slugs = new Set<string>();
  readonly #plates = new PlateMint();
  #nextId = 1;
  #nextStockId = 1;

  constructor(
    readonly header: StockHeader,
    readonly seed: string,
    readonly today: string,
  ) {}

  /** `undefined`, and a reason noted, for a row that cannot be sold. */
  take({ line, cells }: StockRow): StockRecord | undefined {
    const skip = (reason: string, detail = ''): undefined => {
      this.skipped.note(line, reason, detail);
    };
    if (cells.every((cell) => cell.trim() === '')) {
      skip('empty row');
      return;
    }
    if (cells.length !== this.header.width) {
      skip(
        'wrong number of cells',
        `${String(cells.length)} instead of ${String(this.header.width)}`,
      );
      return;
    }
    const note = (reason: string, detail: string): void => {
      this.mended.note(line, reason, detail);
    };
    const read = readCells(this.header, cells, note);
    if (typeof read.makeName !== 'string') {
      skip('no make');
      return;
    }
    if (typeof read.rangeName !== 'string') {
      skip('no model');
      return;
    }
    if (typeof read.pricePence !== 'number' || read.pricePence === 0) {
      skip('no price');
      return;
    }
    if (typeof read.finalPricePence === 'number' && read.finalPricePence > read.pricePence) {
      skip('final price above the price');
      return;
    }
    if (typeof read.vrm === 'string' && !this.#plates.reserve(read.vrm)) {
      skip('registration already on another vehicle', read.vrm);
      return;
    }
    const told = mendFacts(read, this.today, note);
    return this.#complete(told, note, skip);
  }

  #complete(
    told: ToldFacts,
    note: (reason: string, detail: string) => void,
    skip: (reason: string, detail?: string) => undefined,
  ): StockRecord | undefined {
    const id = typeof told.id === 'number' ? told.id : this.#freeId();
    const stockId = typeof told.stockId === 'string' ? told.stockId : this.#freeStockId();
    if (this.#ids.has(id)) {
      skip('id already used', String(id));
      return;
    }
    if (this.#stockIds.has(stockId)) {
      skip('stock number already used', stockId);
      return;
    }

    const chance = new Chance(`${this.seed}/import/${String(id)}`);
    const record = completeVehicle(told, {
      chance,
      id,
      stockId,
      note,
      today: this.today,
      mint: (registeredOn) => this.#plates.mint(chance, registeredOn),
    });
    if (this.#slugs.has(record.slug)) {
      skip('address already used', record.slug);
      return;
    }
    this.#ids.add(id);
    this.#stockIds.add(stockId);
    this.#slugs.add(record.slug);
    return record;
  }

  #freeId(): number {
    while (this.#ids.has(this.#nextId)) this.#nextId += 1;
    return this.#nextId;
  }

  #freeStockId(): string {
    while (this.#stockIds.has(stockIdOf(this.#nextStockId))) this.#nextStockId += 1;
    return stockIdOf(this.#nextStockId);
  }
}

async function fill(
  path: string,
  order: ImportOrder,
  replacement: StockReplacement,
): Promise<ImportReport> {
  const started = performance.now();
  let intake: Intake | undefined;
  let imported = 0;
  let excluded = 0;
  let rows = 0;

  for await (const row of readStockRows(path)) {
    if (intake === undefined) {
      const header = readStockHeader(row.cells, order.exclude ?? {});
      intake = new Intake(header, order.seed, order.asOf.slice(0, 10));
      continue;
    }
    rows += 1;
    if (rows % PROGRESS_EVERY === 0) order.onProgress?.(rows);
    if (intake.header.excludes(row.cells)) {
      excluded += 1;
      continue;
    }
    const record = intake.take(row);
    if (record === undefined) continue;
    replacement.add(record);
    imported += 1;
  }

  if (intake === undefined) throw new StockFileError('empty-file', 'The file has no lines');
  if (imported === 0) {
    const [reason] = Object.keys(intake.skipped.result().byReason);
    throw new StockFileError(
      'no-usable-rows',
      `None of the ${String(rows)} rows can be sold${reason === undefined ? '' : ` (mostly: ${reason})`}`,
    );
  }
  return {
    imported,
    excluded,
    skipped: intake.skipped.result(),
    mended: intake.mended.result(),
    milliseconds: Math.round(performance.now() - started),
  };
}

/**
 * Replaces the stock by that of a CSV file (see docs/stock-import.md), all or nothing: on any failure the old
 * stock stays, and until the last row is in readers see the old stock.
 */
export async function importStock(
  path: string,
  order: ImportOrder,
): Promise<Either<StockFileFailure, ImportReport>> {
  let replacement: StockReplacement | undefined;
  try {
    replacement = order.database.startReplacement();
    const report = await fill(path, order, replacement);
    replacement.commit();
    return right(report);
  } catch (problem) {
    if (problem instanceof StockFileError)
      return left({ kind: problem.kind, message: problem.message });
    const why = problem instanceof Error ? problem.message.split('\n')[0] : String(problem);
    return left({ kind: 'not-written', message: `The stock could not be stored: ${why ?? ''}` });
  } finally {
    replacement?.abandon();
  }
}
