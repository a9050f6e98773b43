import { isCalendarDay } from '../../../../core/kernel/calendar-day';
import {
  PRICE_INDICATORS,
  SERVICE_HISTORIES,
  type VehicleInFull,
} from '../../../../core/stock/public';

/** Today, in tests of what a page is told. */
export const CHECK_DAY = '2026-11-28';

type Claim = (value: unknown) => boolean;

const isText: Claim = (value) => typeof value === 'string' && value.trim() !== '';
const isFlag: Claim = (value) => typeof value === 'boolean';
const isAmount: Claim = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isDay: Claim = (value) => typeof value === 'string' && isCalendarDay(value);
const isPastDay: Claim = (value) => isDay(value) && String(value) <= CHECK_DAY;
const isPastInstant: Claim = (value) =>
  typeof value === 'string' &&
  new Date(value).toISOString() === value &&
  value.slice(0, 10) <= CHECK_DAY;
const oneOf =
  (choices: readonly string[]): Claim =>
  (value) =>
    choices.some((choice) => choice === value);
const listOf =
  (claim: Claim): Claim =>
  (value) =>
    Array.isArray(value) && value.every(claim);
const mapOf =
  (claim: Claim): Claim =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, own]) => isText(key) && claim(own));

/** An object of these fields and no other; those with a question mark may be missing, none is undefined. */
const fieldsOf =
  (claims: Readonly<Record<string, Claim>>): Claim =>
  (value) =>
    wrongFields(value, claims).length === 0;

function wrongFields(value: unknown, claims: Readonly<Record<string, Claim>>): readonly string[] {
  if (typeof value !== 'object' || value === null) return ['no object'];
  const found = Object.entries(value);
  const wrong = found.filter(([key, own]) => !(claims[key] ?? claims[`${key}?`] ?? never)(own));
  const missing = Object.keys(claims).filter((key) => !key.endsWith('?') && !(key in value));
  return [...wrong.map(([key]) => key), ...missing.map((key) => `${key} is missing`)];
}

const never: Claim = () => false;
const whatever: Claim = (value) => value !== undefined;

const PAGE_CLAIMS: Readonly<Record<string, Claim>> = {
  'mark?': (value) => typeof value === 'string' && /^[A-Z0-9]{1,10}$/.test(value),
  'description?': isText,
  technicalData: mapOf(isText),
  equipment: listOf(
    fieldsOf({
      name: isText,
      items: (value) => listOf(isText)(value) && (value as readonly unknown[]).length > 0,
    }),
  ),
  additionalFeatures: listOf(isText),
  'serviceHistory?': oneOf(SERVICE_HISTORIES),
  serviceEntries: listOf(
    fieldsOf({
      'date?': isPastDay,
      'mileage?': isAmount,
      'description?': isText,
      'garage?': isText,
    }),
  ),
  'motExpiresOn?': isDay,
  'keepers?': (value) => isAmount(value) && Number.isSafeInteger(value),
  'listPrice?': isAmount,
  'priceIndicator?': oneOf(PRICE_INDICATORS),
  tags: listOf(isText),
  isOffer: isFlag,
  'isDrawn?': isFlag,
  films: listOf(fieldsOf({ id: isText, address: isText, 'madeOn?': isPastInstant })),
  turntable: listOf(isText),
  extraOffers: listOf(fieldsOf({ 'title?': isText, 'terms?': isText })),
  exampleFacts: listOf(isText),
};

/** What its cards show has laws of its own; here it has to be there, or not, and nothing else. */
const CARD_FIELDS = [
  ...['id', 'stockId', 'slug', 'section', 'make', 'range', 'status', 'onlinePurchase', 'price'],
  ...['pictures', 'extras', 'features', 'direct', 'registration?', 'plate?', 'derivative?'],
  ...['attentionGrabber?', 'reservedAt?', 'odometer?', 'transmission?', 'fuelType?', 'bodyType?'],
  ...['colour?', 'manufacturerColour?', 'engineSize?', 'doors?', 'seats?', 'taxRate?'],
  ...['powerBhp?', 'combinedMpg?', 'co2GramsPerKm?', 'registeredOn?', 'location?'],
];

/** The names of fields that are not what the core declares; none, if all is well. */
export const undeclaredFields = (vehicle: VehicleInFull): readonly string[] =>
  wrongFields(vehicle, {
    ...Object.fromEntries(CARD_FIELDS.map((field) => [field, whatever])),
    ...PAGE_CLAIMS,
  });
