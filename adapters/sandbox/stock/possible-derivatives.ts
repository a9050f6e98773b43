import { CAR_LINES, VAN_LINES } from '../catalogue/catalogue';
import {
  enginesIn,
  trimsIn,
  type CatalogueModel,
  type Engine,
  type ModelLine,
  type Trim,
} from '../catalogue/catalogue-model';

/** An engine of a generation, with the trims it could be registered in as new in one year. */
export interface PossibleEngine {
  readonly model: CatalogueModel;
  readonly engine: Engine;
  readonly trims: readonly Trim[];
}

/** What of a line could be registered as new in one year. */
export interface PossibleLine {
  readonly weight: number;
  /** At least one, each with at least one trim. */
  readonly engines: readonly PossibleEngine[];
}

/** Generations overlap in the year of a change: both are on offer then. */
const possibleIn = (line: ModelLine, year: number): readonly PossibleEngine[] =>
  line.flatMap((model) => {
    const trims = trimsIn(model, year);
    return trims.length === 0
      ? []
      : enginesIn(model, year).map((engine) => ({ model, engine, trims }));
  });

/** The lines that could be registered as new in a year, remembered by year. */
export function linesByYear(): (category: 'cars' | 'van', year: number) => readonly PossibleLine[] {
  const shelves = new Map<string, readonly PossibleLine[]>();
  return (category, year) => {
    const key = `${category}${String(year)}`;
    const known = shelves.get(key);
    if (known !== undefined) return known;
    const found = (category === 'van' ? VAN_LINES : CAR_LINES)
      .map((line) => ({ weight: line[0].weight, engines: possibleIn(line, year) }))
      .filter(({ engines }) => engines.length > 0);
    shelves.set(key, found);
    return found;
  };
}
