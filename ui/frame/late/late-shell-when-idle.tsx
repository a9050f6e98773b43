import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../kit/when-idle';

/** Fetches the late part of the shell when the page stands; without it the page is still whole. */
export function LateShellWhenIdle() {
  const [shell, setShell] = useState<{ readonly View: ComponentType }>();
  useEffect(() => {
    whenIdle(() => {
      import('./late-shell').then(
        ({ LateShell }) => {
          setShell({ View: LateShell });
        },
        () => undefined,
      );
    });
  }, []);
  return shell === undefined ? undefined : <shell.View />;
}
