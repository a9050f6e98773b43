import type { Vehicle } from '../../../../core/stock/public';
import { CompactCard } from '../../../stock/vehicle-card/compact-card';

/** A near match: the short card, without figures that were not asked for. */
export const NearCard = ({ vehicle }: { readonly vehicle: Vehicle }) => (
  <CompactCard vehicle={vehicle} />
);
