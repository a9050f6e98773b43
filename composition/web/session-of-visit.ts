import { browserStorage } from '../../adapters/storage/browser-storage';
import { keptApartIn } from '../../adapters/storage/kept-apart';
import {
  isSignedIn,
  newsBetweenTabs,
  sessionChannel,
} from '../../adapters/storage/session-of-browser';
import type { SessionOfVisit } from '../../ui/kit/session-of-visit';

/** Comes late: nothing on the first screen asks who is logged in. */
export const sessionOfVisit: SessionOfVisit = {
  isSignedIn: () => isSignedIn(document),
  news: newsBetweenTabs(sessionChannel),
  keptApart: keptApartIn(browserStorage),
};
