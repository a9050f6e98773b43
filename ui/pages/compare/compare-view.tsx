import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import {
  comparedPlaces,
  createComparePage,
  pricesOfSaved,
  type ComparedPlace,
  type ComparePageState,
} from '../../../core/showroom/public';
import { MOST_TO_COMPARE, sharedShortlistPath } from '../../../core/shortlist/public';
import { nameFromSlug } from '../../../core/stock/public';
import { searchPath } from '../../../core/search/public';
import {
  ALL_GONE,
  ALL_GONE_ADVICE,
  COMPARE_TITLE,
  comparedCount,
  comparedOn,
  FIND_A_VEHICLE,
  goneSentence,
  HOW_TO_COMPARE,
  LIST_IS_SAFE,
  LOAD_FAILED,
  NOTHING_COMPARED,
  SHARE_TITLE,
} from '../../copy/compare-copy';
import { dayWords } from '../../copy/day-words';
import { failureWords } from '../../copy/failure-copy';
import { PRINT } from '../../copy/print-copy';
import { ILLUSTRATION_LINE } from '../../copy/illustration-copy';
import { CREDIT_BROKER_LINE } from '../../copy/search-copy';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useHydrated } from '../../kit/use-hydrated';
import { useViewModel } from '../../kit/use-view-model';
import { Button, ButtonLink } from '../../parts/button/button';
import { EmptyState } from '../../parts/empty-state/empty-state';
import { Notice } from '../../parts/notice/notice';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { ShareButton } from '../../stock/share-button/share-button';
import { AddPlace, Suggestions } from './add-place';
import { CompareTable } from './compare-table';
import { CompareWaiting } from './compare-waiting';
import { Floor, Landscape, Notes, OnPaper, SmallPrint, TopLine } from './compare.styles';
import { SentBar } from './sent-bar';

interface CompareViewProps {
  readonly start: ComparePageState;
  /** Milliseconds since 1970 in UTC. */
  readonly madeAt: number;
}

/** The compare page: nothing to compare, the vehicles side by side, or why they are not there. */
export function CompareView({ start, madeAt }: CompareViewProps) {
  const app = useApp();
  const { shortlist, recent, siteName, publicOrigin } = app;
  const page = useViewModel((scope) =>
    createComparePage(scope, app.ports, start, {
      shortlist,
      prices: pricesOfSaved(app.savedPriceStore, shortlist, app.settings),
    }),
  );
  const state = useBehavior(page.state$);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    shortlist.restore();
    recent.restore();
    page.wake();
  }, [page, shortlist, recent]);

  const places = comparedPlaces(state);
  const address =
    publicOrigin +
    sharedShortlistPath(
      'compare',
      places.map(({ slug }) => slug),
    );
  const day = dayInBritain(madeAt);

  const remove = (slug: string) => {
    const at = places.findIndex((place) => place.slug === slug);
    const next = places[at + 1] ?? places[at - 1];
    shortlist.toggleCompare(slug);
    focusColumn(next?.slug, heading.current);
  };
  const add = (slug: string) => {
    shortlist.toggleCompare(slug);
    focusColumn(slug, heading.current);
  };

  return (
    <>
      <Landscape />
      <TopLine>
        <h1 ref={heading} tabIndex={-1}>
          {COMPARE_TITLE}
        </h1>
        {hydrated && places.length > 0 && (
          <div className="tools">
            <ShareButton title={SHARE_TITLE} address={address} />
            <Button
              kind="quiet"
              compact
              onClick={() => {
                window.print();
              }}
            >
              <Printer aria-hidden="true" size={16} /> {PRINT}
            </Button>
          </div>
        )}
      </TopLine>
      <VisuallyHidden role="status">
        {state.isListKnown ? comparedCount(places.length, MOST_TO_COMPARE) : ''}
      </VisuallyHidden>
      <OnPaper>{`${siteName}. ${comparedOn(dayWords(day))}. ${address}`}</OnPaper>
      <Notes>
        {!state.isOwn && places.length > 0 && <SentBar places={places} />}
        {state.gone.length > 0 && places.length > 0 && (
          <Notice>
            <p>{goneSentence(state.gone.map(nameFromSlug))}</p>
          </Notice>
        )}
        {state.comparedVehicles.kind === 'failed' && (
          <Notice tone="error" title={LOAD_FAILED} onRetry={page.retry}>
            <p>{`${failureWords(state.comparedVehicles.failure)} ${LIST_IS_SAFE}`}</p>
          </Notice>
        )}
      </Notes>
      {!state.isListKnown ? (
        <Floor $hasRoom={false}>
          <CompareWaiting />
        </Floor>
      ) : places.length === 0 ? (
        <NothingToCompare areGone={state.gone.length > 0} onAdd={state.isOwn ? add : undefined} />
      ) : (
        isShown(state, places) && (
          <>
            <Floor $hasRoom={state.isOwn && places.length < MOST_TO_COMPARE}>
              <CompareTable
                places={places}
                state={state}
                now={madeAt}
                onRemove={state.isOwn ? remove : undefined}
                onRetry={page.retry}
              />
              {state.isOwn && places.length < MOST_TO_COMPARE && <AddPlace onAdd={add} />}
            </Floor>
            <SmallPrint>
              <p>{CREDIT_BROKER_LINE(siteName)}</p>
              {places.some(({ vehicle }) => vehicle?.isDrawn) && <p>{ILLUSTRATION_LINE}</p>}
            </SmallPrint>
          </>
        )
      )}
    </>
  );
}

/** With nothing loaded and nothing on its way there is only the failure to show. */
const isShown = (state: ComparePageState, places: readonly ComparedPlace[]): boolean =>
  state.comparedVehicles.kind !== 'failed' || places.some(({ vehicle }) => vehicle !== undefined);

interface NothingToCompareProps {
  readonly areGone: boolean;
  readonly onAdd: ((slug: string) => void) | undefined;
}

/** One clear next step, and what the shopper has looked at where that is known (UX rule 10). */
const NothingToCompare = ({ areGone, onAdd }: NothingToCompareProps) => (
  <>
    <EmptyState
      drawing="compare"
      sentence={areGone ? ALL_GONE : NOTHING_COMPARED}
      nextStep={<ButtonLink href={searchPath('cars')}>{FIND_A_VEHICLE}</ButtonLink>}
    >
      <p>{areGone ? ALL_GONE_ADVICE : HOW_TO_COMPARE}</p>
    </EmptyState>
    {onAdd !== undefined && <Suggestions onAdd={onAdd} />}
  </>
);

/** Where the keyboard goes on when what it stood on has gone: to a column, else to the heading. */
function focusColumn(slug: string | undefined, heading: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
    const column = columns.find(({ dataset }) => dataset['column'] === slug);
    (column ?? heading)?.focus();
  });
}
