import { Star } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { searchPath } from '../../../core/search/public';
import type { Vehicle } from '../../../core/stock/public';
import { failureWords } from '../../copy/failure-copy';
import {
  ALL_SAVED,
  saveAllWords,
  SEE_SAVED,
  SENT_NOTHING,
  sentGoneWords,
  sentIntroduction,
  START_NEW_SEARCH,
} from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import { useListMembership } from '../../kit/use-list-membership';
import { useHydrated } from '../../kit/use-hydrated';
import { Button, ButtonLink } from '../../parts/button/button';
import { EmptyState } from '../../parts/empty-state/empty-state';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';
import { KeptCardList } from './kept-cards';
import { ShortlistHead } from './shortlist-page.styles';

interface SentShortlistProps {
  readonly title: string;
  readonly slugs: readonly string[];
  readonly vehicles: readonly Vehicle[];
}

/** A list that came in a link: to look at without a script, to save with one. */
export function SentShortlist({ title, slugs, vehicles }: SentShortlistProps) {
  const { shortlist } = useApp();
  const membershipOf = useListMembership();
  const isHydrated = useHydrated();
  const unsaved = vehicles.map(membershipOf).filter(({ isFavourite }) => !isFavourite);
  const goneCount = slugs.length - vehicles.length;
  if (vehicles.length === 0) {
    return (
      <>
        <ShortlistHead>
          <h1>{title}</h1>
        </ShortlistHead>
        <EmptyState
          drawing="favourites"
          sentence={SENT_NOTHING}
          nextStep={<ButtonLink href={searchPath('cars')}>{START_NEW_SEARCH}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <ShortlistHead>
        <div className="words">
          <h1>{title}</h1>
          <p className="note">{sentIntroduction(vehicles.length)}</p>
        </div>
        {isHydrated && (
          <div className="doing">
            {unsaved.length > 0 ? (
              <Button
                onClick={() => {
                  for (const { favouriteName } of unsaved) shortlist.toggleFavourite(favouriteName);
                }}
              >
                <Star aria-hidden="true" size={18} />
                <span>{saveAllWords(unsaved.length)}</span>
              </Button>
            ) : (
              <p>
                {ALL_SAVED} <SiteLink href="/shortlist/">{SEE_SAVED}</SiteLink>
              </p>
            )}
          </div>
        )}
      </ShortlistHead>
      {goneCount > 0 && (
        <Notice>
          <p>{sentGoneWords(goneCount)}</p>
        </Notice>
      )}
      <KeptCardList vehicles={vehicles} />
    </>
  );
}

interface SentShortlistFailedProps {
  readonly title: string;
  readonly failure: GatewayFailure;
}

/** The link is good, but its vehicles could not be had. */
export function SentShortlistFailed({ title, failure }: SentShortlistFailedProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <ShortlistHead>
        <h1>{title}</h1>
      </ShortlistHead>
      <Notice
        tone="error"
        retrying={state === 'loading'}
        onRetry={() => {
          void revalidate();
        }}
      >
        <p>{failureWords(failure)}</p>
      </Notice>
    </>
  );
}
