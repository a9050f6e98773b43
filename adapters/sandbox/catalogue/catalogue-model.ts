import type { BodyStyle } from '../pictures/picture-address';

export type FuelType = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
export type Gearbox = 'Manual' | 'Automatic' | 'Semi-Auto';
export type BodyType =
  | 'Hatchback'
  | 'Saloon'
  | 'Estate'
  | 'SUV'
  | 'Coupe'
  | 'Convertible'
  | 'MPV'
  | 'Pickup'
  | 'Panel Van'
  | 'Crew Van';

/** First and last year of registration as new, in Britain; one that reaches {@link STILL_SOLD} has not ended. */
export type Years = readonly [first: number, last: number];

/** The year this catalogue was last gone through. */
const STILL_SOLD = 2026;

/** What turns the wheels, as it was in its years. */
export interface Engine {
  readonly sold: Years;
  readonly label: string;
  readonly fuel: FuelType;
  readonly gearbox: Gearbox;
  /** Litres; 0 for an electric motor. */
  readonly litres: number;
  readonly bhp: number;
  /** The official combined figures of the day, NEDC to 2018 and WLTP after; an electric motor has neither. */
  readonly mpg: number | null;
  readonly co2: number;
  /** Whole pounds above the trim's list price. */
  readonly extraPounds: number;
}

export interface Trim {
  readonly sold: Years;
  readonly name: string;
  /** New list price in whole pounds including VAT, at today's prices. */
  readonly pounds: number;
}

/**
 * One generation of a car or van as its maker sold it new in Britain, or the part of one whose engines and trims
 * belong together: every engine could be had with every trim, as long as both were sold.
 */
export interface CatalogueModel {
  readonly make: string;
  readonly name: string;
  readonly category: 'cars' | 'van';
  readonly body: BodyType;
  /** What the picture studio draws for it. */
  readonly style: BodyStyle;
  readonly doors: number;
  readonly seats: number;
  readonly sold: Years;
  readonly engines: readonly Engine[];
  readonly trims: readonly Trim[];
  /** What the maker calls a self-shifting gearbox, as derivative names print it. */
  readonly autoName: string;
  /** Closes the derivative's name in place of the doors: "Panel Van". */
  readonly suffix: string | null;
  /** How often the model turns up in this body in used stock, whatever its generation, against others. */
  readonly weight: number;
}

/** A model in one body through the years: its generations in order, at least one. */
export type ModelLine = readonly [CatalogueModel, ...CatalogueModel[]];

type Shape = Pick<CatalogueModel, 'body' | 'style' | 'doors' | 'seats' | 'autoName' | 'suffix'>;

interface LineFacts extends Partial<Shape> {
  readonly body: BodyType;
  readonly weight: number;
}

interface GenerationFacts extends Partial<Shape> {
  readonly sold: Years;
  readonly engines: readonly Engine[];
  /** By name: the price, with its own years where it was not sold as long as its generation. */
  readonly trims: Readonly<Record<string, number | readonly [pounds: number, ...Years]>>;
}

type NamedLine = (make: string) => ModelLine;

const USUAL: Readonly<Record<BodyType, { style: BodyStyle; doors: number; seats: number }>> = {
  Hatchback: { style: 'hatchback', doors: 5, seats: 5 },
  Saloon: { style: 'saloon', doors: 4, seats: 5 },
  Estate: { style: 'estate', doors: 5, seats: 5 },
  SUV: { style: 'suv', doors: 5, seats: 5 },
  Coupe: { style: 'coupe', doors: 2, seats: 4 },
  Convertible: { style: 'convertible', doors: 2, seats: 4 },
  MPV: { style: 'mpv', doors: 5, seats: 7 },
  Pickup: { style: 'pickup', doors: 4, seats: 5 },
  'Panel Van': { style: 'panel-van', doors: 5, seats: 3 },
  'Crew Van': { style: 'crew-van', doors: 5, seats: 6 },
};

/** The studio style, doors and seats that a body type usually comes with. */
export const usualShape = (body: BodyType): { style: BodyStyle; doors: number; seats: number } =>
  USUAL[body];

const trimsOf = ({ trims, sold }: GenerationFacts): readonly Trim[] =>
  Object.entries(trims).map(([name, price]) =>
    typeof price === 'number'
      ? { name, pounds: price, sold }
      : { name, pounds: price[0], sold: [price[1], price[2]] },
  );

const lineOf =
  (category: 'cars' | 'van') =>
  (
    name: string,
    line: LineFacts,
    first: GenerationFacts,
    ...later: readonly GenerationFacts[]
  ): NamedLine =>
  (make) => {
    const toModel = (generation: GenerationFacts): CatalogueModel => {
      const body = generation.body ?? line.body;
      return {
        ...usualShape(body),
        autoName: 'Auto',
        suffix: category === 'van' ? body : null,
        ...line,
        ...generation,
        body,
        trims: trimsOf(generation),
        make,
        name,
        category,
      };
    };
    return [toModel(first), ...later.map(toModel)];
  };

export const car = lineOf('cars');
export const van = lineOf('van');

/** The models of one make. */
export const modelsOf = (make: string, ...lines: readonly NamedLine[]): readonly ModelLine[] =>
  lines.map((line) => line(make));

type EngineOf = (
  sold: Years,
  label: string,
  litres: number,
  bhp: number,
  mpg: number,
  co2: number,
  extraPounds?: number,
  gearbox?: Gearbox,
) => Engine;

const burning =
  (fuel: FuelType, usualGearbox: Gearbox): EngineOf =>
  (sold, label, litres, bhp, mpg, co2, extraPounds = 0, gearbox = usualGearbox) => ({
    sold,
    label,
    fuel,
    gearbox,
    litres,
    bhp,
    mpg,
    co2,
    extraPounds,
  });

export const petrol = burning('Petrol', 'Manual');
export const diesel = burning('Diesel', 'Manual');
export const hybrid = burning('Hybrid', 'Automatic');
export const plugIn = burning('Plug-in Hybrid', 'Automatic');

export const electric = (sold: Years, label: string, bhp: number, extraPounds = 0): Engine => ({
  sold,
  label,
  fuel: 'Electric',
  gearbox: 'Automatic',
  litres: 0,
  bhp,
  mpg: null,
  co2: 0,
  extraPounds,
});

/** The derivative's name as adverts print it: "1.0 EcoBoost Titanium 5dr Auto". */
export function derivativeName(model: CatalogueModel, engine: Engine, trim: string): string {
  const parts = [engine.label, trim, model.suffix ?? `${String(model.doors)}dr`];
  if (engine.gearbox !== 'Manual') parts.push(model.autoName);
  return parts.filter((part) => part !== '').join(' ');
}

/** Whether what was sold in these years could be registered as new in that one. */
export const isSoldIn = ([first, last]: Years, year: number): boolean =>
  year >= first && (year <= last || last >= STILL_SOLD);

/** The engines a new one could be had with in a year: none when it was not sold. */
export const enginesIn = (model: CatalogueModel, year: number): readonly Engine[] =>
  isSoldIn(model.sold, year) ? model.engines.filter(({ sold }) => isSoldIn(sold, year)) : [];

/** The trims a new one could be had in, likewise. */
export const trimsIn = (model: CatalogueModel, year: number): readonly Trim[] =>
  isSoldIn(model.sold, year) ? model.trims.filter(({ sold }) => isSoldIn(sold, year)) : [];
