import type { UnreadablePlace } from '../../kernel/failure';
import type { PageLayout, PageSection } from './page-section';

/** Editable text from the content system, already cleaned HTML. */
export interface ContentField {
  readonly slug: string;
  readonly html: string;
}

/** A page that editors have written, by its address. */
export interface PageEntry {
  /** Its path without the slashes around it: "servicing/mot". */
  readonly slug: string;
  readonly title: string;
  /** ISO date of its last change. */
  readonly changedOn?: string;
  /** Not for search engines. */
  readonly isHidden?: boolean;
}

export interface ContentPage {
  readonly slug: string;
  readonly title?: string;
  readonly fields: readonly ContentField[];
  /** As the editor chose it, or as its fields tell. */
  readonly layout?: PageLayout;
  /** What the page is made of beside its running text, from top to bottom. */
  readonly sections?: readonly PageSection[];
  /** ISO date of its last change. */
  readonly changedOn?: string;
  /** Not for search engines, says the editor. */
  readonly isHidden?: boolean;
  /** What could not be read and is left out. */
  readonly unreadable?: readonly UnreadablePlace[];
}
