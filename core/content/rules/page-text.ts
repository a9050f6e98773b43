import { slugOf } from '../../kernel/slug-of';
import type { ContentPage } from '../model/content-page';
import { cleanHtmlText } from './clean-html-text';

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

/** The fields that are running text, in the order they are read. */
const TEXT_FIELDS: readonly string[] = [
  'intro',
  'content',
  'body',
  'full_width_section',
  'content_left',
  'content_right',
];

const LONGEST_DESCRIPTION = 160;

/** The text of an editor's page (CG-124); `undefined` when there is none to read. */
export function pageText({ slug, title, fields }: ContentPage): PageText | undefined {
  if (BLOCKS.includes(slug)) return undefined;
  const html = TEXT_FIELDS.flatMap((name) =>
    fields.filter((field) => field.slug === name).map((field) => field.html),
  ).join('');
  if (cleanHtmlText(html) === '') return undefined;
  const [opening = '', ...rest] = html.split(/<h[12](?:\s[^>]*)?(?:>|$)/i);
  const described = fields.find((field) => field.slug === 'description')?.html;
  return {
    title: title ?? titleOf(slug),
    description: shortened(
      cleanHtmlText(described ?? '') || cleanHtmlText(opening) || cleanHtmlText(html),
    ),
    opening: opening.trim(),
    sections: withOwnIds(rest.map(sectionOf)),
  };
}

function sectionOf(html: string): Omit<TextSection, 'id'> {
  const [heading = '', ...after] = html.split(/<\/h[12]\s*>/i);
  return { title: cleanHtmlText(heading), html: after.join('').trim() };
}

/** Two sections of the same name are told apart by a number. */
function withOwnIds(sections: readonly Omit<TextSection, 'id'>[]): readonly TextSection[] {
  const taken = new Set<string>();
  return sections.map((section, place) => {
    const name = slugOf(section.title) || `part-${place + 1}`;
    const id = taken.has(name) ? `${name}-${place + 1}` : name;
    taken.add(id);
    return { id, ...section };
  });
}

/** "about-us" → "About us". */
function titleOf(slug: string): string {
  const words = slug.replace(/^.*\//, '').replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
