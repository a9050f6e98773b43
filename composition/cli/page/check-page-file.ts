import { sanitiseOnServer } from '../../../adapters/html/sanitise-on-server';
import { isKnownField } from '../../../adapters/http/content/sections/known-fields';
import { readSections } from '../../../adapters/http/content/sections/read-sections';
import type { PageSection } from '../../../core/content/public';
import { readPageFile } from '../../../adapters/sandbox/pages/stored-page';

/** What is wrong in a page's file. */
export interface PageFileFault {
  /** From 1. */
  readonly line: number;
  /** The field, and what is within it; none where the file itself cannot be read. */
  readonly path?: string;
  readonly what: string;
}

/** What stands beside what a page says. */
const BESIDE: readonly PageSection['kind'][] = ['vehicles', 'newsletter'];

/** @param name of the file below the folder of pages: it makes the page's address. */
export async function checkPageFile(name: string, text: string): Promise<readonly PageFileFault[]> {
  const file = readPageFile(name, text);
  if (!('page' in file)) return file;
  const { page, lineOf } = file;
  const values = Object.fromEntries(page.fields.map(({ slug, data }) => [slug, data]));
  const { sections = [], unreadable = [] } = await readSections(
    { template: page.template, ...values },
    { clean: sanitiseOnServer },
  );
  const at = (path: string, what: string): PageFileFault => ({ line: lineOf(path), path, what });
  const hasWords = ['intro', 'content', 'body'].some((field) => values[field] !== undefined);
  return [
    ...page.fields
      .filter(({ slug }) => !isKnownField(slug))
      .map(({ slug }) => at(slug, 'no part of a page is called so')),
    ...unreadable.map(({ path, expected }) => {
      const within = path.replace(/^data\./, '');
      return at(within, `cannot be read: expected ${expected}`);
    }),
    ...(sections.every(({ kind }) => BESIDE.includes(kind)) && !hasWords
      ? [{ line: 1, what: 'there is nothing to read on the page' }]
      : []),
  ].sort((one, other) => one.line - other.line);
}
