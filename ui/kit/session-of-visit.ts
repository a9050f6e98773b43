import type { KeptApart, SessionNews } from '../../core/account/public';

/** What a browser knows of whoever is logged in: that somebody is, and what other tabs tell. */
export interface SessionOfVisit {
  /** As the site left it; who it is, only the site knows. */
  readonly isSignedIn: () => boolean;
  readonly news: SessionNews;
  /** Whether this browser's list and the account's are to be kept apart. */
  readonly keptApart: KeptApart;
}
