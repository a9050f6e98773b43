import { slugsAmong } from '../../../../core/shortlist/public';
import { DASHBOARD_PATH } from '../../../../core/account/public';
import { NEWS_NAME } from './dashboard-intents';

/** What a press on the page before has done to the account's list, and how it is taken back. */
export type SavedNews =
  | { readonly kind: 'removed'; readonly slug: string; readonly place: number }
  | { readonly kind: 'put-back' };

const REMOVED = 'saved-removed';
const PUT_BACK = 'saved-put-back';
const VEHICLE = 'vehicle';
const PLACE = 'place';
const SECTION = '#saved-vehicles';

/** The address that tells it. */
export function savedNewsPath(news: SavedNews): string {
  const said = new URLSearchParams(
    news.kind === 'removed'
      ? { [NEWS_NAME]: REMOVED, [VEHICLE]: news.slug, [PLACE]: String(news.place) }
      : { [NEWS_NAME]: PUT_BACK },
  );
  return `${DASHBOARD_PATH}?${said.toString()}${SECTION}`;
}

/** What an address tells; an address that somebody made up tells nothing. */
export function savedNewsIn(said: URLSearchParams): SavedNews | undefined {
  const kind = said.get(NEWS_NAME);
  if (kind === PUT_BACK) return { kind: 'put-back' };
  const [slug] = slugsAmong([said.get(VEHICLE) ?? '']);
  return kind === REMOVED && slug !== undefined
    ? { kind: 'removed', slug, place: placeIn(said.get(PLACE)) }
    : undefined;
}

/** A place in a list; the first where it is none. */
export const placeIn = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
