import { Container } from 'inversify';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import type { CleanHtml } from '../../adapters/html/clean-html';
import type { Clock } from '../../core/kernel/ports/clock';
import type { LatestKey } from '../../adapters/http/content/http-article-library';
import { eachLineOnce } from '../each-line-once';
import { accountModule } from './account-module';
import { backEndModule } from './back-end-module';
import { contentModule } from './content-module';
import { enquiryModule } from './enquiry-module';
import { financeModule } from './finance-module';
import { identityModule } from './identity-module';
import { navigationModule, type OldAddressHosts } from './navigation-module';
import { orderModule } from './order-module';
import { promoModule } from './promo-module';
import { reservationModule } from './reservation-module';
import { stockModule } from './stock-module';
import { timeModule } from './time-module';
import { valuationModule } from './valuation-module';

/** What differs between the server, a browser and the command line. */
export interface Parts extends HttpClientSettings {
  readonly cleanHtml: CleanHtml;
  readonly clock?: Clock;
  readonly oldAddressHosts?: OldAddressHosts;
  /** The line for calls in a customer's name, where it is another. */
  readonly customerLine?: HttpClientSettings;
  /** Whether calls go to the site's own server, and not past it to the back end. */
  readonly asksSite?: boolean;
  /** For whoever runs it: one line without personal data. */
  readonly log?: (line: string) => void;
  /** The key by which a back end gives the latest articles (CG-123). */
  readonly latestArticles?: LatestKey;
  /** Where pictures are that editors only name (PAGE-09); ends with a slash. */
  readonly mediaStorage?: string;
}

/** Every port bound to its adapter. One container lives as long as the process or the page. */
export function makeContainer({
  cleanHtml,
  clock,
  oldAddressHosts,
  log,
  asksSite = false,
  latestArticles,
  customerLine,
  mediaStorage,
  ...line
}: Parts): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    backEndModule(log === undefined ? line : { ...line, log: eachLineOnce(log) }, customerLine),
    stockModule(asksSite),
    financeModule,
    promoModule,
    contentModule(cleanHtml, { log, latestArticles, mediaStorage }),
    enquiryModule(log),
    navigationModule(oldAddressHosts),
    timeModule(clock),
    identityModule(),
    valuationModule,
    reservationModule,
    orderModule,
    accountModule,
  );
  return container;
}
