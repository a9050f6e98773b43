import { branchPlace, type Branch } from '../../../core/content/public';
import { HATCHBACK } from '../../parts/body-silhouette/hatchback';
import { ButtonLink } from '../../parts/button/button';
import { DRAWINGS } from '../../parts/empty-state/drawings';
import { Logo } from '../../parts/logo/logo';
import {
  OfflineHead,
  OfflineList,
  OfflineMain,
  OfflinePhones,
  OfflineRow,
} from './offline-page.styles';

interface OfflinePageProps {
  readonly siteName: string;
  readonly branches: readonly Branch[];
}

/** A list that the page's own script fills from what the browser keeps; without vehicles it is not seen. */
const VehicleList = ({ list, title }: { readonly list: string; readonly title: string }) => (
  <section data-list={list} aria-label={title} hidden>
    <h2>{title}</h2>
    <OfflineList />
  </section>
);

/** What a row is copied from. */
const RowTemplate = () => (
  <template id="row">
    <OfflineRow>
      <div className="picture">
        <svg viewBox={HATCHBACK.viewBox} aria-hidden="true" strokeWidth="12">
          <path d={HATCHBACK.path} />
        </svg>
        {/* The name of the vehicle stands beside it. */}
        <img alt="" width="128" height="96" />
      </div>
      <div className="words">
        <a href="/">Vehicle</a>
        <p className="facts" />
      </div>
      <p className="price">
        <strong /> <span className="when" />
      </p>
    </OfflineRow>
  </template>
);

/**
 * The page that a browser shows when it cannot reach the site: what the shopper has kept, with the
 * time of its prices, and whom to call. Drawn on the server and kept by the service worker; its
 * script is `composition/web/offline-page.ts`, which knows it by the attributes here.
 */
export const OfflinePage = ({ siteName, branches }: OfflinePageProps) => {
  const reachable = branches.filter(({ telephone }) => telephone !== undefined);
  return (
    <>
      <title>{`${siteName} | You seem to be offline`}</title>
      <meta name="robots" content="noindex" />
      <OfflineHead>
        <a href="/" aria-label={`${siteName}, home`}>
          <Logo name={siteName} />
        </a>
      </OfflineHead>
      <OfflineMain id="main">
        <div className="lead">
          <svg className="drawing" aria-hidden="true" viewBox="0 0 160 80">
            {DRAWINGS.offline}
          </svg>
          <h1>You seem to be offline</h1>
          <p>
            The site cannot be reached just now. This page opens by itself as soon as your
            connection is back.
          </p>
          <ButtonLink href="/" id="again">
            Try again
          </ButtonLink>
        </div>
        <p className="age" id="age" hidden />
        <VehicleList list="favourites" title="Your favourites" />
        <VehicleList list="compare" title="Your vehicles to compare" />
        <section id="nothing-kept" aria-label="Your vehicles" hidden>
          <h2>No vehicles kept on this device</h2>
          <p className="age">
            Vehicles that you save or compare are listed here when there is no connection.
          </p>
        </section>
        {reachable.length > 0 && (
          <section aria-label="Call us">
            <h2>Call us meanwhile</h2>
            <OfflinePhones>
              {reachable.map(({ telephone = '', ...branch }) => (
                <li key={branch.id}>
                  <span>{branchPlace(branch)}</span>{' '}
                  <a
                    href={`tel:${telephone.replace(/\s+/g, '')}`}
                    aria-label={`Call ${branchPlace(branch)}, ${telephone}`}
                  >
                    {telephone}
                  </a>
                </li>
              ))}
            </OfflinePhones>
          </section>
        )}
      </OfflineMain>
      <RowTemplate />
    </>
  );
};
