import type { ReactNode } from 'react';
import type { App } from './kit/app';
import { AppProvider } from './kit/app-context';
import type { Blocks } from './parts/blocks';

/** How the page itself begins in rendered HTML; head tags that React hoists stand before it. */
export const PAGE_START = '<div id="page"';

interface AppRootProps {
  readonly app: App;
  /** What holds everywhere. The server alone draws it: its sheet stays in the browser (ADR 017). */
  readonly styles?: Blocks;
  readonly children: ReactNode;
}

/** What surrounds every page, on the server and in the browser alike. */
export const AppRoot = ({ app, styles, children }: AppRootProps) => (
  <AppProvider value={app}>
    {styles}
    <div id="page">{children}</div>
  </AppProvider>
);
