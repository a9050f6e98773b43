import { findModels } from '../catalogue/catalogue';
import {
  derivativeName,
  enginesIn,
  isSoldIn,
  trimsIn,
  usualShape,
  type BodyType,
  type CatalogueModel,
  type Engine,
} from '../catalogue/catalogue-model';
import { findFormerModel } from '../catalogue/former-models';
import type { BodyStyle } from '../pictures/picture-address';
import type { Chance } from '../stock/chance';
import type { ToldFacts } from './row-facts';

/** What the catalogue adds to a row: the body for certain where the model is known, the engine where one fits. */
export interface LikelyModel {
  readonly category: 'cars' | 'van';
  readonly body: BodyType;
  readonly style: BodyStyle;
  readonly doors: number;
  readonly seats: number;
  /** Years in which it was sold new; `null` for a model we do not know. */
  readonly sold: readonly [number, number] | null;
  readonly engine: Engine | null;
  /** `null` where no engine of the catalogue's fits. */
  readonly derivative: string | null;
  /** The list price of that derivative today; `null` where it is unknown. */
  readonly listPounds: number | null;
}

const BODIES: readonly BodyType[] = [
  'Hatchback',
  'Saloon',
  'Estate',
  'SUV',
  'Coupe',
  'Convertible',
  'MPV',
  'Pickup',
  'Panel Van',
  'Crew Van',
];

/** How badly an engine misses what the row tells; more than 4 is another engine. */
function miss(engine: Engine, told: ToldFacts): number {
  let missed = 0;
  if (typeof told.fuelType === 'string' && told.fuelType !== engine.fuel) {
    missed += told.fuelType === 'Hybrid' && engine.fuel === 'Plug-in Hybrid' ? 1 : 5;
  }
  if (typeof told.engineSize === 'number') {
    const gap = Math.abs(told.engineSize - engine.litres);
    missed += gap > 0.15 ? 5 : gap * 4;
  }
  if (typeof told.transmission === 'string' && told.transmission !== engine.gearbox) missed += 0.5;
  return missed;
}

/** More is another engine. */
const WORST_MISS = 4;

interface Fitting {
  readonly model: CatalogueModel;
  readonly engines: readonly Engine[];
}

/** Of what could be registered as new in that year, the engines that miss least what the row tells, by model. */
function bestFitting(
  models: readonly CatalogueModel[],
  year: number,
  told: ToldFacts,
): readonly Fitting[] {
  const possible = models
    .filter((model) => trimsIn(model, year).length > 0)
    .map((model) => ({ model, engines: enginesIn(model, year) }));
  const misses = possible.flatMap(({ engines }) => engines.map((engine) => miss(engine, told)));
  const most = Math.min(WORST_MISS, Math.min(...misses) + 0.05);
  return possible
    .map(({ model, engines }) => ({
      model,
      engines: engines.filter((engine) => miss(engine, told) <= most),
    }))
    .filter(({ engines }) => engines.length > 0);
}

const gearboxOf = (told: unknown, engine: Engine): Engine['gearbox'] =>
  told === 'Manual' || told === 'Automatic' || told === 'Semi-Auto' ? told : engine.gearbox;

const weightOf = ({ weight }: CatalogueModel): number => weight;

function fromCatalogue(
  chance: Chance,
  models: readonly CatalogueModel[],
  year: number,
  told: ToldFacts,
): LikelyModel {
  const withBody = models.filter(({ body }) => body === told.bodyType);
  const shaped = withBody.length > 0 ? withBody : models;
  const fitting = bestFitting(shaped, year, told);
  if (fitting.length === 0) {
    const ofItsYear = shaped.filter(({ sold }) => isSoldIn(sold, year));
    const model = chance.weighted(ofItsYear.length > 0 ? ofItsYear : shaped, weightOf);
    return { ...model, engine: null, derivative: null, listPounds: null };
  }
  const { model, engines } = chance.weighted(fitting, (each) => weightOf(each.model));
  const engine = chance.weighted(engines, () => 1);
  const trim = chance.weighted(trimsIn(model, year), () => 1);
  const gearbox = gearboxOf(told.transmission, engine);
  return {
    ...model,
    engine,
    derivative: derivativeName(model, { ...engine, gearbox }, trim.name),
    listPounds: trim.pounds + engine.extraPounds,
  };
}

/** The catalogue's model, else a former one, else a shape guessed from the body told: a hatchback at last. */
export function likelyModel(chance: Chance, year: number, told: ToldFacts): LikelyModel {
  const make = String(told.makeName);
  const name = String(told.rangeName);
  const models = findModels(make, name);
  if (models.length > 0) return fromCatalogue(chance, models, year, told);

  const former = findFormerModel(make, name);
  if (former !== undefined) return { ...former, engine: null, derivative: null, listPounds: null };

  const body =
    BODIES.find((known) => known === told.bodyType) ??
    (told.category === 'van' ? 'Panel Van' : 'Hatchback');
  return {
    ...usualShape(body),
    category: ['Panel Van', 'Crew Van', 'Pickup'].includes(body) ? 'van' : 'cars',
    body,
    sold: null,
    engine: null,
    derivative: null,
    listPounds: null,
  };
}
