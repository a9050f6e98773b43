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

/** What turns the wheels. `mpg` and `co2` are the combined WLTP figures; an electric motor has neither. */
export interface Engine {
  readonly label: string;
  readonly fuel: FuelType;
  readonly gearbox: Gearbox;
  /** Litres; 0 for an electric motor. */
  readonly litres: number;
  readonly bhp: number;
  readonly mpg: number | null;
  readonly co2: number;
  /** Whole pounds above the trim's list price. */
  readonly extraPounds: number;
}

/** A car or van as its maker sold it new in Britain: every engine could be had with every trim. */
export interface CatalogueModel {
  readonly make: string;
  readonly name: string;
  readonly category: 'cars' | 'van';
  readonly body: BodyType;
  /** What the picture studio draws for it. */
  readonly style: BodyStyle;
  readonly doors: number;
  readonly seats: number;
  /** First and last year of registration as new, in Britain. */
  readonly sold: readonly [number, number];
  /** How often it turns up in used stock, against other models. */
  readonly weight: number;
  readonly engines: readonly Engine[];
  /** Trim names and new list prices, in whole pounds including VAT. */
  readonly trims: Readonly<Record<string, number>>;
  /** What the maker calls a self-shifting gearbox, as derivative names print it. */
  readonly autoName: string;
  /** Closes the derivative's name in place of the doors: "Panel Van". */
  readonly suffix: string | null;
}

type ModelFacts = Omit<
  CatalogueModel,
  'make' | 'name' | 'category' | 'autoName' | 'suffix' | 'style' | 'doors' | 'seats'
> &
  Partial<Pick<CatalogueModel, 'autoName' | 'suffix' | 'style' | 'doors' | 'seats'>>;
type NamedModel = (make: string) => CatalogueModel;

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

const named =
  (category: 'cars' | 'van', name: string, facts: ModelFacts): NamedModel =>
  (make) => ({
    ...USUAL[facts.body],
    autoName: 'Auto',
    suffix: category === 'van' ? facts.body : null,
    ...facts,
    make,
    name,
    category,
  });

export const car = (name: string, facts: ModelFacts): NamedModel => named('cars', name, facts);
export const van = (name: string, facts: ModelFacts): NamedModel => named('van', name, facts);

/** The models of one make. */
export const modelsOf = (
  make: string,
  ...models: readonly NamedModel[]
): readonly CatalogueModel[] => models.map((model) => model(make));

type EngineOf = (
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
  (label, litres, bhp, mpg, co2, extraPounds = 0, gearbox = usualGearbox) => ({
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

export const electric = (label: string, bhp: number, extraPounds = 0): Engine => ({
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
  return parts.join(' ');
}

const MILD_HYBRID = /\b(?:m?HEV|FHEV|MHEV|MHT|MHD|MH|48V|eTSI|EcoBlue|e-Power)\b/i;

/**
 * The engines a new one could plausibly have had in a year: mild hybrids come from about 2019 and plug-ins
 * from about 2016, unless the model had nothing else.
 */
export function enginesIn(model: CatalogueModel, year: number): readonly Engine[] {
  const known = model.engines.filter((engine) => {
    if (engine.fuel === 'Plug-in Hybrid') return year >= 2016;
    if (engine.fuel === 'Electric') return year >= 2019;
    return year >= 2018 || !MILD_HYBRID.test(engine.label);
  });
  return known.length > 0 ? known : model.engines;
}
