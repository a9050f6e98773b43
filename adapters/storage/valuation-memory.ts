import { isCalendarDay } from '../../core/kernel/calendar-day';
import { pence, type Money } from '../../core/kernel/money';
import { withoutAbsent } from '../../core/kernel/without-absent';
import {
  CARE_CHOICES,
  heldOfVisit,
  READINGS,
  type HeldValuation,
  type KeptJourney,
  type LookedUpVehicle,
  type PriceStep,
  type TierPrices,
  type Valuation,
  type ValuationMemory,
} from '../../core/valuation/public';
import type { BrowserStorage } from './browser-storage';
import { isRecord, textOf } from './found-value';
import { fromJson } from './from-json';
import { keptIn } from './kept-in';
import type { StorageCodec, StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const moneyOf = (value: unknown): Money | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? pence(value) : undefined;

const VEHICLE_TEXTS = [
  'vrm',
  'capId',
  'make',
  'model',
  'derivative',
  'transmission',
  'fuel',
  'colour',
  'firstRegistered',
  'registeredInWords',
  'engine',
  'kind',
  'picture',
] as const satisfies readonly (keyof LookedUpVehicle)[];

function vehicleFrom(value: unknown): LookedUpVehicle | undefined {
  if (!isRecord(value)) return undefined;
  const care = CARE_CHOICES.find((choice) => choice === value['care']);
  const previousKeepers = countOf(value['previousKeepers']);
  if (care === undefined || previousKeepers === undefined) return undefined;
  const texts = VEHICLE_TEXTS.map((name) => [name, textOf(value[name])] as const);
  return withoutAbsent({
    ...(Object.fromEntries(texts) as Record<(typeof VEHICLE_TEXTS)[number], string | undefined>),
    engineSize: countOf(value['engineSize']),
    care,
    previousKeepers,
  });
}

function pricesFrom(value: unknown): TierPrices | undefined {
  if (!isRecord(value)) return undefined;
  const belowAverage = moneyOf(value['belowAverage']);
  const average = moneyOf(value['average']);
  const showroom = moneyOf(value['showroom']);
  return belowAverage === undefined || average === undefined || showroom === undefined
    ? undefined
    : { belowAverage, average, showroom };
}

const stepFrom = (value: unknown): readonly PriceStep[] => {
  if (!isRecord(value)) return [];
  const step = textOf(value['step']);
  const amount = moneyOf(value['amount']);
  return step === undefined || amount === undefined ? [] : [{ step, amount }];
};

/** Made by a hash: with none nobody can fetch it again. */
function valuationFrom(value: unknown): Valuation | undefined {
  if (!isRecord(value)) return undefined;
  const hash = textOf(value['hash']);
  const vehicle = vehicleFrom(value['vehicle']);
  if (hash === undefined || vehicle === undefined) return undefined;
  const steps = Array.isArray(value['workings']) ? value['workings'] : [];
  const workings = steps.flatMap(stepFrom);
  return withoutAbsent({
    hash,
    vehicle,
    mileage: countOf(value['mileage']),
    prices: pricesFrom(value['prices']),
    valuedAt: textOf(value['valuedAt']),
    lastDay: dayFrom(value['lastDay']),
    isOutOfDate: value['isOutOfDate'] === true,
    // Steps of which one is missing do not add up.
    workings: workings.length === steps.length ? workings : [],
  });
}

function dayFrom(value: unknown): string | undefined {
  const day = textOf(value);
  return day !== undefined && isCalendarDay(day) ? day : undefined;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

function journeyFrom(value: unknown): KeptJourney | undefined {
  if (!isRecord(value)) return undefined;
  const { typed } = value;
  const reading = READINGS.find((known) => known === value['reading']);
  const at = textOf(value['at']);
  const key = textOf(value['key']);
  if (reading === undefined || at === undefined || key === undefined || !isTexts(typed)) {
    return undefined;
  }
  return withoutAbsent({
    reading,
    at,
    key,
    typed,
    vehicle: vehicleFrom(value['vehicle']),
    valuation: valuationFrom(value['valuation']),
  });
}

function heldFrom(value: unknown): HeldValuation | undefined {
  if (!isRecord(value)) return undefined;
  const hash = textOf(value['hash']);
  const vehicle = vehicleFrom(value['vehicle']);
  const prices = pricesFrom(value['prices']);
  if (hash === undefined || vehicle === undefined || prices === undefined) return undefined;
  return withoutAbsent({
    hash,
    vehicle,
    prices,
    mileage: countOf(value['mileage']),
    lastDay: dayFrom(value['lastDay']),
    settlement: moneyOf(value['settlement']),
  });
}

const asJson = <Thing>(
  read: (kept: unknown) => Thing | undefined,
): StorageCodec<Thing | undefined> => ({
  read: (text) => fromJson(text, read),
  write: (thing) => (thing === undefined ? '' : JSON.stringify(thing)),
});

const JOURNEY: StorageKey<KeptJourney | undefined> = {
  key: STORAGE_NAMES.valuationJourney,
  codec: asJson(journeyFrom),
};

const HELD: StorageKey<HeldValuation | undefined> = {
  key: STORAGE_NAMES.heldValuation,
  codec: asJson(heldFrom),
};

/** What a visit keeps of valuations. @param storage the one that ends with the tab */
export const storageValuationMemory = (storage: () => BrowserStorage): ValuationMemory => ({
  journey: keptIn(storage, JOURNEY),
  held: heldOfVisit(keptIn(storage, HELD)),
});
