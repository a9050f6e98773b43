import { useEffect, useState } from 'react';
import type { Scope } from '../../core/kernel/scope';
import { useApp } from './app-context';

/**
 * A view model that lives as long as the component. It is made once, with the props of the first
 * render; give the component a `key` to make another.
 */
export function useViewModel<V>(make: (scope: Scope) => V): V {
  const { childScope } = useApp();
  const [held] = useState(() => {
    const scope = childScope();
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
