import { isLeft, type Either } from 'fp-ts/Either';
import { isNoneThere, type GatewayFailure } from '../../kernel/failure';
import { idle, latest, loadingAfter, settled, type Remote } from '../../kernel/remote';
import {
  onlyInAccount,
  onlyInBrowser,
  shortlistOffer,
  type AccountListChange,
  type AccountShortlist,
  type ListChanged,
  type ShortlistOffer,
} from '../../account/public';
import { isSlug, namesOf } from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';

/** What the last change to an account's list came to. */
export type AccountListOutcome =
  | {
      readonly kind: 'saved';
      readonly slugs: readonly string[];
      /** Those for which the account has no room. */
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'taken-back'; readonly slugs: readonly string[] }
  /** Nothing was changed; the change may be asked for again. */
  | {
      readonly kind: 'not-changed';
      readonly failure: GatewayFailure;
      readonly change: AccountListChange;
    };

export interface AccountListState {
  readonly list: Remote<AccountShortlist, GatewayFailure>;
  /** By each of their names. */
  readonly vehicles: ReadonlyMap<string, Vehicle>;
  /** Names that were asked for, whatever was answered. */
  readonly asked: ReadonlySet<string>;
  /** Those of them that are for sale no more. */
  readonly gone: readonly string[];
  readonly isChanging: boolean;
  readonly outcome?: AccountListOutcome;
  /** The version of the list at which the shopper chose to keep both lists apart. */
  readonly keptApartAt: number | undefined;
}

export type AccountListEvent =
  | { readonly kind: 'requested' }
  | { readonly kind: 'answered'; readonly answer: Either<GatewayFailure, AccountShortlist> }
  | {
      readonly kind: 'found';
      readonly names: readonly string[];
      readonly answer: Either<GatewayFailure, readonly Vehicle[]>;
    }
  | { readonly kind: 'changing' }
  | {
      readonly kind: 'changed';
      readonly change: AccountListChange;
      readonly answer: Either<GatewayFailure, ListChanged>;
    }
  | { readonly kind: 'kept-apart'; readonly version: number | undefined };

export const noAccountListYet = (keptApartAt: number | undefined): AccountListState => ({
  list: idle,
  vehicles: new Map(),
  asked: new Set(),
  gone: [],
  isChanging: false,
  keptApartAt,
});

export function accountListReducer(
  state: AccountListState,
  event: AccountListEvent,
): AccountListState {
  switch (event.kind) {
    case 'requested':
      return { ...state, list: loadingAfter(state.list) };
    case 'answered':
      return { ...state, list: settled(state.list, event.answer) };
    case 'found':
      return withVehicles(state, event.names, event.answer);
    case 'changing': {
      const { outcome: _, ...rest } = state;
      return { ...rest, isChanging: true };
    }
    case 'changed':
      return withChange(state, event.change, event.answer);
    case 'kept-apart':
      return { ...state, keptApartAt: event.version };
  }
}

function withVehicles(
  state: AccountListState,
  names: readonly string[],
  answer: Either<GatewayFailure, readonly Vehicle[]>,
): AccountListState {
  const asked = new Set([...state.asked, ...names]);
  // What cannot be asked for is not gone: it is offered by what its address says of it.
  if (isLeft(answer)) return { ...state, asked };
  const vehicles = new Map(state.vehicles);
  for (const vehicle of answer.right) {
    for (const name of namesOf(vehicle)) vehicles.set(name, vehicle);
  }
  return {
    ...state,
    asked,
    vehicles,
    gone: [...state.gone, ...names.filter((name) => !vehicles.has(name))],
  };
}

function withChange(
  state: AccountListState,
  change: AccountListChange,
  answer: Either<GatewayFailure, ListChanged>,
): AccountListState {
  if (isLeft(answer)) {
    return {
      ...state,
      isChanging: false,
      outcome: { kind: 'not-changed', failure: answer.left, change },
    };
  }
  const { list, done: slugs, leftOut } = answer.right;
  return {
    ...state,
    list: { kind: 'loaded', value: list },
    isChanging: false,
    outcome:
      change.kind === 'add' ? { kind: 'saved', slugs, leftOut } : { kind: 'taken-back', slugs },
  };
}

/** The browser's favourites by slug; one that is held by another name counts once its vehicle is known. */
const slugsOfBrowser = (
  favourites: readonly string[],
  { vehicles }: AccountListState,
): readonly string[] =>
  favourites.flatMap((name) => vehicles.get(name)?.slug ?? (isSlug(name) ? [name] : []));

const offerOf = (
  state: AccountListState,
  { slugs }: AccountShortlist,
  favourites: readonly string[],
): ShortlistOffer => shortlistOffer(slugs, slugsOfBrowser(favourites, state), state.gone);

/** Vehicles that have to be known before anything is offered: those that one list alone holds. */
export function namesToAsk(
  state: AccountListState,
  favourites: readonly string[],
): readonly string[] {
  const list = latest(state.list);
  if (list === undefined) return [];
  const offer = offerOf(state, list, favourites);
  const differing = [
    ...onlyInAccount(offer),
    ...onlyInBrowser(offer),
    ...favourites.filter((name) => !isSlug(name)),
  ];
  return differing.filter((name) => !state.asked.has(name));
}

/** What is to be seen of an account's list beside the browser's. */
export type AccountListView =
  | { readonly kind: 'asking' }
  /** Nobody is logged in, or the back end keeps no such lists. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure }
  | {
      readonly kind: 'known';
      readonly offer: ShortlistOffer;
      /** How many vehicles the account holds that are for sale. */
      readonly inAccount: number;
      /** By slug; one that could not be asked for is not in it. */
      readonly vehicles: ReadonlyMap<string, Vehicle>;
      /** The shopper has seen this offer, and keeps both lists as they are. */
      readonly isKeptApart: boolean;
      readonly isChanging: boolean;
      readonly outcome?: AccountListOutcome;
    };

const isNoneKept = (failure: GatewayFailure): boolean =>
  failure.kind === 'not-allowed' || isNoneThere(failure);

export function accountListView(
  state: AccountListState,
  favourites: readonly string[],
): AccountListView {
  const list = latest(state.list);
  if (state.list.kind === 'failed') {
    const { failure } = state.list;
    if (isNoneKept(failure)) return { kind: 'absent' };
    if (list === undefined) return { kind: 'failed', failure };
  }
  if (list === undefined || namesToAsk(state, favourites).length > 0) return { kind: 'asking' };
  const { vehicles, gone, isChanging, outcome, keptApartAt } = state;
  return {
    kind: 'known',
    offer: offerOf(state, list, favourites),
    inAccount: list.slugs.filter((slug) => !gone.includes(slug)).length,
    vehicles,
    isKeptApart: keptApartAt === list.version,
    isChanging,
    ...(outcome !== undefined && { outcome }),
  };
}
