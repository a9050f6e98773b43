import { resolve } from 'node:path';
import { watchedFiles } from '../pages/watched-files';
import { storedArticle, type StoredArticle } from './stored-article';

/** The articles that are shipped: looked for from the folder the site is started in, as the studio's pictures are. */
export const SHIPPED_ARTICLES: string = resolve('adapters/sandbox/content/articles');

export interface ArticleFolderParts {
  readonly folder: string;
  /** Takes a line on a file that cannot be read, or can again. */
  readonly say: (line: string) => void;
  /** Monotonic. Milliseconds. */
  readonly now?: () => number;
}

/** The latest first; of one day by their slugs. */
const byDay = (one: StoredArticle, other: StoredArticle): number =>
  one.published === other.published
    ? one.slug < other.slug
      ? -1
      : 1
    : one.published < other.published
      ? 1
      : -1;

/**
 * The Markdown files of a folder as articles, an article a file; the name of the file is its slug. What
 * has changed is read anew when somebody asks, so an editor sees a file as soon as it is saved. A file
 * that is wrong is told of by its name and line and left out, and all others stand.
 */
export function articleFolder({
  folder,
  ...parts
}: ArticleFolderParts): () => readonly StoredArticle[] {
  const files = watchedFiles<StoredArticle>({
    ...parts,
    folder,
    endings: ['.md'],
    // An editor's pages lie in a folder beside the articles.
    deepest: 0,
    read: (name, text) => {
      const found = storedArticle(name.replace(/\.md$/, ''), text);
      return 'problems' in found ? found.problems : found;
    },
    what: 'article',
    ofMissing: `The folder of articles ${folder} cannot be read: there are none.`,
  });
  let read: ReadonlyMap<string, StoredArticle> | undefined;
  let articles: readonly StoredArticle[] = [];
  return () => {
    const found = files();
    if (found !== read) {
      read = found;
      articles = [...found.values()].sort(byDay);
    }
    return articles;
  };
}
