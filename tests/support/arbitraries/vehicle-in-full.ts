import fc from 'fast-check';
import { pence } from '../../../core/kernel/money';
import {
  EQUIPMENT_GROUPS,
  PRICE_INDICATORS,
  SERVICE_HISTORIES,
  type TechnicalKey,
  type VehicleInFull,
} from '../../../core/stock/public';
import { anyText, tidyText } from './text';
import { vehicle } from './vehicle';

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

const present = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** The technical entries by the documents' keys and in their order (VDP-53). */
export const TECHNICAL_KEYS: readonly TechnicalKey[] = [
  'cc',
  'cylinders',
  'cylinder-layout',
  'fuel-delivery',
  'transmission',
  '0-60-mph-secs',
  'engine-power-bhp',
  'top-speed',
  'height',
  'length',
  'width',
  'ec-extra-urban-mpg',
  'ec-urban-mpg',
  'ec-combined-mpg',
  'co2-gkm',
];

/** Days there are, days there are not, and no days at all. */
export const dayText: fc.Arbitrary<string> = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2024-02-29', '2023-02-29', '2024-02-31', '2024-13-01', '0000-00-00', '', 'soon'),
);

/** Figures as feeds write them: right, missing in many ways, negative, with a unit, not at all. */
export const figureText: fc.Arbitrary<string> = fc.oneof(
  fc.nat({ max: 9999 }).map(String),
  fc.double({ min: 0, max: 999, noNaN: true }).map((figure) => figure.toFixed(1)),
  fc.constantFrom('', ' ', '-', 'N/A', '0', '0.0', '-1', '1,498', '8.4 secs', 'NaN', 'null', '1e9'),
  anyText,
);

const number = fc.oneof(
  fc.constantFrom(0, -1, NaN, Infinity, 0.1),
  fc.integer({ min: 0, max: 400_000 }),
);

/** Any vehicle in full: complete, bare, and with what odd feeds put into every field. */
export const vehicleInFull: fc.Arbitrary<VehicleInFull> = fc
  .tuple(
    vehicle,
    fc.record({
      attentionGrabber: maybe(anyText),
      manufacturerColour: maybe(anyText),
      engineSize: maybe(number),
      doors: maybe(number),
      seats: maybe(number),
      taxRate: maybe(fc.integer({ min: -500, max: 99_999 }).map(pence)),
      co2GramsPerKm: maybe(number),
      registeredOn: maybe(dayText),
      description: maybe(
        fc.oneof(
          anyText,
          fc.array(anyText, { maxLength: 5 }).map((all) => all.join('\n\n')),
        ),
      ),
      technicalData: fc.dictionary(
        fc.oneof(fc.constantFrom(...TECHNICAL_KEYS, '0-62-mph-secs', '__proto__'), tidyText),
        figureText,
      ),
      equipment: fc.array(
        fc.record({
          name: fc.oneof(fc.constantFrom(...EQUIPMENT_GROUPS, 'passive safety', ''), anyText),
          items: fc.array(fc.oneof(anyText, fc.constantFrom('DAB radio', 'dab radio')), {
            minLength: 1,
            maxLength: 4,
          }),
        }),
        { maxLength: 6 },
      ),
      additionalFeatures: fc.array(anyText, { maxLength: 4 }),
      serviceHistory: maybe(fc.constantFrom(...SERVICE_HISTORIES)),
      serviceEntries: fc.array(
        fc
          .record({
            date: maybe(dayText),
            mileage: maybe(number),
            description: maybe(anyText),
            garage: maybe(anyText),
          })
          .map(present),
        { maxLength: 6 },
      ),
      motExpiresOn: maybe(dayText),
      keepers: maybe(number),
      listPrice: maybe(fc.integer({ min: 0, max: 20_000_000 }).map(pence)),
      priceIndicator: maybe(fc.constantFrom(...PRICE_INDICATORS)),
      isOffer: fc.boolean(),
    }),
  )
  .map(
    ([plain, more]) =>
      present({
        ...plain,
        ...more,
        tags: [],
        films: [],
        turntable: [],
        extraOffers: [],
        exampleFacts: [],
      }) as VehicleInFull,
  );
