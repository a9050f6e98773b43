import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Branch } from '../../core/content/public';
import { OfflinePage } from '../../ui/pages/offline/offline-page';
import { GlobalStyle } from '../../ui/theme/global-style';
import { documentHead } from './document-head';
import { contentSecurityPolicy } from './content-security-policy';

export interface OfflineRequest {
  readonly siteName: string;
  readonly branches: readonly Branch[];
  /** Address of the page's own script. */
  readonly script: string;
}

export interface StandingPage {
  readonly html: string;
  readonly policy: string;
}

/** Where the page itself begins; what React hoists into the head stands before it. */
const BODY_START = '<div id="page"';

/**
 * The page for when there is no connection. It asks for nothing but its own script, since nothing
 * else is there then; no part of the site's script takes it over.
 */
export function renderOffline({ siteName, branches, script }: OfflineRequest): StandingPage {
  const sheet = new ServerStyleSheet();
  try {
    const rendered = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <div id="page">
            <OfflinePage siteName={siteName} branches={branches} />
          </div>
        </>,
      ),
    );
    const styleTag = sheet.getStyleTags();
    const cut = rendered.indexOf(BODY_START);
    return {
      html:
        `<!doctype html><html lang="en-GB"><head>${documentHead}${rendered.slice(0, cut)}${styleTag}` +
        `<script type="module" src="${script}"></script></head>` +
        `<body>${rendered.slice(cut)}</body></html>`,
      policy: contentSecurityPolicy({
        scripts: [],
        styles: [styleTag.replace(/^<style[^>]*>|<\/style>$/g, '')],
        connect: [],
      }),
    };
  } finally {
    sheet.seal();
  }
}
