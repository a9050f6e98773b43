import { isPositive, pounds, type Money } from '../../kernel/money';
import type { VehicleInFull } from '../model/vehicle-in-full';

/** The supplement to road tax for dear vehicles (VDP-21). */
export interface RoadTaxSupplement {
  /** ISO date from which it is due in this form. */
  readonly startsOn: string;
  readonly yearly: Money;
  /** For up to so many years, from the second tax on. */
  readonly years: number;
  /** List price above which it is due. */
  readonly listedOver: Money;
  /** Other thresholds by fuel type in lower case, "electric" (decision "Road-tax note"). */
  readonly listedOverByFuel: Readonly<Record<string, Money>>;
}

/** As the documents have it: one threshold for every fuel. */
export const ROAD_TAX_SUPPLEMENT: RoadTaxSupplement = {
  startsOn: '2025-04-01',
  yearly: pounds(425),
  years: 5,
  listedOver: pounds(40_000),
  listedOverByFuel: {},
};

export interface RoadTaxNoteFacts {
  readonly startsOn: string;
  readonly yearly: Money;
  readonly years: number;
  readonly listedOver: Money;
  /** What this vehicle cost new, if that is on record: whoever reads the note wants to know. */
  readonly listPrice?: Money;
}

/** The note that stands by the road tax, whatever the vehicle cost new (CG-093). */
export function roadTaxNote(
  vehicle: VehicleInFull,
  supplement: RoadTaxSupplement = ROAD_TAX_SUPPLEMENT,
): RoadTaxNoteFacts {
  const { startsOn, yearly, years, listedOver, listedOverByFuel } = supplement;
  const fuel = vehicle.fuelType?.trim().toLowerCase() ?? '';
  const { listPrice } = vehicle;
  return {
    startsOn,
    yearly,
    years,
    listedOver: Object.hasOwn(listedOverByFuel, fuel)
      ? (listedOverByFuel[fuel] ?? listedOver)
      : listedOver,
    ...(listPrice !== undefined && isPositive(listPrice) && { listPrice }),
  };
}
