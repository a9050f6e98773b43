import type { ReactNode } from 'react';
import type { App } from './kit/app';
import { AppProvider } from './kit/app-context';
import { GlobalStyle } from './theme/global-style';

/** How the page itself begins in rendered HTML; head tags that React hoists stand before it. */
export const PAGE_START = '<div id="page"';

interface AppRootProps {
  readonly app: App;
  readonly children: ReactNode;
}

/** What surrounds every page, on the server and in the browser alike. */
export const AppRoot = ({ app, children }: AppRootProps) => (
  <AppProvider value={app}>
    <GlobalStyle />
    <div id="page">{children}</div>
  </AppProvider>
);
