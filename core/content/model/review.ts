/** What a customer wrote about a branch (CALL-37). */
export interface Review {
  readonly author: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Of the second source, over the text. */
  readonly title?: string;
  /** Plain text. */
  readonly text: string;
  /** ISO date. */
  readonly writtenOn?: string;
}

/** Reviews as their source gives them, with what all of them come to (REV-02). */
export interface Reviews {
  readonly reviews: readonly Review[];
  /** Of all reviews, not only of those here. */
  readonly averageRating?: number;
  readonly totalReviews?: number;
  /** Where all of them can be read. */
  readonly source?: string;
  /** Name of the branch that they are about. */
  readonly branch?: string;
}
