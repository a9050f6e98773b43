import { join, resolve } from 'node:path';
import { storedPage, type StoredPage } from './stored-page';
import { watchedFiles } from './watched-files';

/** The pages that are shipped: looked for from the folder the site is started in, as the articles are. */
const SHIPPED_PAGES: string = resolve('adapters/sandbox/content/pages');

/** In a folder of an editor's own, beside the articles. */
const OWN_PAGES = 'pages';

/** Pages by their slugs; an editor's own goes before one that is shipped. */
export type PagesBySlug = () => ReadonlyMap<string, StoredPage>;

/** The pages that are shipped, and those of an editor's folder where one is given. */
export function pageFolder(
  folder?: string,
  say: (line: string) => void = () => undefined,
): PagesBySlug {
  const from = (place: string) =>
    watchedFiles<StoredPage>({
      folder: place,
      endings: ['.md', '.json'],
      read: storedPage,
      what: 'page',
      say,
    });
  const sources = [
    from(SHIPPED_PAGES),
    ...(folder === undefined ? [] : [from(join(folder, OWN_PAGES))]),
  ];
  return () =>
    new Map(sources.flatMap((files) => [...files().values()].map((page) => [page.slug, page])));
}
