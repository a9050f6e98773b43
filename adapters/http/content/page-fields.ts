import { isRecord, readText } from '../lenient';

/** A part of an editable page as it travels: HTML that nobody has cleaned yet. */
export interface RawField {
  readonly slug: string;
  readonly html: string;
}

/** The same before anybody has looked what it is. */
export interface RawEntry {
  readonly slug: string;
  readonly data: unknown;
}

/** The name of a page's one part when the answer does not name it. */
const UNNAMED = 'content';

/**
 * The parts of an editable page, in the three shapes the documents have (CG-125): a page with
 * `fields`, a list of entries, or the text itself. Nothing when it is none of them.
 */
export function pageEntries(content: unknown): readonly RawEntry[] | undefined {
  if (typeof content === 'string') return [{ slug: UNNAMED, data: content }];
  if (Array.isArray(content)) return content.flatMap(toEntry);
  if (!isRecord(content)) return undefined;
  const inside = content['fields'] ?? content['entries'] ?? content['data'];
  return inside === undefined ? undefined : pageEntries(inside);
}

const toEntry = (entry: unknown): readonly RawEntry[] =>
  isRecord(entry) && 'data' in entry
    ? [{ slug: readText(entry['slug']) ?? UNNAMED, data: entry['data'] }]
    : [];

/** Those of them that are text. */
export const pageFields = (content: unknown): readonly RawField[] | undefined =>
  pageEntries(content)?.flatMap(({ slug, data }) =>
    typeof data === 'string' ? [{ slug, html: data }] : [],
  );
