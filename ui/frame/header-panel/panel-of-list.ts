import type { VehicleListName } from '../../../core/showroom/public';
import type { HeaderPanel } from '../../../core/shortlist/public';

/** The list that a panel shows. */
export const LIST_OF_PANEL: Readonly<Record<Exclude<HeaderPanel, ''>, VehicleListName>> = {
  compare: 'compare',
  recent: 'recent',
  favs: 'favourites',
};
