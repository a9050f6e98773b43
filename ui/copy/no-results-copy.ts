import type { SiteSection } from '../../core/stock/public';
import { inWords, vehicleWord } from './search-copy';

/** SEARCH-04: the opening is given; the rest is ours. */
export const NO_STOCK_TITLE = 'Oh dear, we are out of stock at the moment!';
export const NO_STOCK_ADVICE =
  'New vehicles arrive every day. Call one of our used vehicle experts and we will look for one with you.';

/** In place of SEARCH-04, which would be untrue of words: 66 Transits may stand among the vans. */
export const nothingMatches = (keyword: string): string => `Nothing matches “${keyword}”`;

/** Below it: whether what was typed is nowhere in stock, or not together with the rest. */
export const nothingMatchesAdvice = (isNowhere = false): string =>
  isNowhere
    ? 'Nothing in stock has that in its name. Try the make and model alone, or choose from the filters.'
    : 'Not together with the other filters. Leave something out below.';

/** "66 vans match “transit”", where this half of the stock has none. */
export const otherHalfMatches = (section: SiteSection, total: number, keyword: string): string =>
  `${inWords(total)} ${vehicleWord(section, total)} ${total === 1 ? 'matches' : 'match'} “${keyword}”`;
