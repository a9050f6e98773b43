import { findModels } from '../catalogue/catalogue';
import { isSoldIn, usualShape, type BodyType } from '../catalogue/catalogue-model';
import { findFormerModel } from '../catalogue/former-models';
import { slugOf } from '../catalogue/slug-of';
import type { Chance } from '../stock/chance';
import { excludingVat } from '../stock/make-vehicle';
import type { StockDetails, StockRecord } from '../stock/stock-record';
import { faceOf, knownPaintForColour } from '../stock/studio-look';
import { ALL_MADE_UP } from './stock-columns';
import type { ToldFacts } from './row-facts';

/** Words for bodies that the studio draws, beside its own. */
const BODIES: Readonly<Record<string, BodyType>> = {
  hatchback: 'Hatchback',
  saloon: 'Saloon',
  sedan: 'Saloon',
  estate: 'Estate',
  suv: 'SUV',
  coupe: 'Coupe',
  convertible: 'Convertible',
  cabriolet: 'Convertible',
  mpv: 'MPV',
  pickup: 'Pickup',
  'pick-up': 'Pickup',
  'panel-van': 'Panel Van',
  'crew-van': 'Crew Van',
};

const textOr = <Default>(told: unknown, otherwise: Default): string | Default =>
  typeof told === 'string' ? told : otherwise;

/** The generations of its year, where that is told; else all of them. */
const modelsOf = ({ makeName, rangeName, registeredOn, year }: ToldFacts) => {
  const [make, model] = [String(makeName), String(rangeName)];
  const former = findFormerModel(make, model);
  const models = findModels(make, model);
  if (models.length === 0) return former === undefined ? [] : [former];
  const told = Number.parseInt(textOr(registeredOn, year ?? ''), 10);
  const ofItsYear = models.filter(({ sold }) => isSoldIn(sold, told));
  return ofItsYear.length > 0 ? ofItsYear : models;
};

/** The one thing that all of them have; `undefined` where they differ, or there is none. */
function shared<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

/** A section of the site for every vehicle: as told, else its model's, else its body's, else cars. */
function sectionOf(told: ToldFacts, body: BodyType | undefined): StockRecord['category'] {
  if (told.category === 'cars' || told.category === 'van') return told.category;
  const known = shared(modelsOf(told).map(({ category }) => category));
  if (known !== undefined) return known;
  return body === 'Panel Van' || body === 'Crew Van' || body === 'Pickup' ? 'van' : 'cars';
}

type Look = Pick<StockRecord, 'bodyStyle' | 'face' | 'paint'>;

/** What the studio may draw: nothing, unless shape and colour are known. */
function lookOf(
  chance: Chance,
  told: ToldFacts,
  category: StockRecord['category'],
  body: BodyType | undefined,
): Look {
  const models = modelsOf(told).filter((model) => body === undefined || model.body === body);
  const style = shared(models.map((model) => model.style)) ?? (body && usualShape(body).style);
  const paint =
    typeof told.colour === 'string'
      ? knownPaintForColour(chance, category, told.colour)
      : undefined;
  if (style === undefined || paint === undefined)
    return { bodyStyle: null, face: null, paint: null };
  const face = faceOf(
    style,
    slugOf(String(told.makeName)),
    slugOf(String(told.rangeName)),
    textOr(told.fuelType, null),
  );
  return { bodyStyle: style, face, paint: paint.slug };
}

const numberOr = (told: unknown): number | null => (typeof told === 'number' ? told : null);
const listOr = (told: unknown): readonly never[] => (Array.isArray(told) ? (told as never[]) : []);

