import { nameInList, type NamedVehicle } from '../../core/shortlist/public';
import { useApp } from './app-context';
import { useBehavior } from './use-behavior';

/** How a vehicle stands with the shopper's lists. */
export interface ListMembership {
  /** The names that it has in the lists, or would have: what their toggles are called with. */
  readonly favouriteName: string;
  readonly compareName: string;
  readonly isFavourite: boolean;
  readonly isCompared: boolean;
}

/** Tells of any vehicle how it stands with the shopper's lists, live (FAV-01, CMP-01, CG-075, CG-076). */
export function useListMembership(): (vehicle: NamedVehicle) => ListMembership {
  const { shortlist, settings } = useApp();
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  return (vehicle) => {
    const favouriteName = nameInList(favourites, vehicle, settings.favouritesBy);
    const compareName = nameInList(compare, vehicle, settings.compareBy);
    return {
      favouriteName,
      compareName,
      isFavourite: favourites.includes(favouriteName),
      isCompared: compare.includes(compareName),
    };
  };
}
