import type { OrderDesk, OrderRecords } from '../../core/order/public';
import type { ReactElement } from 'react';
import type { Observable } from 'rxjs';
import type { AccountListDesk, CustomerDesk, PasskeyDesk } from '../../core/account/public';
import type { BranchDirectory } from '../../core/branch/public';
import type {
  ArticleLibrary,
  Branch,
  ContentLibrary,
  FrameContent,
  ReviewFeed,
  PageEntry,
} from '../../core/content/public';
import type { EnquiryDesk, FormLibrary, PhotographDesk } from '../../core/enquiry/public';
import type { ApprovedRate } from '../../core/finance/public';
import type { Behavior } from '../../core/kernel/behavior';
import type { OldAddresses, CallsInFlight } from '../../core/navigation/public';
import type { Clock } from '../../core/kernel/ports/clock';
import type { Ids } from '../../core/kernel/ports/ids';
import type { Scope } from '../../core/kernel/scope';
import type {
  HeaderPanelState,
  RecentOfVisit,
  SavedPriceStore,
  ShortlistOfVisit,
  ShortlistSnapshot,
} from '../../core/shortlist/public';
import type {
  FinanceMemory,
  VehiclePorts,
  Patience,
  SearchState,
  StockSearch,
} from '../../core/showroom/public';
import type { Checkout, ReservationDesk, ReservationRecords } from '../../core/reservation/public';
import type { FilterOption, IgnoredChoice, StockQuery } from '../../core/search/public';
import type { ConsentOfVisit, Track } from '../../core/tracking/public';
import type { ValuationMemory, Valuer } from '../../core/valuation/public';
import type { RequestFacts } from './request-facts';
import type { ShownSettings } from './shown-settings';
import type { FormMemory } from './form-memory';
import type { SessionOfVisit } from './session-of-visit';
import type { VisitTrail } from './visit-trail';

export type ListingLayout = 'grid' | 'list';

/** How results are laid out, kept between visits (SEARCH-09, STORE-04). */
export interface ListingView {
  readonly view$: Behavior<ListingLayout>;
  readonly restore: () => void;
  readonly show: (layout: ListingLayout) => void;
}

/** What the sitemap page lists; a part that cannot be had is empty. */
export interface SiteContents {
  readonly makes: readonly FilterOption[];
  readonly branches: readonly Branch[];
  /** Those that editors have written. */
  readonly pages: readonly PageEntry[];
}

/**
 * All the views may ask for: use cases and makers of view models. Immutable for a visit (in the
 * browser) or a request (on the server); put together by `composition`.
 */
export interface App {
  readonly siteName: string;
  /** Scheme and host, no slash at the end; before canonical addresses. */
  readonly publicOrigin: string;
  readonly settings: ShownSettings;
  readonly clock: Clock;
  readonly trail: VisitTrail;
  readonly loadSearch: (
    query: StockQuery,
    ignored: readonly IgnoredChoice[],
  ) => Observable<SearchState>;
  readonly makeStockSearch: (scope: Scope, start: SearchState) => StockSearch;
  readonly listingView: ListingView;
  /** Empty when they cannot be had: the page stands without them. */
  readonly branches: () => Observable<readonly Branch[]>;
  /** What the pages' own use cases are made of, a vehicle's page among them. */
  readonly ports: VehiclePorts & {
    readonly content: ContentLibrary;
    readonly articles: ArticleLibrary;
    readonly directory: BranchDirectory;
    readonly reviews: ReviewFeed;
    readonly addresses: OldAddresses;
    readonly frame: FrameContent;
    readonly forms: FormLibrary;
    readonly desk: EnquiryDesk;
    readonly photographs: PhotographDesk;
    readonly valuer: Valuer;
    /** On a server, and in a browser by what the site adds to calls, in the name of whoever is logged in. */
    readonly customers: CustomerDesk;
    readonly passkeys: PasskeyDesk;
    readonly accountList: AccountListDesk;
    readonly reservations: ReservationDesk;
    readonly reservationRecords: ReservationRecords;
    readonly orders: OrderDesk;
    readonly orderRecords: OrderRecords;
  };
  /** What forms remember of a visit; a server has nobody's. */
  readonly openFormMemory: () => Promise<FormMemory>;
  /** What a visit keeps of valuations (STORE-09); a server has nobody's. */
  readonly openValuationMemory: () => Promise<ValuationMemory>;
  /** Whether somebody is logged in, and what other tabs tell of it; a server asks its requests. */
  readonly openSession: () => Promise<SessionOfVisit>;
  /** How a shopper gets to where a reservation is paid for; comes with the form that leads there. */
  readonly openCheckout: () => Promise<Checkout>;
  /** For the keys of forms, by which a submission is stored once. */
  readonly ids: Ids;
  /** True on the server: a page is sent with all its blocks; a browser asks for the rest once it stands. */
  readonly wholePages: boolean;
  /** On the server: emits once the page waits no longer for what it can do without. */
  readonly patience$?: Patience | undefined;
  readonly loadSitemap: () => Observable<SiteContents>;
  readonly shortlist: ShortlistOfVisit;
  /** Keeps the shopper's lists to be read without a connection; a browser that keeps nothing, does not. */
  readonly keepSnapshot: (snapshot: ShortlistSnapshot) => void;
  /** The vehicles looked at (RECENT-04). */
  readonly recent: RecentOfVisit;
  /** What saved vehicles cost when they were saved: for `pricesOfSaved`. */
  readonly savedPriceStore: SavedPriceStore;
  /** Which of the header's panels lies over the page (PANEL-04). */
  readonly headerPanel: HeaderPanelState;
  readonly consent: ConsentOfVisit;
  /** Reports what happened, where the shopper has agreed to it; else it is forgotten (TRACK-03). */
  readonly track: Track;
  /** What the page asks of the back end just now, for its loading bar (NAV-10). */
  readonly calls$: Behavior<CallsInFlight>;
  /** Whether the browser has a connection (NAV-13); a server always has. */
  readonly isOnline$: Behavior<boolean>;
  /** The rate this customer is approved for; forgetting it starts the page again (STORE-06). */
  readonly approvedRate: ApprovedRate;
  /** The finance terms last chosen, for the visit and the next. */
  readonly financeMemory: FinanceMemory;
  /** A life of a page or a part of one: it ends before the visit does, and its faults are the visit's. */
  readonly childScope: () => Scope;
  /**
   * What a maker makes, once: whoever asks with the same maker shares it until the visit ends. For
   * view models whose script comes late.
   */
  readonly oncePerVisit: <V>(make: (app: App, scope: Scope) => V) => V;
  /** On a server, for a posted form and a page of one visit only; a page for everybody knows nobody. */
  readonly request?: RequestFacts;
  /** On a server: told of a block that broke while the page was drawn. */
  readonly blockBroke?: (name: string) => void;
  /**
   * On the server only: the HTML of a part of the page, drawn apart from the rest so that a browser
   * can take it over apart from the rest. `idPrefix` keeps its ids from those of the page. `madeOf`
   * is all the part depends on, as JSON: where it is given, the part may be drawn once for all
   * pages whose part is made of the same; nothing of a shopper may be in it.
   */
  readonly drawnApart?: (part: ReactElement, idPrefix: string, madeOf?: unknown) => string;
}
