export { emptyShortlist, MOST_TO_COMPARE, type Shortlist } from './model/shortlist';
export type { ShortlistNotKept, ShortlistStore } from './ports/shortlist-store';
export { createShortlist, type ShortlistOfVisit } from './streams/shortlist-of-visit';
