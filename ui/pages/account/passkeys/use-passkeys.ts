import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Passkeys are good for a site with a name, and in a browser that knows them. */
const canHavePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Whether this browser may use passkeys here: nobody knows until the page is alive. */
export const useCanHavePasskeys = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, canHavePasskeys, () => undefined);
