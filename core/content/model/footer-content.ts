/** A link of the footer as an editor wrote it (FOOT-08). */
export interface FooterLink {
  readonly text: string;
  /** Already safe to follow (CX-3); without one the text stands without a link. */
  readonly address?: string;
  /** Said of it on hovering, where it says more than the text. */
  readonly title?: string;
}

export interface FooterColumn {
  readonly header?: string;
  readonly links: readonly FooterLink[];
}

/** What editors decide of the footer (FOOT-07, FOOT-08). */
export interface FooterContent {
  readonly showsBranches: boolean;
  readonly showsSocialLinks: boolean;
  readonly showsPopularBrands: boolean;
  /** Only with a text and somewhere to lead. */
  readonly button?: FooterLink;
  readonly columns: readonly FooterColumn[];
  /** What holds of the pictures all over the site, as plain text. */
  readonly pictureNote?: string;
}