function detailsOf(told: ToldFacts): StockDetails {
  const { examples } = told;
  return {
    description: textOr(told.description, ''),
    serviceHistory: textOr(told.serviceHistory, null),
    serviceEntries: listOr(told.serviceEntries),
    motExpiresOn: textOr(told.motExpiresOn, null),
    keepers: numberOr(told.keepers),
    technicalData: (told.technicalData ?? {}) as StockDetails['technicalData'],
    equipment: (told.equipment ?? {}) as StockDetails['equipment'],
    ...(typeof told.picturesTaken === 'number' ? { picturesTaken: told.picturesTaken } : {}),
    ...(examples === ALL_MADE_UP ? {} : { examples: listOr(examples) }),
  };
}

function pricesOf(told: ToldFacts) {
  const pricePence = Number(told.pricePence);
  const finalPricePence = numberOr(told.finalPricePence) ?? pricePence;
  const vatScheme = textOr(told.vatScheme, null) as StockRecord['vatScheme'];
  return {
    pricePence,
    finalPricePence,
    vatScheme,
    discountPricePence: numberOr(told.discountPricePence),
    // The sum that is left follows from the scheme; an empty cell says that it is not to be told.
    priceExcludingVatPence:
      told.priceExcludingVatPence === undefined && vatScheme === 'Commercial'
        ? excludingVat(finalPricePence)
        : numberOr(told.priceExcludingVatPence),
    listPricePence: numberOr(told.listPricePence),
    adminFeePence: numberOr(told.adminFeePence),
  };
}

/**
 * A vehicle of the facts told and no others. Only what a shop decides for itself is added: a number, an address, a
 * section of the site, that it is for sale.
 */
export function toldVehicle(
  told: ToldFacts,
  {
    chance,
    id,
    stockId,
  }: { readonly chance: Chance; readonly id: number; readonly stockId: string },
): StockRecord {
  const [makeName, rangeName] = [String(told.makeName), String(told.rangeName)];
  const derivative = textOr(told.derivative, '');
  const body = typeof told.bodyType === 'string' ? BODIES[slugOf(told.bodyType)] : undefined;
  const category = sectionOf(told, body);
  const vrm = textOr(told.vrm, null);
  const makeSlug = slugOf(makeName);
  const rangeSlug = slugOf(rangeName);
  const look =
    told.bodyStyle === undefined && told.paint === undefined
      ? lookOf(chance, told, category, body)
      : {
          bodyStyle: textOr(told.bodyStyle, null),
          face: textOr(told.face, null),
          paint: textOr(told.paint, null),
        };
  return {
    id,
    stockId,
    slug: textOr(told.slug, slugOf([makeName, rangeName, derivative, vrm ?? stockId].join(' '))),
    category,
    vrm,
    registeredOn: textOr(told.registeredOn, textOr(told.year, null)),
    makeSlug,
    makeName,
    rangeSlug,
    rangeName,
    derivative,
    attentionGrabber: textOr(told.attentionGrabber, null),
    status: textOr(told.status, 'FOR_SALE_RETAIL') as StockRecord['status'],
    reservedAt: textOr(told.reservedAt, null),
    onlinePurchase: told.onlinePurchase === true,
    ...pricesOf(told),
    mileage: numberOr(told.mileage),
    transmission: textOr(told.transmission, null),
    fuelType: textOr(told.fuelType, null),
    bodyType: textOr(told.bodyType, null),
    colour: textOr(told.colour, null),
    manufacturerColour: textOr(told.manufacturerColour, null),
    engineSize: numberOr(told.engineSize),
    doors: numberOr(told.doors),
    seats: numberOr(told.seats),
    taxPence: numberOr(told.taxPence),
    bhp: numberOr(told.bhp),
    mpg: numberOr(told.mpg),
    co2: numberOr(told.co2),
    siteId: numberOr(told.siteId),
    features: listOr(told.features),
    extras: listOr(told.extras),
    tags: listOr(told.tags),
    priceIndicator: textOr(told.priceIndicator, null) as StockRecord['priceIndicator'],
    listedAt: textOr(told.listedAt, null),
    ...look,
    pictureUrls: listOr(told.pictureUrls),
    details: detailsOf(told),
  };
}
