import { memo } from 'react';
import type { Quote } from '../../../../core/finance/public';
import type { Behavior } from '../../../../core/kernel/behavior';
import { promosFor, type Promo } from '../../../../core/promo/public';
import type { ViewsBySlug } from '../../../../core/showroom/public';
import type { ShortlistOfVisit } from '../../../../core/shortlist/public';
import type { Vehicle } from '../../../../core/stock/public';
import { BlockBoundary } from '../../../kit/block-boundary';
import type { ListMembership } from '../../../kit/use-list-membership';
import { VehicleCard } from '../../../stock/vehicle-card/vehicle-card';

interface ResultCardProps extends ListMembership {
  readonly vehicle: Vehicle;
  readonly quote: Quote | undefined;
  readonly promos: readonly Promo[];
  readonly views$: Behavior<ViewsBySlug>;
  readonly shortlist: ShortlistOfVisit;
  readonly priority: boolean;
}

/**
 * A card of the list. Answers for other blocks of the page arrive one by one and each draws the
 * page again; a card whose own facts are the same is left alone, which is what keeps a filter quick.
 */
export const ResultCard = memo(function ResultCard({
  vehicle,
  promos,
  shortlist,
  favouriteName,
  compareName,
  ...rest
}: ResultCardProps) {
  return (
    <BlockBoundary name="This vehicle">
      <VehicleCard
        {...rest}
        vehicle={vehicle}
        promos={promosFor(promos, vehicle).map(({ name }) => name)}
        onFavourite={() => shortlist.toggleFavourite(favouriteName)}
        onCompare={() => shortlist.toggleCompare(compareName)}
      />
    </BlockBoundary>
  );
});
