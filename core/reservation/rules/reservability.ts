import type { Vehicle } from '../../stock/public';
import { canReserve } from './can-reserve';

/**
 * Whether a vehicle can be reserved now, and if not, why: somebody is paying for it, somebody has
 * reserved it, it is sold, or it is for sale in no way that a reservation could begin.
 */
export type Reservability =
  | { readonly kind: 'open' }
  /** Until this ISO instant, unless it is paid for. */
  | { readonly kind: 'held'; readonly holdEndsAt: string }
  | { readonly kind: 'reserved' | 'sold' | 'not-for-sale' };

export function reservability(
  vehicle: Pick<Vehicle, 'status' | 'reservedAt' | 'holdEndsAt'>,
): Reservability {
  const { status, holdEndsAt } = vehicle;
  if (status === 'sold') return { kind: 'sold' };
  if (status === 'reserved' && holdEndsAt !== undefined) return { kind: 'held', holdEndsAt };
  if (!canReserve(vehicle)) return { kind: 'reserved' };
  return { kind: status === 'for-sale' ? 'open' : 'not-for-sale' };
}
