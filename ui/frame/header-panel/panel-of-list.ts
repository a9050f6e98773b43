import type { KeptListName } from '../../../core/showroom/public';
import type { HeaderPanel } from '../../../core/shortlist/public';

/** The list that a panel shows. */
export const LIST_OF_PANEL: Readonly<Record<Exclude<HeaderPanel, ''>, KeptListName>> = {
  compare: 'compare',
  recent: 'recent',
  favs: 'favourites',
};
