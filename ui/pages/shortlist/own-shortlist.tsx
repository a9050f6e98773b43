import { useEffect, useState } from 'react';
import { vehiclesInOrder } from '../../../core/showroom/public';
import { sharedShortlistPath } from '../../../core/shortlist/public';
import { searchPath } from '../../../core/search/public';
import { useSignedIn } from '../../account/use-signed-in';
import { failureWords } from '../../copy/failure-copy';
import {
  compareWords,
  EMPTY_LIST,
  goneWords,
  NEEDS_SCRIPT,
  savedCountWords,
  START_NEW_SEARCH,
} from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import { lateView } from '../../kit/late-view';
import { useBehavior } from '../../kit/use-behavior';
import { ButtonLink } from '../../parts/button/button';
import { EmptyState } from '../../parts/empty-state/empty-state';
import { Notice } from '../../parts/notice/notice';
import { CardSkeleton } from '../../stock/vehicle-card/card-skeleton';
import { SendList } from '../../frame/header-panel/send-list';
import { savedVehiclesOf } from '../../frame/list-messages/saved-vehicles-of';
import { KeptCardList } from './kept-cards';
import { AccountPlace, KeptCards, ShortlistHead } from './shortlist-page.styles';

/** Of those who are logged in alone. */
const AccountList = lateView(
  () => import('../../account/account-list/account-list').then((room) => room.AccountList),
  () => null,
).View;

/** As many places as are held while it is not known how many there are. */
const PLACES_HELD = 3;

/** The shopper's own list. A server does not know it: it sends the places that the browser fills. */
export function OwnShortlist({ title }: { readonly title: string }) {
  const app = useApp();
  const { shortlist } = app;
  const saved = app.oncePerVisit(savedVehiclesOf);
  const state = useBehavior(saved.state$);
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  const isSignedIn = useSignedIn();
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const leave = saved.show('favourites');
    saved.load();
    // What is kept is only known once the page stands; until then it is as the server drew it.
    queueMicrotask(() => {
      setRestored(true);
    });
    return leave;
  }, [saved]);

  const newestFirst = favourites.toReversed();
  const vehicles = vehiclesInOrder(newestFirst, state);
  const gone = state.gone.filter(({ list }) => list === 'favourites');
  const failure = state.vehicles.kind === 'failed' ? state.vehicles.failure : undefined;
  const isEmpty = isRestored && favourites.length === 0;
  const missing = isRestored ? favourites.length - vehicles.length : PLACES_HELD;

  return (
    <>
      <ShortlistHead>
        <div className="words">
          <h1>{title}</h1>
          {isRestored && !isEmpty && <p className="note">{savedCountWords(favourites.length)}</p>}
          <noscript>
            <p className="note">{NEEDS_SCRIPT}</p>
          </noscript>
        </div>
        {isRestored && !isEmpty && (
          <div className="doing">
            {compare.length > 1 && (
              <ButtonLink href={sharedShortlistPath('compare', [])}>
                {compareWords(compare.length)}
              </ButtonLink>
            )}
            <SendList list="favourites" slugs={favourites} />
          </div>
        )}
      </ShortlistHead>
      {gone.length > 0 && (
        <Notice>
          <p>{goneWords(gone)}</p>
        </Notice>
      )}
      {failure !== undefined && !isEmpty && (
        <Notice tone="error" onRetry={saved.load}>
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState
          drawing="favourites"
          sentence={EMPTY_LIST.favourites}
          nextStep={<ButtonLink href={searchPath('cars')}>{START_NEW_SEARCH}</ButtonLink>}
        />
      ) : (
        <>
          {vehicles.length > 0 && (
            <KeptCardList vehicles={vehicles} priceSince={saved.priceSince} />
          )}
          {missing > 0 && vehicles.length === 0 && failure === undefined && (
            <KeptCards aria-hidden="true">
              {Array.from({ length: Math.min(missing, PLACES_HELD) }, (_, place) => (
                <li key={place}>
                  <CardSkeleton />
                </li>
              ))}
            </KeptCards>
          )}
        </>
      )}
      {/* Below the cards: it comes after them, and nothing that is read moves for it. */}
      {isSignedIn && (
        <AccountPlace>
          <AccountList level={2} />
        </AccountPlace>
      )}
    </>
  );
}
