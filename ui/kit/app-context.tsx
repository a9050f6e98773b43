import { createContext, useContext } from 'react';
import type { App } from './app';

const AppContext = createContext<App | undefined>(undefined);

export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error('useApp needs an AppProvider above it');
  return app;
}
