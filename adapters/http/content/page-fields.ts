import { isRecord, readText } from '../lenient';

/** A part of an editable page as it travels: HTML that nobody has cleaned yet. */
export interface RawField {
  readonly slug: string;
  readonly html: string;
}

/** The name of a page's one part when the answer does not name it. */
const UNNAMED = 'content';

/**
 * The parts of an editable page, in the three shapes the documents have (CG-125): a page with
 * `fields`, a list of entries, or the text itself. Nothing when it is none of them.
 */
export function pageFields(content: unknown): readonly RawField[] | undefined {
  if (typeof content === 'string') return [{ slug: UNNAMED, html: content }];
  if (Array.isArray(content)) return content.flatMap(toField);
  if (!isRecord(content)) return undefined;
  const inside = content['fields'] ?? content['entries'] ?? content['data'];
  return inside === undefined ? undefined : pageFields(inside);
}

function toField(entry: unknown): readonly RawField[] {
  if (!isRecord(entry) || typeof entry['data'] !== 'string') return [];
  return [{ slug: readText(entry['slug']) ?? UNNAMED, html: entry['data'] }];
}
