import type { PageEntry } from '../../../core/content/public';
import { isoDay } from '../dates';
import { isRecord, readText } from '../lenient';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { pageEntries } from './page-fields';

/** A path as pages have it: no slash around it, no step up, nothing that begins a query. */
const SLUG = /^[\p{L}\p{N}][^\s/?#\\]*(?:\/[^\s/?#.\\][^\s/?#\\]*)*$/u;

const HIDDEN = 'hide_from_search_engines';

/** An entry of the list of pages; nothing where it does not say which page it is. */
export function toPageEntry(entry: unknown): readonly PageEntry[] {
  if (!isRecord(entry)) return [];
  const slug = readText(entry['slug'])?.replace(/^\/+|(?<!\/)\/+$/g, '');
  const title = plainText(readText(entry['title']) ?? readText(entry['name']));
  if (slug === undefined || title === undefined || !SLUG.test(slug)) return [];
  const hidden = pageEntries(entry['fields'] ?? [])?.find((field) => field.slug === HIDDEN)?.data;
  return [
    withoutAbsent({
      slug,
      title,
      changedOn: isoDay(readText(entry['updated_at'])),
      isHidden: /^(?:1|true|yes|on)$/i.test(readText(hidden) ?? String(hidden)) || undefined,
    }),
  ];
}
