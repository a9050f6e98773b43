import type { CatalogueModel } from './catalogue-model';
import {
  JAGUAR,
  JEEP,
  LAND_ROVER,
  MG,
  POLESTAR,
  TESLA,
  VOLVO,
} from './makes/british-swedish-and-american';
import { FORD, VAUXHALL } from './makes/ford-and-vauxhall';
import {
  ABARTH,
  ALFA_ROMEO,
  CITROEN,
  DACIA,
  DS,
  FIAT,
  PEUGEOT,
  RENAULT,
} from './makes/french-and-italian';
import { AUDI, BMW, LEXUS, MERCEDES_BENZ, MINI, PORSCHE, SMART } from './makes/german-premium';
import { HONDA, MAZDA, MITSUBISHI, NISSAN, SUBARU, SUZUKI, TOYOTA } from './makes/japanese';
import { HYUNDAI, KIA } from './makes/korean';
import { VANS } from './makes/vans';
import { CUPRA, SEAT, SKODA, VOLKSWAGEN } from './makes/volkswagen-group';
import { slugOf } from './slug-of';

/** Every car the sandbox's dealers trade in. */
export const CARS: readonly CatalogueModel[] = [
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

export { VANS };

const keyOf = (make: string, model: string): string => `${slugOf(make)}:${slugOf(model)}`;

const modelsByName = new Map<string, CatalogueModel[]>();
for (const model of [...CARS, ...VANS]) {
  const key = keyOf(model.make, model.name);
  modelsByName.set(key, [...(modelsByName.get(key) ?? []), model]);
}

const makeNames = new Map([...CARS, ...VANS].map((model) => [slugOf(model.make), model.make]));

/**
 * The catalogue's entries for a make and model, whatever their spelling: several where a model came in
 * several bodies, none where the model is unknown.
 */
export const findModels = (make: string, model: string): readonly CatalogueModel[] =>
  modelsByName.get(keyOf(make, model)) ?? [];

/** A make's name as we spell it ("bmw" is BMW, "citroen" is Citroën); an unknown one as it came. */
export const makeNameOf = (make: string): string => makeNames.get(slugOf(make)) ?? make;

/** A model's name as we spell it; an unknown one as it came. */
export const rangeNameOf = (make: string, model: string): string =>
  findModels(make, model)[0]?.name ?? model;
