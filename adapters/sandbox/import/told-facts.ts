import { CARS, VANS, findModels, makeNameOf, rangeNameOf } from '../catalogue/catalogue';
import { findFormerModel } from '../catalogue/former-models';
import { slugOf } from '../catalogue/slug-of';
import type { StockFactName } from './stock-columns';
import type { StockHeader } from './stock-header';

/**
 * What a row tells. A fact the file does not have, or has in a way that cannot be true, is left out and will be
 * filled by rule; `null` is a fact the file has a column for and leaves empty: it stays missing.
 */
export type ToldFacts = Partial<Record<StockFactName, unknown>> & { year?: number };

export type Note = (reason: string, detail: string) => void;

/** Cells to facts, those that make no sense noted and left out. */
export function readCells(header: StockHeader, cells: readonly string[], note: Note): ToldFacts {
  const facts: Record<string, unknown> = {};
  for (const [place, column] of header.known) {
    const cell = cells[place] ?? '';
    const value = column.read(cell);
    if (value === undefined) {
      if (cell.trim() !== '')
        note(`${column.name} that cannot be right, dropped`, cell.trim().slice(0, 60));
      continue;
    }
    facts[column.fact] = value;
  }
  return facts;
}

const makesByModel = new Map<string, Set<string>>();
for (const { name, make } of [...CARS, ...VANS]) {
  const key = slugOf(name);
  makesByModel.set(key, (makesByModel.get(key) ?? new Set()).add(make));
}
const knownMakes = new Set([...CARS, ...VANS].map(({ make }) => slugOf(make)));

/** A Kadjar listed under Vauxhall is a Renault: only one make we know has such a model, and this make has not. */
function rightMake(make: string, model: string): string {
  if (!knownMakes.has(slugOf(make)) || findModels(make, model).length > 0) return make;
  if (findFormerModel(make, model) !== undefined || !/^[a-z]{5,}/i.test(model)) return make;
  const [only, ...others] = makesByModel.get(slugOf(model)) ?? [];
  return only === undefined || others.length > 0 ? make : only;
}

const USUAL_WORDS = new Map(
  [
    'Petrol',
    'Diesel',
    'Hybrid',
    'Plug-in Hybrid',
    'Electric',
    'Other',
    'Manual',
    'Automatic',
    'Semi-Auto',
  ].map((word) => [word.toLowerCase(), word]),
);
const usualWord = (word: unknown): unknown =>
  typeof word === 'string' ? (USUAL_WORDS.get(word.toLowerCase()) ?? word) : word;

const namesByTold = new Map<string, readonly [make: string, model: string, wasMended: boolean]>();

function rightNames(make: string, model: string): readonly [string, string, boolean] {
  const key = `${make}\u0000${model}`;
  const known = namesByTold.get(key);
  if (known !== undefined) return known;
  const right = rightMake(make, model);
  const name = findFormerModel(right, model)?.name ?? rangeNameOf(right, model);
  const names = [makeNameOf(right), name, right !== make] as const;
  if (namesByTold.size > 20_000) namesByTold.clear();
  namesByTold.set(key, names);
  return names;
}

/** Mends facts that contradict each other, in place of those who wrote the file. */
export function mendFacts(told: ToldFacts, today: string, note: Note): ToldFacts {
  const facts: ToldFacts = { ...told };
  const [make, model, wasMended] = rightNames(String(facts.makeName), String(facts.rangeName));
  if (wasMended) note('make put right', `${String(facts.rangeName)} is a ${make}`);
  facts.makeName = make;
  facts.rangeName = model;
  if ('fuelType' in facts) facts.fuelType = usualWord(facts.fuelType);
  if ('transmission' in facts) facts.transmission = usualWord(facts.transmission);

  const thisYear = Number(today.slice(0, 4));
  if (facts.year !== undefined && facts.year > thisYear) {
    note('year that cannot be right, dropped', String(facts.year));
    delete facts.year;
  }
  if (
    typeof facts.registeredOn === 'string' &&
    (facts.registeredOn > today || facts.registeredOn < '1900')
  ) {
    note('registered that cannot be right, dropped', facts.registeredOn);
    delete facts.registeredOn;
  }
  const burns = typeof facts.fuelType === 'string' && facts.fuelType !== 'Electric';
  if (facts.engineSize === 0 && burns) {
    note('engine size 0 that cannot be right, dropped', String(facts.fuelType));
    delete facts.engineSize;
  }
  if (
    facts.fuelType === 'Electric' &&
    typeof facts.engineSize === 'number' &&
    facts.engineSize > 1
  ) {
    note(
      'fuel put right',
      `Electric with an engine of ${String(facts.engineSize)} litres is a hybrid`,
    );
    facts.fuelType = 'Hybrid';
  }
  return facts;
}
