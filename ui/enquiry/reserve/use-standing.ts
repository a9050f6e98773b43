import {
  watchStanding,
  type ReservationStanding,
  type StandingState,
} from '../../../core/reservation/public';
import { useApp } from '../../kit/app-context';
import { useViewModel } from '../../kit/use-view-model';
import { useWatch } from '../../kit/use-watch';

/** How a reservation stands, asked for again as it has to be, and whenever the page comes into view again. */
export function useStanding(
  first: ReservationStanding,
  page: 'success' | 'failed',
): StandingState & { readonly ask: () => void } {
  const { ports } = useApp();
  return useWatch(useViewModel((scope) => watchStanding(scope, ports.reservations, first, page)));
}
