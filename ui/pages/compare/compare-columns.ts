import type { ComparedPlace } from '../../../core/showroom/public';
import { titleParts, type VehicleInFull } from '../../../core/stock/public';
import { titleWords } from '../../copy/vehicle-copy';

/** A column of the table: of a vehicle, or of one that is on its way. */
export interface CompareColumn {
  readonly slug: string;
  readonly vehicle?: VehicleInFull;
  /** Which of a row's values is this vehicle's. */
  readonly place?: number;
}

/** The columns of a list, and the vehicles in the order in which rows give their values. */
export function columnsOf(places: readonly ComparedPlace[]): {
  readonly columns: readonly CompareColumn[];
  readonly vehicles: readonly VehicleInFull[];
} {
  const here = places.filter(({ vehicle }) => vehicle !== undefined);
  return {
    columns: places.map((held) =>
      held.vehicle === undefined ? held : { ...held, place: here.indexOf(held) },
    ),
    vehicles: here.flatMap(({ vehicle }) => vehicle ?? []),
  };
}

export const columnTitle = ({ vehicle }: CompareColumn): string =>
  vehicle === undefined ? 'Vehicle' : titleWords(titleParts(vehicle));
