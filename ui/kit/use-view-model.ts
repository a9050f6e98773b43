import { useEffect, useState } from 'react';
import { makeScope, type Scope } from '../../core/kernel/scope';

/**
 * A view model that lives as long as the component. It is made once, with the props of the first
 * render; give the component a `key` to make another.
 */
export function useViewModel<V>(make: (scope: Scope) => V): V {
  const [held] = useState(() => {
    const scope = makeScope();
    return { scope, viewModel: make(scope), mounts: 0 };
  });
  useEffect(() => {
    held.mounts += 1;
    return () => {
      held.mounts -= 1;
      // StrictMode unmounts and mounts again at once; only a lasting unmount ends the scope.
      queueMicrotask(() => {
        if (held.mounts === 0) held.scope.end();
      });
    };
  }, [held]);
  return held.viewModel;
}
