import { isLeft, type Either } from 'fp-ts/Either';
import type { QuotesByMark } from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import { idle, latest, loadingAfter, settled, type Remote } from '../../kernel/remote';
import type { PriceSince } from '../../shortlist/public';
import type { VehicleInFull } from '../../stock/public';

type Answer<T> = Either<GatewayFailure, T>;

/**
 * What the compare page shows (CMP-05; the flag `tooManyComparisons` is the shortlist's). Plain
 * data: of a list that an address carries, the server sends it along with the HTML.
 */
export interface ComparePageState {
  /** The shopper's own list, followed as it changes; else one that an address carries. */
  readonly isOwn: boolean;
  /** The list is known; the shopper's own is once a browser has read it. */
  readonly isListKnown: boolean;
  /** By slug or by mark, as the list has them. */
  readonly comparedSlugs: readonly string[];
  /** The one that came last. */
  readonly lastCompared?: string;
  /** Every vehicle had so far, those taken out again too, so that Undo shows them at once. */
  readonly comparedVehicles: Remote<readonly VehicleInFull[], GatewayFailure>;
  /** Those that were asked for and that nobody knows any more; told once. */
  readonly gone: readonly string[];
  readonly comparedFinance: Remote<QuotesByMark, GatewayFailure>;
  /** The marks that finance was asked for; a vehicle that no lender quotes is not asked for again. */
  readonly requestedMarks: readonly string[];
  /** How prices have moved since the shopper saved the vehicles, by slug, as far as that is known. */
  readonly pricesSince: Readonly<Record<string, PriceSince>>;
}

export type CompareEvent =
  | { readonly kind: 'listed'; readonly slugs: readonly string[] }
  | { readonly kind: 'vehicles-asked' }
  | {
      readonly kind: 'vehicles';
      readonly asked: readonly string[];
      readonly answer: Answer<readonly VehicleInFull[]>;
    }
  | { readonly kind: 'priced'; readonly since: ComparePageState['pricesSince'] }
  | { readonly kind: 'finance-asked'; readonly marks: readonly string[] }
  | { readonly kind: 'finance'; readonly answer: Answer<QuotesByMark> };

const nothingRequested = {
  comparedVehicles: idle,
  gone: [],
  comparedFinance: idle,
  requestedMarks: [],
  pricesSince: {},
} as const;

/** The shopper's own list, before a browser has read it. */
export const ownComparison: ComparePageState = {
  ...nothingRequested,
  isOwn: true,
  isListKnown: false,
  comparedSlugs: [],
};

export const sentComparison = (slugs: readonly string[]): ComparePageState => ({
  ...nothingRequested,
  isOwn: false,
  isListKnown: true,
  comparedSlugs: slugs,
});

/** The one place where a comparison changes. */
export function compareReducer(state: ComparePageState, event: CompareEvent): ComparePageState {
  switch (event.kind) {
    case 'listed':
      return listed(state, event.slugs);
    case 'vehicles-asked':
      return { ...state, comparedVehicles: loadingAfter(state.comparedVehicles) };
    case 'vehicles':
      return answered(state, event.asked, event.answer);
    case 'priced':
      return { ...state, pricesSince: event.since };
    case 'finance-asked':
      return {
        ...state,
        requestedMarks: event.marks,
        comparedFinance: loadingAfter(state.comparedFinance),
      };
    case 'finance':
      return { ...state, comparedFinance: settled(state.comparedFinance, event.answer) };
  }
}

function listed(state: ComparePageState, slugs: readonly string[]): ComparePageState {
  const come = slugs.findLast((slug) => !state.comparedSlugs.includes(slug));
  return {
    ...state,
    isListKnown: true,
    comparedSlugs: slugs,
    // One that has come back is no longer gone.
    gone: state.gone.filter((slug) => slug !== come),
    ...(come !== undefined && { lastCompared: come }),
  };
}

function answered(
  state: ComparePageState,
  asked: readonly string[],
  answer: Answer<readonly VehicleInFull[]>,
): ComparePageState {
  if (isLeft(answer)) {
    return { ...state, comparedVehicles: settled(state.comparedVehicles, answer) };
  }
  const found = answer.right;
  const before = (latest(state.comparedVehicles) ?? []).filter(
    ({ id }) => !found.some((vehicle) => vehicle.id === id),
  );
  const missing = asked.filter((name) => !found.some((vehicle) => isNamed(vehicle, name)));
  return {
    ...state,
    comparedVehicles: { kind: 'loaded', value: [...before, ...found] },
    gone: [...new Set([...state.gone, ...missing])],
  };
}

/** By slug, or by mark where a list is kept so (CG-076). */
const isNamed = (vehicle: VehicleInFull, name: string): boolean =>
  vehicle.slug === name ||
  (vehicle.mark !== undefined && vehicle.mark === name.replace(/\s/g, '').toUpperCase());

/** One place of the comparison: a vehicle, or one that is on its way. */
export interface ComparedPlace {
  /** By what the list names it: its slug, or its mark (CG-076). */
  readonly slug: string;
  readonly vehicle?: VehicleInFull;
}

/** The places in the order of the list, without those that nobody knows. */
export const comparedPlaces = (state: ComparePageState): readonly ComparedPlace[] =>
  state.comparedSlugs
    .filter((slug) => !state.gone.includes(slug))
    .map((slug) => {
      const vehicle = latest(state.comparedVehicles)?.find((held) => isNamed(held, slug));
      return vehicle === undefined ? { slug } : { slug, vehicle };
    });

/** Names that are yet to be asked for. */
export const missingNames = (state: ComparePageState): readonly string[] =>
  comparedPlaces(state).flatMap(({ slug, vehicle }) => (vehicle === undefined ? [slug] : []));

/** Marks of the vehicles shown, by which their finance is asked for. */
export const comparedMarks = (state: ComparePageState): readonly string[] =>
  comparedPlaces(state).flatMap(({ vehicle }) => vehicle?.mark ?? []);
