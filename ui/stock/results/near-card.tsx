import type { Vehicle } from '../../../core/stock/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { VehicleCard } from '../vehicle-card/vehicle-card';

/** A near match: the same card, without figures that were not asked for. */
export function NearCard({ vehicle }: { readonly vehicle: Vehicle }) {
  const { shortlist } = useApp();
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  return (
    <VehicleCard
      vehicle={vehicle}
      quote={undefined}
      promos={[]}
      views={undefined}
      isFavourite={favourites.includes(vehicle.slug)}
      isCompared={compare.includes(vehicle.slug)}
      onFavourite={() => shortlist.toggleFavourite(vehicle.slug)}
      onCompare={() => shortlist.toggleCompare(vehicle.slug)}
    />
  );
}
