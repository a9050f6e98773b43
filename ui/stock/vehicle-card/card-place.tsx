import { Icon } from '../../parts/icon/icon';
import type { CardLocation } from '../../../core/stock/public';

/** Town and postcode (CARD-07); a branch without a town goes by its name. */
export const CardPlace = ({ location }: { readonly location: CardLocation }) => (
  <span className="place">
    <Icon name="pin" size={16} />
    <span>{[location.town ?? location.branch, location.postcode].filter(Boolean).join(', ')}</span>
  </span>
);
