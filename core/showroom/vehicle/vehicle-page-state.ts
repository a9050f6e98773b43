import type { Either } from 'fp-ts/Either';
import type { ContentPage, Reviews } from '../../content/public';
import type { FinanceProduct, QuotesByStockId, QuoteSet, QuoteTerms } from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import { idle, loadingAfter, settled, type Remote } from '../../kernel/remote';
import type { Promo } from '../../promo/public';
import type { Vehicle, VehicleCheck, VehicleInFull } from '../../stock/public';

type Answer<T> = Either<GatewayFailure, T>;
type Requested<T> = Remote<T, GatewayFailure>;

/** Vehicles like the one of the page, with their monthly figures as far as a lender gives them. */
export interface SimilarVehicles {
  /** None is the vehicle of the page, each has two pictures or more (VDP-39); at most nine (VDP-42). */
  readonly vehicles: readonly Vehicle[];
  readonly quotes: QuotesByStockId;
}

/** What a vehicle's page asks for beside the vehicle, each block on its own (ERR-29 to ERR-31). */
export interface VehicleBlocks {
  /** Of this vehicle alone, by its stock id. */
  readonly quotes: QuotesByStockId;
  readonly check: VehicleCheck;
  readonly similar: SimilarVehicles;
  /** "Cars you may find of interest": at most twelve, each with a picture (VDP-40). */
  readonly interest: readonly Vehicle[];
  /** More of the same make: at most eight (VDP-43). */
  readonly more: readonly Vehicle[];
  readonly promos: readonly Promo[];
  /** The editor's blocks of every vehicle's page: banner, why buy, start a search (VDP-14, VDP-46, VDP-47). */
  readonly content: ContentPage;
  readonly reviews: Reviews;
}
export type VehicleBlock = keyof VehicleBlocks;

/**
 * All that a vehicle's page shows. Plain data: the server sends it along with the HTML. The vehicle
 * is there before anything else is asked for; a block that fails costs the page that block.
 */
export type VehiclePageState = {
  readonly [Block in VehicleBlock]: Requested<VehicleBlocks[Block]>;
} & {
  readonly vehicle: VehicleInFull;
  /** The product that the address asks for (ROUTE-42). */
  readonly product?: FinanceProduct;
  /** Where the address says terms of its own: figures on those, beside the page's usual ones. */
  readonly addressed?: AddressedFinance;
  /** How often this page was opened today, when that is known (CALL-27). */
  readonly viewsToday?: number;
};

/** Terms that the address says, and this vehicle's figures on them. */
export interface AddressedFinance {
  readonly terms: QuoteTerms;
  readonly quotes: Requested<QuoteSet>;
}

export type VehicleEvent =
  | { readonly kind: 'addressed'; readonly terms: QuoteTerms; readonly answer: Answer<QuoteSet> }
  | { readonly kind: 'views'; readonly count: number }
  | { readonly kind: 'asked'; readonly block: VehicleBlock }
  | {
      readonly [Block in VehicleBlock]: {
        readonly kind: 'answered';
        readonly block: Block;
        readonly answer: Answer<VehicleBlocks[Block]>;
      };
    }[VehicleBlock];

export const vehicleAlone = (
  vehicle: VehicleInFull,
  product?: FinanceProduct,
  terms?: QuoteTerms,
): VehiclePageState => ({
  vehicle,
  ...(terms !== undefined && { addressed: { terms, quotes: idle } }),
  ...(product !== undefined && { product }),
  quotes: idle,
  check: idle,
  similar: idle,
  interest: idle,
  more: idle,
  promos: idle,
  content: idle,
  reviews: idle,
});

/** The one place where a vehicle's page changes. */
export function vehicleReducer(state: VehiclePageState, event: VehicleEvent): VehiclePageState {
  switch (event.kind) {
    case 'views':
      return { ...state, viewsToday: event.count };
    case 'addressed':
      return { ...state, addressed: { terms: event.terms, quotes: settled(idle, event.answer) } };
    case 'asked':
      return { ...state, [event.block]: loadingAfter<unknown, unknown>(state[event.block]) };
    case 'answered':
      return {
        ...state,
        [event.block]: settled<unknown, unknown>(state[event.block], event.answer),
      };
  }
}

/** In the order of their weight to a shopper; asked for together. */
export const VEHICLE_BLOCKS = [
  'quotes',
  'check',
  'similar',
  'content',
  'promos',
  'interest',
  'more',
  'reviews',
] as const satisfies readonly VehicleBlock[];

/** Blocks that nobody has asked for yet. */
export const unaskedBlocks = (state: VehiclePageState): readonly VehicleBlock[] =>
  VEHICLE_BLOCKS.filter((block) => state[block].kind === 'idle');
