import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** How long a folder is taken for what it was when it was last looked at. Milliseconds. */
const LOOKED_AFTER_MS = 1_000;

/** Larger ones are no article, and hold up whoever reads them. Bytes. */
const MOST_BYTES = 1_000_000;

/** Of files: more than any blog has. */
const MOST_FILES = 2_000;

interface KnownFile {
  /** When it was changed, and how large it is. */
  readonly mark: string;
  readonly article?: StoredArticle;
}

/**
 * The Markdown files of a folder as articles, an article a file; the name of the file is its slug. What
 * has changed is read anew when somebody asks, so an editor sees a file as soon as it is saved. A file
 * that is wrong is told of by its name and line and left out, and all others stand.
 */
export function articleFolder({
  folder,
  say,
  now = () => performance.now(),
}: ArticleFolderParts): () => readonly StoredArticle[] {
  const files = new Map<string, KnownFile>();
  let articles: readonly StoredArticle[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isMissing = false;

  /** @returns whether it is another than before. */
  function look(name: string): boolean {
    const path = join(folder, name);
    const { mtimeMs, size } = statSync(path);
    const mark = `${String(mtimeMs)} ${String(size)}`;
    if (files.get(name)?.mark === mark) return false;
    const found =
      size > MOST_BYTES
        ? { problems: [{ line: 1, what: `it has more than ${String(MOST_BYTES)} bytes` }] }
        : storedArticle(name.replace(/\.md$/, ''), readFileSync(path, 'utf8'));
    if ('problems' in found) {
      for (const { line, what } of found.problems) {
        say(`${path}:${String(line)}: ${what}. The article is left out until that is put right.`);
      }
      files.set(name, { mark });
    } else {
      files.set(name, { mark, article: found });
    }
    return true;
  }

  function lookAgain(): void {
    let names: readonly string[];
    try {
      names = readdirSync(folder)
        .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
        .slice(0, MOST_FILES);
      isMissing = false;
    } catch {
      if (!isMissing) say(`The folder of articles ${folder} cannot be read: there are none.`);
      isMissing = true;
      names = [];
    }
    const here = new Set(names);
    const gone = [...files.keys()].filter((name) => !here.has(name));
    for (const name of gone) files.delete(name);
    const changed = names.filter((name) => {
      try {
        return look(name);
      } catch {
        // Taken away, or not to be read, while it was looked at.
        return files.delete(name);
      }
    });
    if (gone.length === 0 && changed.length === 0) return;
    articles = [...files.values()]
      .flatMap(({ article }) => article ?? [])
      .sort((one, other) =>
        one.published === other.published
          ? one.slug < other.slug
            ? -1
            : 1
          : one.published < other.published
            ? 1
            : -1,
      );
  }

  return () => {
    const time = now();
    if (time - lookedAt >= LOOKED_AFTER_MS) {
      lookedAt = time;
      lookAgain();
    }
    return articles;
  };
}
