import { left, right, type Either } from 'fp-ts/Either';
import type { StockDatabase } from '../database/stock-database';
import type { StockReplacement } from '../database/stock-replacement';
import { Chance } from '../stock/chance';
import { stockIdOf } from '../stock/make-vehicle';
import { PlateMint } from '../stock/plate';
import type { StockRecord } from '../stock/stock-record';
import { BRITISH, type FileHabits } from './cells/file-habits';
import { completeVehicle } from './complete-vehicle';
import { Tallying, type ImportReport, type Tally } from './import-report';
import type { Note, Notes } from './notes';
import { readStockRows, type StockRow } from './read-stock-rows';
import { StockFileError, type StockFileFailure } from './stock-file-failure';
import { readStockHeader, type Exclusion, type Renaming, type StockHeader } from './stock-header';
import type { ToldFacts } from './row-facts';
import { mendFacts, readCells, withTitleParted } from './told-facts';
import { toldVehicle } from './told-vehicle';

export interface ImportOrder {
  readonly database: Pick<StockDatabase, 'startReplacement'>;
  /** The same seed makes the same examples. */
  readonly seed: string;
  /** Fills the gaps with examples, for a demonstration; otherwise they stay unknown. */
  readonly complete?: boolean;
  readonly habits?: FileHabits;
  readonly renaming?: Renaming;
  /** Today as an ISO date or instant. */
  readonly asOf: string;
  readonly exclude?: Exclusion;
  /** Called every few thousand rows. */
  readonly onProgress?: (rowsRead: number) => void;
}

const PROGRESS_EVERY = 5000;

/** Notes why a row is left out. */
type Skip = (reason: string, detail?: string) => undefined;

/** Rows to vehicles, one by one, with the numbers and marks already given away. */
class Intake {
  readonly skipped = new Tallying();
  readonly refused = new Tallying();
  readonly mended = new Tallying();
  readonly completed = new Map<string, number>();
  readonly #ids = new Set<number>();
  readonly #stockIds = new Set<string>();
  readonly #slugs = new Set<string>();
  readonly #plates = new PlateMint();
  #nextId = 1;
  #nextStockId = 1;

  constructor(
    readonly header: StockHeader,
    readonly order: ImportOrder,
    readonly today: string,
  ) {}

  /** `undefined`, and a reason noted, for a row that cannot be sold. */
  take(row: StockRow): StockRecord | undefined {
    const { line, cells } = row;
    const skip = (reason: string, detail = ''): undefined => {
      this.skipped.note(line, reason, detail);
    };
    if (cells.every((cell) => cell.trim() === '')) {
      skip('empty row');
      return;
    }
    if (cells.length !== this.header.width) {
      skip(
        'wrong number of cells (one that holds the separator must be in quotes)',
        `${String(cells.length)} instead of ${String(this.header.width)}`,
      );
      return;
    }
    const noted: (() => void)[] = [];
    const notingIn =
      (tally: Tallying): Note =>
      (reason, detail) =>
        noted.push(() => {
          tally.note(line, reason, detail);
        });
    const notes: Notes = { refuse: notingIn(this.refused), mend: notingIn(this.mended) };
    const told = this.#told(row, notes, skip);
    const record =
      told === undefined
        ? undefined
        : this.#arrive(mendFacts(told, this.today, notes), notes, skip);
    // The cells of a row that is not sold are nobody's facts.
    if (record !== undefined)
      noted.forEach((note) => {
        note();
      });
    return record;
  }

  /** What a row tells that can be sold. */
  #told(row: StockRow, notes: Notes, skip: Skip): ToldFacts | undefined {
    const { told, refused } = readCells(this.header, this.order.habits ?? BRITISH, row, notes);
    const [first] = refused.values();
    if (first !== undefined) {
      skip(...first);
      return;
    }
    const facts = withTitleParted(told);
    if (facts === undefined) {
      skip('title that the catalogue cannot part into make and model', told.title);
      return;
    }
    if (typeof facts.makeName !== 'string') {
      skip('no make');
      return;
    }
    if (typeof facts.rangeName !== 'string') {
      skip('no model');
      return;
    }
    if (typeof facts.pricePence !== 'number' || facts.pricePence === 0) {
      skip('no price');
      return;
    }
    if (typeof facts.finalPricePence === 'number' && facts.finalPricePence > facts.pricePence) {
      skip('final price above the price');
      return;
    }
    if (typeof facts.vrm === 'string' && !this.#plates.reserve(facts.vrm)) {
      skip('registration already on another vehicle', facts.vrm);
      return;
    }
    return facts;
  }

  #arrive(told: ToldFacts, notes: Notes, skip: Skip): StockRecord | undefined {
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

    const chance = new Chance(`${this.order.seed}/import/${String(id)}`);
    const record =
      this.order.complete === true
        ? completeVehicle(told, {
            chance,
            id,
            stockId,
            note: notes.mend,
            today: this.today,
            mint: (registeredOn) => this.#plates.mint(chance, registeredOn),
          })
        : toldVehicle(told, { chance, id, stockId });
    if (this.#slugs.has(record.slug)) {
      skip('address already used', record.slug);
      return;
    }
    this.#ids.add(id);
    this.#stockIds.add(stockId);
    this.#slugs.add(record.slug);
    for (const name of record.details.examples ?? []) {
      this.completed.set(name, (this.completed.get(name) ?? 0) + 1);
    }
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

/** The reason that most rows have, and the first of them. */
function mostly({ byReason, examples }: Tally): string {
  const [reason] = Object.keys(byReason);
  if (reason === undefined) return '';
  const first = examples.find((one) => one.reason === reason);
  const where = first === undefined ? '' : `, first at line ${String(first.line)}`;
  const what = first === undefined || first.detail === '' ? '' : `: "${first.detail}"`;
  return `. Mostly: ${reason}${where}${what}`.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
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
      const header = readStockHeader(row.cells, order.exclude ?? {}, order.renaming);
      intake = new Intake(header, order, order.asOf.slice(0, 10));
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
    throw new StockFileError(
      'no-usable-rows',
      `None of the ${String(rows)} rows can be sold${mostly(intake.skipped.result())}`,
    );
  }
  return {
    imported,
    excluded,
    skipped: intake.skipped.result(),
    refused: intake.refused.result(),
    mended: intake.mended.result(),
    completed: Object.fromEntries([...intake.completed].sort((one, other) => other[1] - one[1])),
    unused: intake.header.unused,
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
