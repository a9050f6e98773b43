import type { ShortlistSnapshot, SnapshotVehicle } from '../../shortlist/public';
import {
  priceFacts,
  techBrief,
  titleParts,
  vehiclePath,
  type HeadlinePrice,
  type TechBriefPart,
  type Vehicle,
} from '../../stock/public';

/** How what is remembered is put. */
export interface SnapshotStyle {
  readonly headlinePrice: HeadlinePrice;
  /** One fact of a vehicle for a person to read: "24,310 miles". */
  readonly factWords: (fact: TechBriefPart) => string;
}

/** As many facts as fit in a line. */
const FACTS_IN_A_LINE = 3;

function asRemembered(
  vehicle: Vehicle,
  { headlinePrice, factWords }: SnapshotStyle,
): SnapshotVehicle {
  const { plate, make, range, derivative } = titleParts(vehicle);
  const price = priceFacts(vehicle.price, headlinePrice);
  const facts = [
    plate,
    ...techBrief(vehicle)
      .filter(({ kind }) => kind !== 'power')
      .slice(0, FACTS_IN_A_LINE)
      .map(factWords),
  ].filter((fact) => fact !== undefined);
  const picture = vehicle.pictures[0]?.thumb;
  return {
    slug: vehicle.slug,
    title: [make, range, derivative].filter(Boolean).join(' '),
    path: vehiclePath(vehicle),
    ...(price.kind === 'priced' && { price: price.headline }),
    ...(facts.length > 0 && { facts: facts.join(' · ') }),
    ...(picture !== undefined && { picture }),
  };
}

/**
 * What is kept of the lists for when there is no connection.
 *
 * @param takenAt when the vehicles were asked for, in milliseconds since 1970.
 */
export const snapshotOf = (
  lists: Readonly<Record<'favourites' | 'compare', readonly Vehicle[]>>,
  takenAt: number,
  style: SnapshotStyle,
): ShortlistSnapshot => ({
  takenAt,
  favourites: lists.favourites.map((vehicle) => asRemembered(vehicle, style)),
  compare: lists.compare.map((vehicle) => asRemembered(vehicle, style)),
});
