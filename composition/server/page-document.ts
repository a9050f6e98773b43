import { SIGNS } from '../../ui/kit/first-sign';
import { embeddableJson } from '../../ui/kit/json-block';
import { documentHead } from './document-head';
import { EARLY_PRESS_SCRIPT } from './early-press';
import { WHEN_WANTED_SCRIPT } from './when-wanted';

/** The files of the browser build that a page needs, as addresses. */
export interface PageAssets {
  /** The entry module. */
  readonly entry: string;
  /** Modules the entry and the page's route will ask for at once. */
  readonly modules: readonly string[];
  /** Modules that every page comes to by itself once it stands. */
  readonly late: readonly string[];
  /** Modules that are wanted once somebody is there, where the page does not come to them by itself. */
  readonly onSign: readonly string[];
  /** The one font file. */
  readonly fonts: readonly string[];
}

export interface PageParts {
  /** Head tags as React rendered them. */
  readonly head: string;
  /** The one inline stylesheet, and what the style library wants to know of it. */
  readonly styles: string;
  readonly body: string;
  /** What is said of the page to search engines besides what its parts say: whole elements. */
  readonly facts: string;
  /** What the browser hydrates with; absent on a page without script. */
  readonly pageData: unknown;
  readonly assets: PageAssets;
  readonly script: PageScript;
}

/** When a page's script is fetched: with it, once somebody is there, or once somebody does more than read (ADR 036). */
export type PageScript = 'at-once' | 'on-sign' | 'when-wanted';

const fontLinks = ({ fonts }: PageAssets): string =>
  fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('');

const moduleLinks = ({ modules }: PageAssets): string =>
  modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('');

/** What is known of a press before the page's script is there, and that script. */
const scripts = (assets: PageAssets, script: PageScript): string =>
  script === 'at-once'
    ? `<script data-late="${assets.late.join(' ')}">${EARLY_PRESS_SCRIPT}</script>` +
      `<script type="module" src="${assets.entry}"></script>`
    : `<script data-late="">${EARLY_PRESS_SCRIPT}</script>` +
      `<script data-entry="${assets.entry}" data-modules="${assets.modules.join(' ')}" data-signs="${script === 'on-sign' ? SIGNS.join(' ') : ''}">${WHEN_WANTED_SCRIPT}</script>`;

/** A whole HTML document. Only `head`, `styles`, `body` and `facts` carry rendered text. */
export const pageDocument = ({
  head,
  styles,
  body,
  facts,
  pageData,
  assets,
  script,
}: PageParts): string =>
  `<!doctype html><html lang="en-GB"><head>${documentHead}` +
  `${head}${fontLinks(assets)}${script === 'at-once' ? moduleLinks(assets) : ''}${styles}` +
  `${scripts(assets, script)}</head>` +
  `<body><div id="root">${body}</div>${facts}` +
  `<script type="application/json" id="page-data">${embeddableJson(pageData)}</script>` +
  `</body></html>`;
