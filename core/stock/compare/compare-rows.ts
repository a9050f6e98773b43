import type { Money } from '../../kernel/money';
import type { PriceIndicator, ServiceHistory, VehicleInFull } from '../model/vehicle-in-full';
import { cardLocation } from '../card/card-location';
import { equipmentGroups, OTHER_FEATURES } from '../facts/equipment-groups';
import { motFacts, type MotFacts } from '../facts/mot-facts';
import { overviewItems, type OverviewKey } from '../facts/overview-items';
import { priceFacts, type HeadlinePrice, type PriceFacts } from '../price/price-facts';
import { runningCosts } from '../facts/running-costs';
import { technicalValue, type TechnicalKey } from '../facts/technical-figures';
import { textValue, type FactValue } from '../facts/vehicle-fact';

/** What stands in one cell of a comparison. The words are the page's. */
export type ComparedValue =
  | FactValue
  | { readonly kind: 'price'; readonly price: PriceFacts }
  | { readonly kind: 'price-indicator'; readonly indicator: PriceIndicator }
  | { readonly kind: 'keepers'; readonly count: number }
  | { readonly kind: 'service-history'; readonly history: ServiceHistory }
  | { readonly kind: 'mot'; readonly mot: MotFacts }
  /** Litres for the round year's driving by which vehicles are compared. */
  | { readonly kind: 'fuel'; readonly litres: number }
  /** It is among the vehicle's equipment. */
  | { readonly kind: 'has' };

/** One thing of which vehicles are compared; a value that a feed lacks is `undefined`. */
export interface ComparedRow<Value> {
  readonly key: string;
  /** One for each vehicle, in their order; at least one of them is there. */
  readonly values: readonly (Value | undefined)[];
  /** They do not all read the same; never so of one vehicle alone. */
  readonly differs: boolean;
}

/** The parts of a comparison but for finance, which is asked for apart. */
export type ComparedGroupKey = 'price' | 'about' | 'running' | 'performance' | 'size' | 'history';

export interface ComparedGroup {
  readonly key: ComparedGroupKey;
  /** Never empty. */
  readonly rows: readonly ComparedRow<ComparedValue>[];
}

/** The equipment under one heading; the key of a row is the item itself. */
export interface ComparedEquipment {
  /** As the feed names it, or `OTHER_FEATURES`. */
  readonly name: string;
  /** Never empty. */
  readonly rows: readonly ComparedRow<ComparedValue>[];
}

const OVERVIEW_ROWS = [
  'mileage',
  'registration-date',
  'fuel-type',
  'transmission',
  'engine-size',
  'bodystyle',
  'doors',
  'seats',
  'colour',
] as const satisfies readonly OverviewKey[];

/** The rows that every comparison begins with, in order, before any vehicle is known. */
export const ROWS_AT_A_GLANCE = [...OVERVIEW_ROWS, 'location'] as const;
const PERFORMANCE = [
  'engine-power-bhp',
  '0-60-mph-secs',
  'top-speed',
] as const satisfies readonly TechnicalKey[];
const SIZE = ['length', 'width', 'height'] as const satisfies readonly TechnicalKey[];

/** One thing to compare: its key, and what a vehicle has to say of it. */
type Aspect = readonly [
  key: string,
  valueOf: (vehicle: VehicleInFull) => ComparedValue | undefined,
];

const overview = (key: OverviewKey): Aspect => [
  key,
  (vehicle) => overviewItems(vehicle).find((item) => item.key === key)?.value,
];
const technical = (key: TechnicalKey): Aspect => [key, (vehicle) => technicalValue(vehicle, key)];

interface CompareSetting {
  readonly headline: HeadlinePrice;
  /** Milliseconds since 1970 in UTC: whether an MOT has run out. */
  readonly now: number;
}

