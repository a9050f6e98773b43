import type { ShortlistSnapshot, SnapshotVehicle } from '../../../core/shortlist/public';
import {
  priceFacts,
  techBrief,
  titleParts,
  vehiclePath,
  type HeadlinePrice,
  type Vehicle,
} from '../../../core/stock/public';
import { techBriefWords } from '../../copy/vehicle-copy';

/** As many facts as fit in a line. */
const FACTS_IN_A_LINE = 3;

function asRemembered(vehicle: Vehicle, headline: HeadlinePrice): SnapshotVehicle {
  const { plate, make, range, derivative } = titleParts(vehicle);
  const price = priceFacts(vehicle.price, headline);
  const facts = [
    plate,
    ...techBrief(vehicle)
      .filter(({ kind }) => kind !== 'power')
      .slice(0, FACTS_IN_A_LINE)
      .map(techBriefWords),
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

/** What is kept of the lists for when there is no connection. */
export const snapshotOf = (
  lists: Readonly<Record<'favourites' | 'compare', readonly Vehicle[]>>,
  takenAt: number,
  headline: HeadlinePrice,
): ShortlistSnapshot => ({
  takenAt,
  favourites: lists.favourites.map((vehicle) => asRemembered(vehicle, headline)),
  compare: lists.compare.map((vehicle) => asRemembered(vehicle, headline)),
});
