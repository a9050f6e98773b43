import type { CatalogueModel, ModelLine } from './catalogue-model';
import { AUDI } from './makes/audi';
import { BMW, MINI } from './makes/bmw-and-mini';
import { CITROEN, DS } from './makes/citroen-and-ds';
import { FORD } from './makes/ford';
import { FORD_VANS } from './makes/ford-vans';
import { HYUNDAI } from './makes/hyundai';
import { ABARTH, ALFA_ROMEO, FIAT } from './makes/italian';
import { HONDA, MAZDA, MITSUBISHI, SUBARU, SUZUKI } from './makes/japanese';
import { JAPANESE_VANS } from './makes/japanese-vans';
import { KIA } from './makes/kia';
import { JAGUAR, LAND_ROVER } from './makes/land-rover-and-jaguar';
import { MERCEDES_BENZ } from './makes/mercedes-benz';
import { JEEP, MG } from './makes/mg-and-jeep';
import { NISSAN } from './makes/nissan';
import { PEUGEOT } from './makes/peugeot';
import { PORSCHE, SMART } from './makes/porsche-and-smart';
import { DACIA, RENAULT } from './makes/renault-and-dacia';
import { CUPRA, SEAT } from './makes/seat-and-cupra';
import { SKODA } from './makes/skoda';
import { TESLA } from './makes/tesla';
import { LEXUS, TOYOTA } from './makes/toyota-and-lexus';
import { VAUXHALL } from './makes/vauxhall';
import { VAUXHALL_AND_FRENCH_VANS } from './makes/vauxhall-and-french-vans';
import { VOLKSWAGEN } from './makes/volkswagen';
import { GERMAN_VANS } from './makes/volkswagen-and-mercedes-benz-vans';
import { POLESTAR, VOLVO } from './makes/volvo-and-polestar';
import { slugOf } from './slug-of';

/** Every car the sandbox's dealers trade in. */
export const CAR_LINES: readonly ModelLine[] = [
  FORD,
  VAUXHALL,
  VOLKSWAGEN,
  SKODA,
  SEAT,
  CUPRA,
  AUDI,
  BMW,
  MINI,
  MERCEDES_BENZ,
  PORSCHE,
  SMART,
  LEXUS,
  TOYOTA,
  NISSAN,
  HONDA,
  MAZDA,
  SUZUKI,
  MITSUBISHI,
  SUBARU,
  KIA,
  HYUNDAI,
  PEUGEOT,
  CITROEN,
  RENAULT,
  DACIA,
  DS,
  FIAT,
  ABARTH,
  ALFA_ROMEO,
  LAND_ROVER,
  JAGUAR,
  MG,
  VOLVO,
  POLESTAR,
  TESLA,
  JEEP,
].flat();

/** Every van. */
export const VAN_LINES: readonly ModelLine[] = [
  FORD_VANS,
  VAUXHALL_AND_FRENCH_VANS,
  GERMAN_VANS,
  JAPANESE_VANS,
].flat();

/** The generations of all cars, and of all vans. */
export const CARS: readonly CatalogueModel[] = CAR_LINES.flat();
export const VANS: readonly CatalogueModel[] = VAN_LINES.flat();

const keyOf = (make: string, model: string): string => `${slugOf(make)}:${slugOf(model)}`;

const modelsByName = new Map<string, CatalogueModel[]>();
for (const model of [...CARS, ...VANS]) {
  const key = keyOf(model.make, model.name);
  modelsByName.set(key, [...(modelsByName.get(key) ?? []), model]);
}

const makeNames = new Map([...CARS, ...VANS].map((model) => [slugOf(model.make), model.make]));

/**
 * The catalogue's entries for a make and model, whatever their spelling: one for each body and generation, none
 * where the model is unknown.
 */
export const findModels = (make: string, model: string): readonly CatalogueModel[] =>
  modelsByName.get(keyOf(make, model)) ?? [];

/** A make's name as we spell it ("bmw" is BMW, "citroen" is Citroën); an unknown one as it came. */
export const makeNameOf = (make: string): string => makeNames.get(slugOf(make)) ?? make;

/** A model's name as we spell it; an unknown one as it came. */
export const rangeNameOf = (make: string, model: string): string =>
  findModels(make, model)[0]?.name ?? model;
