import { findFormerModel } from '../catalogue/former-models';
import type { FileHabits } from './cells/file-habits';
import { OtherOrder } from './cells/day-cell';
import { saysPounds } from './cells/price-cell';
import { Refused } from './cells/refused';
import { decodedTwice } from './cells/text-cell';
import { withoutContradictions } from './contradictions';
import type { Note, Notes } from './notes';
import { partTitle } from './part-title';
import { bareDerivative, rightNames } from './right-names';
import type { ToldFacts } from './row-facts';
import type { StockColumn } from './stock-column';
import { StockFileError } from './stock-file-failure';
import type { StockHeader } from './stock-header';
import { inUsualWords } from './usual-words';

/** A row's facts, and the columns whose cells are not read, with the reason. */
export interface ReadFacts {
  readonly told: ToldFacts;
  readonly refused: ReadonlyMap<StockColumn['fact'], readonly [reason: string, cell: string]>;
}

/** What is sold must be certain: a row whose cell in one of these cannot be read is not sold. */
const CERTAIN = new Set<StockColumn['fact']>([
  'makeName',
  'rangeName',
  'title',
  'pricePence',
  'finalPricePence',
  'status',
  'currency',
]);

const KILOMETRES = /(?:\bk|\dk)(?:ms?|ilomet)/i;

/** Cells to facts. @throws {StockFileError} where a day shows that all days were read in the wrong order. */
export function readCells(
  header: StockHeader,
  habits: FileHabits,
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  notes: Notes,
): ReadFacts {
  const told: Record<string, unknown> = {};
  const refused = new Map<StockColumn['fact'], readonly [string, string]>();
  const mileageUnit = mileageUnitOf(header, cells);
  for (const [place, { column, unit: ofColumn }] of header.known) {
    if (column.fact === 'mileageUnit') continue;
    const cell = cells[place] ?? '';
    const unit = ofColumn ?? (column.fact === 'mileage' ? mileageUnit : undefined);
    const read = column.read(cell, unit === undefined ? habits : { ...habits, unit });
    const value = column.fact === 'pricePence' ? certainPrice(header, cell, read) : read;
    if (value === undefined) continue;
    if (!(value instanceof Refused)) {
      told[column.fact] = value;
      noteMending(column, cell, unit, value, notes.mend);
      continue;
    }
    const shown = cell.trim().slice(0, 60);
    if (value instanceof OtherOrder) {
      throw new StockFileError(
        'mixed-dates',
        `Line ${String(line)}, ${column.name}: "${shown}" ${value.why}, so that other dates may be too; ${value.remedy}`,
      );
    }
    const reason = `${column.name} ${value.why} (${value.remedy})`;
    if (CERTAIN.has(column.fact)) refused.set(column.fact, [reason, shown]);
    else notes.refuse(reason, shown);
  }
  return { told, refused };
}

/** "450000" beside kilometres is as likely rupees. */
const certainPrice = (header: StockHeader, cell: string, read: unknown): unknown =>
  header.mayBeForeign && typeof read === 'number' && !saysPounds(cell)
    ? new Refused(
        'names no currency, in a file that counts in kilometres',
        'where it is pounds, say --column "Price=price GBP", with the name that the file has for Price',
      )
    : read;

/** What the mileage is in, where a cell beside it says so. */
function mileageUnitOf(header: StockHeader, cells: readonly string[]): string | undefined {
  const place = header.known.find(([, { column }]) => column.fact === 'mileageUnit')?.[0];
  const unit = place === undefined ? '' : (cells[place] ?? '').trim();
  return unit === '' ? undefined : unit;
}

function noteMending(
  { fact }: StockColumn,
  cell: string,
  unit: string | undefined,
  value: unknown,
  mend: Note,
): void {
  if (fact === 'mileage' && value !== null && (/^k/i.test(unit ?? '') || KILOMETRES.test(cell))) {
    mend('mileage in kilometres, reckoned in miles', cell.trim());
  }
  if (typeof value === 'string' && /[ÂÃâ]/.test(cell) && decodedTwice(cell) !== cell) {
    mend('letters decoded twice, put right', cell.trim().slice(0, 60));
  }
}

/** Make, model and derivative out of the title, where they have no columns; `undefined` where it cannot be parted. */
export function withTitleParted(told: ToldFacts): ToldFacts | undefined {
  const { title, ...facts } = told;
  if (title === undefined) return facts;
  const make = typeof facts.makeName === 'string' ? facts.makeName : undefined;
  const parts = partTitle(title, make);
  if (parts === undefined) return undefined;
  return {
    ...facts,
    makeName: parts.make,
    rangeName: parts.model,
    ...(facts.derivative === undefined || facts.derivative === ''
      ? { derivative: parts.derivative }
      : {}),
    ...(parts.year === undefined || facts.year !== undefined || facts.registeredOn !== undefined
      ? {}
      : { year: parts.year }),
  };
}

/** Why a vehicle of this model cannot have been registered then, if so. */
function whyNoDay(day: unknown, make: string, model: string, today: string): string | undefined {
  if (typeof day !== 'string') return undefined;
  if (day > today.slice(0, day.length)) return 'is still to come';
  const sold = findFormerModel(make, model)?.sold[0];
  return sold !== undefined && Number(day.slice(0, 4)) < sold - 1
    ? 'is before there was such a model'
    : undefined;
}

/** Puts names right, and drops what cannot be: a fact that contradicts another is not known. */
export function mendFacts(told: ToldFacts, today: string, notes: Notes): ToldFacts {
  const facts: ToldFacts = { ...inUsualWords(told, notes.mend) };
  const { make, model, mended } = rightNames(String(facts.makeName), String(facts.rangeName));
  if (mended !== undefined) notes.mend(...mended);
  facts.makeName = make;
  facts.rangeName = model;
  // An address is told by our own exports alone, whose derivatives are as they are to be.
  if (typeof facts.derivative === 'string' && typeof facts.slug !== 'string') {
    const derivative = bareDerivative(facts.derivative, make, model);
    if (derivative !== facts.derivative) {
      notes.mend('derivative without make and model', `${facts.derivative} is ${derivative}`);
      facts.derivative = derivative;
    }
  }

  for (const fact of ['year', 'registeredOn'] as const) {
    const why = whyNoDay(facts[fact], make, model, today);
    if (why === undefined) continue;
    notes.refuse(
      `${fact === 'year' ? 'year' : 'registered'} ${why} (put it right)`,
      String(facts[fact]),
    );
    facts[fact] = undefined;
  }
  return withoutContradictions(facts, today, notes);
}
