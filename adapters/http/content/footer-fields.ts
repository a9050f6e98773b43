import type { FooterColumn, FooterContent, FooterLink } from '../../../core/content/public';
import { isRecord, readList, readText } from '../lenient';
import { outsideAddress } from '../outside-address';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import type { RawField } from './page-fields';

const PLACES = [1, 2, 3] as const;

/** Of a column. */
const MOST_LINKS = 40;

const SAYS_NO = /^(0|false|no|off)$/i;

/**
 * The footer out of its editable page (FOOT-07, FOOT-08). A switch that nobody has set is on, for
 * all of it is meant to be seen; a list of links that cannot be read costs its column and no other.
 */
export function footerContent(fields: readonly RawField[]): FooterContent {
  const values = new Map(fields.map(({ slug, html }) => [slug, html]));
  const shows = (key: string): boolean => !SAYS_NO.test(readText(values.get(key)) ?? '1');
  const words = (key: string): string | undefined => plainText(readText(values.get(key)));
  const button = linkOf({
    link_text: values.get('button_text'),
    link_title: values.get('button_title'),
    link_url: values.get('button_url'),
  });
  return withoutAbsent({
    showsBranches: shows('show_branches'),
    showsSocialLinks: shows('show_social_links'),
    showsPopularBrands: shows('show_popular_brands'),
    button: shows('show_button') && button?.address !== undefined ? button : undefined,
    pictureNote: words('picture_note'),
    columns: PLACES.flatMap((place): readonly FooterColumn[] => {
      const links = linksIn(values.get(`column_${place}_links`));
      const header = words(`column_${place}_header`);
      return links.length === 0 ? [] : [withoutAbsent({ header, links })];
    }),
  });
}

function linksIn(written: string | undefined): readonly FooterLink[] {
  try {
    const entries = readList(JSON.parse(written ?? '[]')).slice(0, MOST_LINKS);
    return entries.flatMap((entry) => linkOf(entry) ?? []);
  } catch {
    return [];
  }
}

/** One link; its title stands in where it has no text. */
function linkOf(entry: unknown): FooterLink | undefined {
  if (!isRecord(entry)) return undefined;
  const title = plainText(readText(entry['link_title']));
  const text = plainText(readText(entry['link_text'])) ?? title;
  if (text === undefined) return undefined;
  return withoutAbsent({
    text,
    address: outsideAddress('link', entry['link_url']),
    title: title === text ? undefined : title,
  });
}
