import type { GatewayFailure } from '../../../../core/kernel/failure';
import { DASHBOARD_PATH } from '../../../../core/account/public';
import { searchPath } from '../../../../core/search/public';
import type { AccountVehicle, AccountVehicles } from '../../../../core/showroom/public';
import { titleParts, type Vehicle } from '../../../../core/stock/public';
import { AccountList } from '../../../account/account-list/account-list';
import { useSending } from '../../../account/use-sending';
import {
  ACCOUNT_LIST_PROBLEMS,
  SAVED_IN_ACCOUNT,
  type AccountListProblem,
} from '../../../copy/account/account-list-copy';
import { nameOfSaved } from '../../../copy/saved-name';
import { titleWords } from '../../../copy/vehicle-copy';
import { VehicleRow } from '../../../frame/header-panel/vehicle-row';
import { Button, ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { NewsWithWay, SavedRows, WaysIn } from '../account.styles';
import { INTENT_NAME, INTENTS, PLACE_NAME, VEHICLE_NAME } from './dashboard-intents';
import type { SavedNews } from './saved-news';

export interface SavedSectionProps {
  readonly saved: AccountVehicles;
  readonly news: SavedNews | undefined;
  readonly problem: AccountListProblem | undefined;
  readonly onFailed: (failure: GatewayFailure) => void;
  readonly onChanged: () => void;
}

const SECTION_ID = 'saved-vehicles';

/** The vehicles that the account holds, each with the way to take it out, and what this device has to offer. */
export function SavedSection({ saved, news, problem, onFailed, onChanged }: SavedSectionProps) {
  return (
    <WaysIn aria-labelledby={SECTION_ID}>
      <h2 id={SECTION_ID}>{SAVED_IN_ACCOUNT.title}</h2>
      {news !== undefined && (
        <SavedNewsNotice
          news={news}
          removed={saved.kind === 'listed' ? saved.besides : undefined}
        />
      )}
      {problem !== undefined && <Notice tone="error">{ACCOUNT_LIST_PROBLEMS[problem]}</Notice>}
      {saved.kind === 'list-unavailable' ? (
        <Notice tone="warning">{SAVED_IN_ACCOUNT.unavailable}</Notice>
      ) : (
        <>
          <AccountList level={3} onFailed={onFailed} onChanged={onChanged} />
          {saved.entries.length === 0 ? <NothingSaved /> : <SavedList {...saved} />}
        </>
      )}
    </WaysIn>
  );
}

const NothingSaved = () => (
  <>
    <p>{SAVED_IN_ACCOUNT.none}</p>
    <div>
      <ButtonLink kind="quiet" href={searchPath('cars')}>
        {SAVED_IN_ACCOUNT.find}
      </ButtonLink>
    </div>
  </>
);

type Listed = Extract<AccountVehicles, { readonly kind: 'listed' }>;

const SavedList = ({ entries, areVehiclesKnown }: Omit<Listed, 'kind'>) => (
  <>
    {!areVehiclesKnown && <Notice tone="warning">{SAVED_IN_ACCOUNT.vehiclesUnavailable}</Notice>}
    <SavedRows>
      {entries.map((entry) => (
        <li key={entry.slug}>
          {entry.vehicle !== undefined ? (
            <VehicleRow vehicle={entry.vehicle} />
          ) : (
            <div className="named">
              <p>{nameOfSaved(entry.slug, entry.vehicle)}</p>
              {areVehiclesKnown && <p className="soft">{SAVED_IN_ACCOUNT.gone}</p>}
            </div>
          )}
          <Remove entry={entry} />
        </li>
      ))}
    </SavedRows>
    <div>
      <ButtonLink kind="quiet" href="/shortlist/">
        {SAVED_IN_ACCOUNT.seeHere}
      </ButtonLink>
    </div>
  </>
);

function Remove({ entry }: { readonly entry: AccountVehicle }) {
  const { isSending, onSubmit } = useSending();
  return (
    <form method="post" action={`${DASHBOARD_PATH}#${SECTION_ID}`} onSubmit={onSubmit}>
      <input type="hidden" name={INTENT_NAME} value={INTENTS.removeSaved} />
      <input type="hidden" name={VEHICLE_NAME} value={entry.slug} />
      <input type="hidden" name={PLACE_NAME} value={entry.place} />
      <Button
        type="submit"
        kind="quiet"
        compact
        busy={isSending}
        busyLabel={SAVED_IN_ACCOUNT.removing}
      >
        {SAVED_IN_ACCOUNT.remove}{' '}
        <VisuallyHidden>{nameOfSaved(entry.slug, entry.vehicle)}</VisuallyHidden>
      </Button>
    </form>
  );
}

interface SavedNewsProps {
  readonly news: SavedNews;
  /** Nothing where it cannot be looked up any more. */
  readonly removed: Vehicle | undefined;
}

function SavedNewsNotice({ news, removed }: SavedNewsProps) {
  const { isSending, onSubmit } = useSending();
  return (
    <div role="status">
      <Notice tone="good">
        <NewsWithWay>
          <p>
            {news.kind === 'removed'
              ? SAVED_IN_ACCOUNT.removed(removed && titleWords(titleParts(removed)))
              : SAVED_IN_ACCOUNT.wasPutBack}
          </p>
          {news.kind === 'removed' && (
            <form method="post" action={`${DASHBOARD_PATH}#${SECTION_ID}`} onSubmit={onSubmit}>
              <input type="hidden" name={INTENT_NAME} value={INTENTS.putBackSaved} />
              <input type="hidden" name={VEHICLE_NAME} value={news.slug} />
              <input type="hidden" name={PLACE_NAME} value={news.place} />
              <Button
                type="submit"
                kind="quiet"
                compact
                busy={isSending}
                busyLabel={SAVED_IN_ACCOUNT.puttingBack}
              >
                {SAVED_IN_ACCOUNT.putBack}
              </Button>
            </form>
          )}
        </NewsWithWay>
      </Notice>
    </div>
  );
}
