import { useEffect } from 'react';
import type { PaymentWatch, WatchedPayment } from '../../core/payment/public';
import { useBehavior } from './use-behavior';

/** What is watched, asked for again as it has to be, and whenever the page comes into view again. */
export function useWatch<Standing>(
  watch: PaymentWatch<Standing>,
): WatchedPayment<Standing> & { readonly ask: () => void } {
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
