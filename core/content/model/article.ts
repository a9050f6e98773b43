/** What articles are gathered under: a category, or a tag (BLOG-14). */
export interface ArticleTopic {
  /** In addresses. */
  readonly slug: string;
  readonly name: string;
}

/** A picture's file of one width. */
export interface PictureWidth {
  readonly address: string;
  readonly width: number;
}

/** An article as lists show it; what its editors have not given is missing (BLOG-14). */
export interface ArticleSummary {
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  /** ISO day. */
  readonly publishedOn?: string;
  /** ISO day of the last change, where it is after the day of publication. */
  readonly changedOn?: string;
  /** Plain text. */
  readonly introduction?: string;
  /** Address of its picture, by `imageAddress`. */
  readonly picture?: string;
  /** The same picture in other widths in pixels, the narrowest first; empty where none are told. */
  readonly pictureWidths: readonly PictureWidth[];
  readonly category?: ArticleTopic;
  readonly tags: readonly ArticleTopic[];
  /** Full name of who wrote it. */
  readonly author?: string;
}

/** An article to be read. */
export interface Article extends ArticleSummary {
  /** Clean HTML. */
  readonly html: string;
  /** Made by a template of the content system: a search of the stock stands beside it (BLOG-10). */
  readonly isTemplateBased: boolean;
}

/** One page of a list of articles. */
export interface ArticlePage {
  readonly articles: readonly ArticleSummary[];
  /** Of all pages. */
  readonly total: number;
}
