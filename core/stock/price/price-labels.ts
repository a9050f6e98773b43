import { dayInBritain, isCalendarDay, yearsAfter } from '../../kernel/calendar-day';
import { pounds } from '../../kernel/money';
import {
  PRICE_INDICATORS,
  type PriceIndicator,
  type VehicleInFull,
} from '../model/vehicle-in-full';
import { shownPrice } from './price-facts';

/** The indicator of a feed's word (VDP-23, VDP-50), where `low` is "Lower price"; other words are none. */
export function priceIndicatorOf(word: string | undefined): PriceIndicator | undefined {
  const tidy = word?.trim().toLowerCase();
  return PRICE_INDICATORS.find((known) => known === (tidy === 'low' ? 'lower' : tidy));
}

/** Why a vehicle may have no label, in the order of the help panel (VDP-24). */
export const REASONS_FOR_NO_LABEL = [
  'new-or-nearly-new',
  'rare-or-classic',
  'private-seller',
  'price-outside',
  'over-age',
  'write-off',
  'import',
] as const;
export type ReasonForNoLabel = (typeof REASONS_FOR_NO_LABEL)[number];

/** The bounds of labels (VDP-24): prices at them, and cars of that age, may have one. */
export const LABEL_BOUNDS = { lowest: pounds(1500), highest: pounds(70_000), years: 15 } as const;

/**
 * Which reasons are known to hold for this vehicle; none is claimed of a vehicle that has its label.
 * Whether it is rare, imported or nearly new is nowhere on record, so that those are never claimed.
 */
export function knownReasonsForNoLabel(
  vehicle: VehicleInFull,
  now: number,
): readonly ReasonForNoLabel[] {
  if (vehicle.priceIndicator !== undefined) return [];
  const price = shownPrice(vehicle.price);
  const isOutside =
    price !== undefined && (price < LABEL_BOUNDS.lowest || price > LABEL_BOUNDS.highest);
  const { registeredOn = '' } = vehicle;
  const isOld =
    isCalendarDay(registeredOn) &&
    registeredOn < yearsAfter(dayInBritain(now), -LABEL_BOUNDS.years);
  return [
    ...(isOutside ? ['price-outside' as const] : []),
    ...(isOld ? ['over-age' as const] : []),
  ];
}
