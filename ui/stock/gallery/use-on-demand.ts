import { useState } from 'react';

export type OnDemand<T> =
  { readonly kind: 'unasked' | 'loading' | 'failed' } | { readonly kind: 'here'; readonly part: T };

/** A part of the page whose script comes with its first use. Asking again after a failure tries again. */
export function useOnDemand<T>(load: () => Promise<T>): readonly [OnDemand<T>, () => void] {
  const [state, setState] = useState<OnDemand<T>>({ kind: 'unasked' });
  const ask = () => {
    if (state.kind === 'here' || state.kind === 'loading') return;
    setState({ kind: 'loading' });
    load().then(
      (part) => {
        setState({ kind: 'here', part });
      },
      () => {
        setState({ kind: 'failed' });
      },
    );
  };
  return [state, ask];
}
