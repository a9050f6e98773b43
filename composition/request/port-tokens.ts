import type { ServiceIdentifier } from 'inversify';
import type { AccountListDesk, CustomerDesk, PasskeyDesk } from '../../core/account/public';
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

/**
 * The ports that pages and commands ask, each by its name: the one list of them. The server, the
 * browser and the command line all make theirs from it, and a browser loads it with its first
 * script: nothing of an adapter may come with it.
 */
export const PORT_TOKENS = {
  catalogue: token<StockCatalogue>('catalogue'),
  search: token<StockSearch>('search'),
  quotes: token<QuoteDesk>('quotes'),
  offers: token<OfferFeed>('offers'),
  content: token<ContentLibrary>('content'),
  articles: token<ArticleLibrary>('articles'),
  directory: token<BranchDirectory>('directory'),
  frame: token<FrameContent>('frame'),
  views: token<ViewCounter>('views'),
  checks: token<CheckRegister>('checks'),
  reviews: token<ReviewFeed>('reviews'),
  addresses: token<OldAddresses>('addresses'),
  forms: token<FormLibrary>('forms'),
  desk: token<EnquiryDesk>('desk'),
  valuer: token<Valuer>('valuer'),
  photographs: token<PhotographDesk>('photographs'),
  reservations: token<ReservationDesk>('reservations'),
  reservationRecords: token<ReservationRecords>('reservationRecords'),
  orders: token<OrderDesk>('orders'),
  orderRecords: token<OrderRecords>('orderRecords'),
  accountList: token<AccountListDesk>('accountList'),
  customers: token<CustomerDesk>('customers'),
  passkeys: token<PasskeyDesk>('passkeys'),
} as const;

export type PortName = keyof typeof PORT_TOKENS;

/** Every port by its name. */
export type AppPorts = {
  readonly [Name in PortName]: (typeof PORT_TOKENS)[Name] extends ServiceIdentifier<infer Port>
    ? Port
    : never;
};
