import { useEffect } from 'react';
import {
  watchStanding,
  type ReservationStanding,
  type StandingState,
} from '../../../core/reservation/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';

/** How a reservation stands, asked for again as it has to be, and whenever the page comes into view again. */
export function useStanding(
  first: ReservationStanding,
  page: 'success' | 'failed',
): StandingState & { readonly ask: () => void } {
  const { ports } = useApp();
  const watch = useViewModel((scope) => watchStanding(scope, ports.reservations, first, page));
  const state = useBehavior(watch.state$);
  useEffect(() => {
    watch.wake();
    const look = () => {
      if (document.visibilityState === 'visible') watch.ask();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) watch.ask();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [watch]);
  return { ...state, ask: watch.ask };
}