const aspects = ({
  headline,
  now,
}: CompareSetting): Readonly<Record<ComparedGroupKey, readonly Aspect[]>> => ({
  price: [
    ['price', ({ price }) => ({ kind: 'price', price: priceFacts(price, headline) })],
    [
      'price-indicator',
      ({ priceIndicator }) =>
        priceIndicator && { kind: 'price-indicator', indicator: priceIndicator },
    ],
  ],
  about: [...OVERVIEW_ROWS.map(overview), ['location', (vehicle) => textValue(placeOf(vehicle))]],
  running: [
    overview('mpg'),
    overview('co2'),
    overview('road-tax'),
    [
      'fuel',
      (vehicle) => {
        const { fuelLitres } = runningCosts(vehicle);
        return fuelLitres === undefined ? undefined : { kind: 'fuel', litres: fuelLitres };
      },
    ],
  ],
  performance: PERFORMANCE.map(technical),
  size: SIZE.map(technical),
  history: [
    [
      'keepers',
      ({ keepers = -1 }) =>
        Number.isInteger(keepers) && keepers >= 0 ? { kind: 'keepers', count: keepers } : undefined,
    ],
    [
      'service-history',
      ({ serviceHistory }) =>
        serviceHistory && { kind: 'service-history', history: serviceHistory },
    ],
    [
      'mot',
      (vehicle) => {
        const mot = motFacts(vehicle, now);
        return mot && { kind: 'mot', mot };
      },
    ],
  ],
});

/** Where it stands, by town where that is known. */
function placeOf(vehicle: VehicleInFull): string | undefined {
  const location = cardLocation(vehicle);
  return location?.town ?? location?.branch;
}

const GROUPS = ['price', 'about', 'running', 'performance', 'size', 'history'] as const;

/**
 * The vehicles beside each other, by what they have in common to be asked (CG-080). Of what none
 * of them says anything there is no row.
 */
export function compareRows(
  vehicles: readonly VehicleInFull[],
  setting: CompareSetting,
): readonly ComparedGroup[] {
  const asked = aspects(setting);
  return GROUPS.map((key) => ({
    key,
    rows: asked[key].flatMap(([about, valueOf]) =>
      comparedRow(about, vehicles.map(valueOf), readsTheSame),
    ),
  })).filter(({ rows }) => rows.length > 0);
}

/** All that any of them is equipped with, under the headings and in the order of a vehicle's page. */
export function compareEquipment(vehicles: readonly VehicleInFull[]): readonly ComparedEquipment[] {
  const ofEach = vehicles.map(equipmentGroups);
  const names = new Set(ofEach.flatMap((groups) => groups.map(({ name }) => name)));
  const heads = [...names].filter((name) => name !== OTHER_FEATURES);
  // What one vehicle has under a heading, another may have under none.
  const hasOf = ofEach.map((groups) => new Set(groups.flatMap(({ items }) => items.map(folded))));
  const shown = new Set<string>();
  return [...heads, ...(names.has(OTHER_FEATURES) ? [OTHER_FEATURES] : [])]
    .map((name) => ({
      name,
      rows: ofEach
        .flatMap((groups) => groups.find((group) => group.name === name)?.items ?? [])
        .flatMap((item) => {
          if (shown.has(folded(item))) return [];
          shown.add(folded(item));
          const values = hasOf.map((has) =>
            has.has(folded(item)) ? ({ kind: 'has' } as const) : undefined,
          );
          return comparedRow<ComparedValue>(item, values, readsTheSame);
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A row, unless nobody has anything to say in it. */
export function comparedRow<Value>(
  key: string,
  values: readonly (Value | undefined)[],
  same: (one: Value, other: Value) => boolean,
): readonly ComparedRow<Value>[] {
  const [first] = values;
  if (values.every((value) => value === undefined)) return [];
  const differs = values.some((value) =>
    value === undefined || first === undefined ? value !== first : !same(first, value),
  );
  return [{ key, values, differs }];
}

/** As a shopper reads them: a difference that rounding hides is none. */
function readsTheSame(one: ComparedValue, other: ComparedValue): boolean {
  return JSON.stringify(asRead(one)) === JSON.stringify(asRead(other));
}

function asRead(value: ComparedValue): readonly unknown[] {
  switch (value.kind) {
    case 'text':
      return [folded(value.text)];
    case 'measure':
      return [value.unit, Math.round(value.value * 10)];
    case 'per-year':
      return [wholePounds(value.amount)];
    case 'price':
      return value.price.kind === 'no-price' ? [] : [wholePounds(value.price.headline)];
    default:
      return Object.values(value);
  }
}

const wholePounds = (amount: Money): number => Math.round(amount / 100);

const folded = (text: string): string => text.trim().toLowerCase();
