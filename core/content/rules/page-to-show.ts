import { safeLink } from '../../kernel/safe-link';
import type { ContentPage } from '../model/content-page';
import type { PageSection, SectionBlock } from '../model/page-section';
import { isBlockPage, pageText, titleOf, type PageText } from './page-text';
import { cleanHtmlText } from './clean-html-text';
import { shortDescription } from './short-description';
import { tidyHtml } from './tidy-html';

/** An editor's page as readers find it. */
export interface PageToShow {
  /** For its heading and its tab. */
  readonly title: string;
  /** For search engines: plain text. */
  readonly description: string;
  /** Its running text, where it has any. */
  readonly text?: Pick<PageText, 'opening' | 'sections'>;
  readonly sections: readonly PageSection[];
  /** Of its opening, for shared links. */
  readonly picture?: string;
  /** Not for search engines. */
  readonly isHidden: boolean;
  /** ISO date of its last change. */
  readonly changedOn?: string;
}

/** Where vehicles would be out of place (PAGE-22). */
const WITHOUT_VEHICLES = 'servicing';

/** Whether vehicles may stand on the page of this path (PAGE-22). */
export const mayShowVehicles = (path: string): boolean => !path.includes(WITHOUT_VEHICLES);

/** They stand beside what a page says, and make none alone. */
const BESIDE: readonly PageSection['kind'][] = ['vehicles', 'newsletter', 'chat', 'reviews'];

/**
 * What is shown of an editor's page at a path (CG-124): its running text, its sections with their HTML
 * made tidy, and how it is called. `undefined` where nothing of it is to be read.
 */
export function pageToShow(page: ContentPage, path: string): PageToShow | undefined {
  if (isBlockPage(page.slug)) return undefined;
  const text = pageText(page);
  const sections = shown(page, path);
  const saying = sections.filter(({ kind }) => !BESIDE.includes(kind));
  if (text === undefined && saying.length === 0) return undefined;
  const opening = openingOf(saying[0]);
  const described =
    cleanHtmlText(page.fields.find(({ slug }) => slug === 'description')?.html ?? '') ||
    text?.description ||
    [opening?.intro, cleanHtmlText(opening?.html ?? '')].filter(Boolean).join(' ');
  const title = page.title ?? opening?.header ?? titleOf(page.slug);
  const picture = safeLink(opening?.picture?.address);
  return {
    title,
    description: shortDescription(described === '' ? title : described),
    ...(text !== undefined && { text: { opening: text.opening, sections: text.sections } }),
    sections,
    ...(picture !== undefined && { picture }),
    isHidden: page.isHidden === true,
    ...(page.changedOn !== undefined && { changedOn: page.changedOn }),
  };
}

/** Sections that a reader does something with; of any other page the HTML is all there is. */
const ALIVE: readonly PageSection['kind'][] = ['budgets', 'form', 'reviews', 'vehicles'];

/** Whether a page is more than read. */
export const needsScript = (sections: readonly PageSection[]): boolean =>
  sections.some(({ kind }) => ALIVE.includes(kind));

const openingOf = (section: PageSection | undefined): SectionBlock | undefined => {
  if (section?.kind === 'banners') return section.banners[0];
  return section?.kind === 'hero' || section?.kind === 'feature' || section?.kind === 'text'
    ? section
    : undefined;
};

function shown({ sections = [], layout }: ContentPage, path: string): readonly PageSection[] {
  const mine = sections
    .filter(({ kind }) => kind !== 'vehicles' || mayShowVehicles(path))
    .map(tidy);
  // A page of text is followed by the newsletter; any other says itself whether it is.
  const isOfText = layout === undefined || /^(?:generic|cookie)/.test(layout);
  return isOfText && !mine.some(({ kind }) => kind === 'newsletter')
    ? [...mine, { kind: 'newsletter' }]
    : mine;
}

/** Text below a heading of its section, or below that of the page. */
const tidyBelow = <Text extends { readonly header?: string; readonly html?: string }>(
  part: Text,
  level: 2 | 3,
): Text =>
  part.html === undefined
    ? part
    : {
        ...part,
        html: tidyHtml(part.html, part.header === undefined ? level : level === 2 ? 3 : 4),
      };

/** Text of one thing among others, which stand below the heading of their section where it has one. */
const tidyIn =
  ({ header }: { readonly header?: string }) =>
  <Text extends { readonly header?: string; readonly html?: string }>(one: Text): Text =>
    tidyBelow(one, header === undefined ? 2 : 3);

function tidy(section: PageSection): PageSection {
  switch (section.kind) {
    case 'hero':
      return { ...section, ...(section.html !== undefined && { html: tidyHtml(section.html, 2) }) };
    case 'text':
    case 'feature':
      return tidyBelow(section, 2);
    case 'banners':
      return { ...section, banners: section.banners.map((one) => tidyBelow(one, 2)) };
    case 'boxes':
      return { ...section, boxes: section.boxes.map(tidyIn(section)) };
    case 'cards':
      return { ...section, cards: section.cards.map(tidyIn(section)) };
    case 'media':
      return { ...section, items: section.items.map(tidyIn(section)) };
    case 'divided':
      return { ...section, left: tidyHtml(section.left, 2), right: tidyHtml(section.right, 2) };
    default:
      return section;
  }
}
