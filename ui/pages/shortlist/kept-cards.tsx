import { useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { createQuotesOfList, exampleVehicle, quoteFor } from '../../../core/showroom/public';
import type { PriceSince } from '../../../core/shortlist/public';
import type { Vehicle } from '../../../core/stock/public';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { useBehavior } from '../../kit/use-behavior';
import { useListMembership } from '../../kit/use-list-membership';
import { useViewModel } from '../../kit/use-view-model';
import { ExampleLine } from '../../finance/representative-example/example-line';
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

/** Results cards with what each costs a month, and before the first the example of it. */
export function KeptCardList({ vehicles, priceSince }: KeptCardListProps) {
  const { shortlist, ports, approvedRate } = useApp();
  const membershipOf = useListMembership();
  const [vehicles$] = useState(() => new BehaviorSubject(vehicles));
  useEffect(() => {
    vehicles$.next(vehicles);
  }, [vehicles, vehicles$]);
  const quotes = useBehavior(
    useViewModel((scope) =>
      createQuotesOfList(scope, { quotes: ports.quotes, approvedRate }, vehicles$),
    ),
  );
  const since = vehicles.map((vehicle) => priceSince?.(vehicle));
  const isNews = since.some((one) => one !== undefined && one.kind !== 'same');
  return (
    <>
      <h2 className="visually-hidden">Vehicles</h2>
      <ExampleLine example={exampleVehicle(vehicles, quotes, undefined)} isWaiting={false} />
      <OwnCar at="list" />
      <KeptCards>
        {vehicles.map((vehicle, place) => {
          const { favouriteName, compareName, ...standing } = membershipOf(vehicle);
          return (
            <li key={vehicle.slug}>
              <VehicleCard
                vehicle={vehicle}
                quote={quoteFor(quotes, vehicle, undefined)}
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
