import type { PriceSince } from '../../../core/shortlist/public';
import type { Vehicle } from '../../../core/stock/public';
import { useApp } from '../../kit/app-context';
import { useListMembership } from '../../kit/use-list-membership';
import { VehicleCard } from '../../stock/vehicle-card/vehicle-card';
import { SinceSavedLine } from '../../frame/header-panel/vehicle-row';
import { KeptCards } from './shortlist-page.styles';

const NO_PROMOS: readonly string[] = [];

/** Cards whose picture is wanted at once. */
const FIRST_CARDS = 3;

interface KeptCardListProps {
  readonly vehicles: readonly Vehicle[];
  readonly priceSince?: (vehicle: Vehicle) => PriceSince | undefined;
}

/** Results cards, as the list they are: no monthly figure, which would need its whole example. */
export function KeptCardList({ vehicles, priceSince }: KeptCardListProps) {
  const { shortlist } = useApp();
  const membershipOf = useListMembership();
  const since = vehicles.map((vehicle) => priceSince?.(vehicle));
  const isNews = since.some((one) => one !== undefined && one.kind !== 'same');
  return (
    <>
      <h2 className="visually-hidden">Vehicles</h2>
      <KeptCards>
        {vehicles.map((vehicle, place) => {
          const { favouriteName, compareName, ...standing } = membershipOf(vehicle);
          return (
            <li key={vehicle.slug}>
              <VehicleCard
                vehicle={vehicle}
                quote={undefined}
                promos={NO_PROMOS}
                views={undefined}
                priority={place < FIRST_CARDS}
                {...standing}
                onFavourite={() => {
                  shortlist.toggleFavourite(favouriteName);
                }}
                onCompare={() => {
                  shortlist.toggleCompare(compareName);
                }}
              />
              {isNews && (
                <p className="news">
                  <SinceSavedLine since={since[place]} />
                </p>
              )}
            </li>
          );
        })}
      </KeptCards>
    </>
  );
}
