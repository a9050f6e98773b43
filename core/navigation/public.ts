export { findWay } from './find-way';
export type { DealerStockMark } from './model/dealer-stock-mark';
export type { AskedAddress, RedirectRule, WayOn, WebAddress } from './model/redirect';
export type { OldAddresses } from './ports/old-addresses';
export { pageFailure, type Needed, type PageFailure } from './rules/page-failure';
