/** Editable text from the content system, already cleaned HTML. */
export interface ContentField {
  readonly slug: string;
  readonly html: string;
}

export interface ContentPage {
  readonly slug: string;
  readonly title?: string;
  readonly fields: readonly ContentField[];
}
