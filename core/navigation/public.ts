export { findWay } from './find-way';
export type { DealerStockMark } from './model/dealer-stock-mark';
export type { RequestedAddress, RedirectRule, WebAddress } from './model/redirect';
export type { OldAddresses } from './ports/old-addresses';
export { pageFailure } from './rules/page-failure';
export {
  BAR_FILL_MS,
  BAR_HIDE_DELAY_MS,
  noCalls,
  type CallsInFlight,
  type LoadingBar,
} from './model/loading-bar';
export { isLostChunk, mayReload } from './rules/chunk-reload';
export { isPrefetchAllowed, type ConnectionFacts } from './rules/prefetch-allowed';
export { loadingBarOfRoutes } from './streams/loading-bar-of-routes';
export { OFFLINE_PATH } from './rules/offline-path';
export type { Crawl, Crawled, PageFacts, SitemapPlace } from './site-check/crawled-page';
export { CrawlOrder, crawlAddress, type CrawlBounds } from './site-check/crawl-order';
export {
  SITE_FAULT_KINDS,
  siteFaults,
  type SiteFault,
  type SiteFaultKind,
} from './site-check/site-faults';
