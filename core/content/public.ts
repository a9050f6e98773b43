export type { Branch } from './model/branch';
export type { ContentField, ContentPage } from './model/content-page';
export type { Review, Reviews } from './model/review';
export type { ContentLibrary } from './ports/content-library';
export type { ReviewFeed } from './ports/review-feed';
export { safeLink } from './rules/safe-link';
export { shownReviews, type ShownReviews } from './rules/shown-reviews';
