import type { Vehicle } from '../model/vehicle';
import { makeName } from '../facts/make-name';

/** What a card is headed with: plate, make and range (CARD-11), the derivative below (CARD-12). */
export interface TitleParts {
  /** Year and plate age, "2021 (71)". */
  readonly plate?: string;
  readonly make: string;
  readonly range: string;
  readonly derivative?: string;
}

export const titleParts = (vehicle: Vehicle): TitleParts => ({
  ...(isText(vehicle.plate) && { plate: vehicle.plate }),
  make: makeName(vehicle.make.name),
  range: vehicle.range.name,
  ...(isText(vehicle.derivative) && { derivative: vehicle.derivative }),
});

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';
