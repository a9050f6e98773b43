import type { Container } from 'inversify';
import type { WindowLike } from 'dompurify';
import { sanitiseInBrowser } from '../../adapters/html/sanitise-in-browser';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import type { BrowserStorage } from '../../adapters/storage/browser-storage';
import { APPROVED_CUSTOMER } from '../../adapters/storage/approved-customer-codec';
import { keptIn } from '../../adapters/storage/kept-in';
import { LocalStorageShortlistStore } from '../../adapters/storage/local-storage-shortlist-store';
import { makeContainer } from './make-container';
import type { OldAddressHosts } from './navigation-module';

export interface WebSettings extends HttpClientSettings {
  /** The browser's window, for cleaning HTML. */
  readonly window: WindowLike;
  /** Reaches for the browser's storage; may throw. */
  readonly storage: () => BrowserStorage;
  readonly oldAddressHosts?: OldAddressHosts;
}

/** For a shopper's browser. Loaded when the first call is made: nothing on the first screen needs it. */
export function composeWeb({ window, storage, ...line }: WebSettings): Container {
  return makeContainer({
    ...line,
    cleanHtml: sanitiseInBrowser(window),
    makeShortlistStore: () => new LocalStorageShortlistStore(storage),
    makeApprovedCustomer: () => keptIn(storage, APPROVED_CUSTOMER),
  });
}
