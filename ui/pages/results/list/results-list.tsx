import type { Behavior } from '../../../../core/kernel/behavior';
import { latest } from '../../../../core/kernel/remote';
import type { Promo } from '../../../../core/promo/public';
import {
  quoteFor,
  resultsInOrder,
  type SearchState,
  type ViewsBySlug,
} from '../../../../core/showroom/public';
import { useApp } from '../../../kit/app-context';
import { OwnCar } from '../../../kit/own-car';
import { useListMembership } from '../../../kit/use-list-membership';
import { OfferCard } from '../../../stock/offer-card/offer-card';
import { CardSkeleton } from '../../../stock/vehicle-card/card-skeleton';
import { ResultCard } from './result-card';
import { ResultList } from '../../../stock/vehicle-card/result-list.styles';

/** Cards whose picture is wanted at once: those a wide screen shows first. */
const FIRST_CARDS = 3;

const NO_PROMOS: readonly Promo[] = [];

interface ResultsListProps {
  readonly state: SearchState;
  readonly isLoading: boolean;
  readonly views$: Behavior<ViewsBySlug>;
}

/** The cards, with offers between them. While newer ones load, the old ones stay and dim. */
export function ResultsList({ state, isLoading, views$ }: ResultsListProps) {
  const { shortlist } = useApp();
  const membershipOf = useListMembership();
  const { entries } = resultsInOrder(state);
  const quotes = latest(state.quotes);
  const promos = latest(state.promos) ?? NO_PROMOS;
  if (entries.length === 0) {
    if (!isLoading) return undefined;
    return (
      <ResultList aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </ResultList>
    );
  }
  return (
    <>
      {/* On a phone no other heading stands between the page's and the cards'. */}
      <h2 className="visually-hidden">Results</h2>
      <OwnCar at="list" />
      <ResultList id="results" tabIndex={-1} aria-busy={isLoading} aria-label="Results">
        {entries.map((entry, place) =>
          entry.kind === 'offer' ? (
            <li key={`offer-${entry.offer.id}`} className="band">
              <OfferCard offer={entry.offer} />
            </li>
          ) : (
            <li key={entry.vehicle.id}>
              <ResultCard
                vehicle={entry.vehicle}
                quote={quoteFor(quotes, entry.vehicle, state.query.finance.type)}
                promos={promos}
                views$={views$}
                {...membershipOf(entry.vehicle)}
                shortlist={shortlist}
                priority={place < FIRST_CARDS}
              />
            </li>
          ),
        )}
      </ResultList>
    </>
  );
}
