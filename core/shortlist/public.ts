export type { HeaderPanel } from './model/header-panel';
export { MOST_TO_COMPARE, type Shortlist } from './model/shortlist';
export type { ShortlistChange, ShortlistName } from './model/shortlist-change';
export type { ShortlistSnapshot, SnapshotVehicle } from './model/shortlist-snapshot';
export type { RecentStore } from './ports/recent-store';
export type { PricesWhenSaved, SavedPriceStore } from './ports/saved-price-store';
export type { ShortlistSnapshotStore } from './ports/shortlist-snapshot';
export type { ShortlistNotKept, ShortlistStore } from './ports/shortlist-store';
export { nameInList, type NamedVehicle, type NameKind } from './rules/name-in-list';
export { isSlug, namesOf } from './rules/names-of';
export { type PriceSince } from './rules/price-since';
export {
  MOST_TO_SHARE,
  sharedShortlistPath,
  slugsAmong,
  slugsFromShared,
} from './rules/shared-shortlist';
export {
  consequencesOfChanges,
  type ConsequencesOfChanges,
} from './streams/consequences-of-changes';
export { createHeaderPanel, type HeaderPanelState } from './streams/header-panel-state';
export { createRecent, type RecentOfVisit } from './streams/recent-of-visit';
export { savedPrices, type SavedPrices } from './streams/saved-prices';
export { createShortlist, type ShortlistOfVisit } from './streams/shortlist-of-visit';
