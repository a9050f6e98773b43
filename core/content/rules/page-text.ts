import type { ContentPage } from '../model/content-page';
import { cleanHtmlText } from './clean-html-text';
import { partIds } from './part-ids';
import { shortDescription } from './short-description';
import { tidyHtml } from './tidy-html';

/** A stretch of a page under a heading of its own. */
export interface TextSection {
  /** Names the section in an address, after the hash sign. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Clean HTML, without the heading. */
  readonly html: string;
}

/** An editor's page, ready to be shown. */
export interface PageText {
  readonly title: string;
  /** For search engines: plain text. */
  readonly description: string;
  /** Clean HTML before the first heading; may be empty. */
  readonly opening: string;
  readonly sections: readonly TextSection[];
}

/** These hold the blocks of other pages, and are no pages themselves. */
const BLOCKS: readonly string[] = [
  'finance-calculator',
  'footer',
  'used-cars-search',
  'vehicle-detail',
];

/** Whether what is kept by this name are blocks for other pages. */
export const isBlockPage = (slug: string): boolean => BLOCKS.includes(slug);

/** The fields that are running text, in the order they are read. */
const TEXT_FIELDS: readonly string[] = ['intro', 'content', 'body'];

/** The text of an editor's page (CG-124); `undefined` when there is none to read. */
export function pageText({ slug, title, fields }: ContentPage): PageText | undefined {
  if (isBlockPage(slug)) return undefined;
  const html = TEXT_FIELDS.flatMap((name) =>
    fields.filter((field) => field.slug === name).map((field) => field.html),
  ).join('');
  if (cleanHtmlText(html) === '') return undefined;
  const [opening = '', ...rest] = html.split(/<h[12](?:\s[^>]*)?(?:>|$)/i);
  const described = fields.find((field) => field.slug === 'description')?.html;
  return {
    title: title ?? titleOf(slug),
    description: shortDescription(
      cleanHtmlText(described ?? '') || cleanHtmlText(opening) || cleanHtmlText(html),
    ),
    opening: tidyHtml(opening.trim(), 2),
    sections: withOwnIds(rest.map(sectionOf)),
  };
}

function sectionOf(html: string): Omit<TextSection, 'id'> {
  const [heading = '', ...after] = html.split(/<\/h[12]\s*>/i);
  return { title: cleanHtmlText(heading), html: tidyHtml(after.join('').trim(), 3) };
}

/** Each by a name of its own. */
function withOwnIds(sections: readonly Omit<TextSection, 'id'>[]): readonly TextSection[] {
  const ids = partIds(sections.map(({ title }) => title));
  return sections.map((section, place) => ({ id: ids[place] ?? '', ...section }));
}

/** "about-us" → "About us". */
export function titleOf(slug: string): string {
  const words = slug.replace(/^.*\//, '').replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
