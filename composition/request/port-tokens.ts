import type { ServiceIdentifier } from 'inversify';
import type { CustomerDesk, PasskeyDesk } from '../../core/account/public';
import type { BranchDirectory } from '../../core/branch/public';
import type {
  ArticleLibrary,
  ContentLibrary,
  FrameContent,
  ReviewFeed,
} from '../../core/content/public';
import type { EnquiryDesk, FormLibrary, PhotographDesk } from '../../core/enquiry/public';
import type { QuoteDesk } from '../../core/finance/public';
import type { OldAddresses } from '../../core/navigation/public';
import type { OrderDesk, OrderRecords } from '../../core/order/public';
import type { OfferFeed } from '../../core/promo/public';
import type { ReservationDesk, ReservationRecords } from '../../core/reservation/public';
import type { CheckRegister, StockCatalogue, ViewCounter } from '../../core/stock/public';
import type { StockSearch } from '../../core/search/public';
import type { Valuer } from '../../core/valuation/public';
import { token } from '../token';

/** Every port that pages and commands ask, by its name: the one list of them. */
export interface AppPorts {
  readonly catalogue: StockCatalogue;
  readonly search: StockSearch;
  readonly quotes: QuoteDesk;
  readonly offers: OfferFeed;
  readonly content: ContentLibrary;
  readonly articles: ArticleLibrary;
  readonly directory: BranchDirectory;
  readonly frame: FrameContent;
  readonly views: ViewCounter;
  readonly checks: CheckRegister;
  readonly reviews: ReviewFeed;
  readonly addresses: OldAddresses;
  readonly forms: FormLibrary;
  readonly desk: EnquiryDesk;
  readonly valuer: Valuer;
  readonly photographs: PhotographDesk;
  readonly reservations: ReservationDesk;
  readonly reservationRecords: ReservationRecords;
  readonly orders: OrderDesk;
  readonly orderRecords: OrderRecords;
  readonly customers: CustomerDesk;
  readonly passkeys: PasskeyDesk;
}

export type PortName = keyof AppPorts;

const NAMES: Readonly<Record<PortName, 0>> = {
  catalogue: 0,
  search: 0,
  quotes: 0,
  offers: 0,
  content: 0,
  articles: 0,
  directory: 0,
  frame: 0,
  views: 0,
  checks: 0,
  reviews: 0,
  addresses: 0,
  forms: 0,
  desk: 0,
  valuer: 0,
  photographs: 0,
  reservations: 0,
  reservationRecords: 0,
  orders: 0,
  orderRecords: 0,
  customers: 0,
  passkeys: 0,
};

/**
 * What each is bound to. The server, the browser and the command line all make theirs from it, and a
 * browser loads it with its first script: nothing of an adapter may come with it, and each name
 * stands in it once.
 */
export const PORT_TOKENS = Object.fromEntries(
  Object.keys(NAMES).map((name) => [name, token(name)]),
) as { readonly [Name in PortName]: ServiceIdentifier<AppPorts[Name]> };
