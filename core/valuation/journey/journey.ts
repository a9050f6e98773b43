import type { LookedUpVehicle } from '../model/looked-up-vehicle';
import type { NamePolicy } from '../../kernel/person/person-name';
import { valueIn } from '../../kernel/form/field';
import type { JourneyFaults } from '../model/journey-fault';
import type { Reading } from '../model/reading';
import type { Valuation } from '../model/valuation';

/** What happens on a journey, but for typing and for a step that an address opens. */
export type JourneyEvent =
  | { readonly kind: 'typed'; readonly field: string; readonly value: string }
  | { readonly kind: 'submit' | 'not-your-car' | 'back' | 'reset' }
  /** An address names a step: a link, a reload, the browser's Back and Forward. */
  | { readonly kind: 'open'; readonly step: string }
  /** What calls answer; an answer to an attempt that is over changes nothing. */
  | { readonly kind: 'found'; readonly attempt: number; readonly vehicle: LookedUpVehicle }
  | { readonly kind: 'valued'; readonly attempt: number; readonly valuation: Valuation }
  | {
      readonly kind: 'not-found' | 'already-valued' | 'failed' | 'sent';
      readonly attempt: number;
    };

/** An event by its name in a table of moves; `open about-you` opens that step. */
export type MoveEvent = Exclude<JourneyEvent['kind'], 'typed' | 'open'> | `open ${string}`;

/** What a move changes beside the place. */
export type Consequence =
  | 'flag-error'
  /** A call begins: its answer alone counts from now on. */
  | 'begin-call'
  | 'take-vehicle'
  | 'remove-vehicle'
  | 'take-price'
  | 'remove-price'
  | 'clear-mark-and-mileage'
  | 'clear-everything'
  /** VALA-64. */
  | 'track-failure';

export interface Move<At extends string, Guard extends string> {
  readonly from: At;
  readonly event: MoveEvent;
  /** Only then; of several moves from one place by one event the first that may be is made. */
  readonly when?: Guard;
  readonly to: At;
  readonly does: readonly Consequence[];
  /** The requirement, or why it is ours. */
  readonly source: string;
}

export interface StepField {
  /** As it is sent. */
  readonly name: string;
  readonly isRequired: boolean;
}

/** A screen: what it asks, what it shows, and which calls it makes. */
export interface JourneyStep {
  readonly step: string;
  readonly fields: readonly StepField[];
  /** Facts of the vehicle and the price that it shows. */
  readonly shows: readonly string[];
  readonly calls: readonly string[];
}

/** What a journey has gathered. */
export interface JourneyFacts {
  /** By the name of the field: what was typed on any step. */
  readonly typed: Readonly<Record<string, string>>;
  readonly vehicle?: LookedUpVehicle;
  readonly valuation?: Valuation;
  /** How many calls were begun or given up. */
  readonly attempt: number;
  /** Something that is needed is missing, or a call failed. */
  readonly isInError: boolean;
}

/** Where a journey is, and what it has gathered. */
export interface JourneyState<At extends string = string> extends JourneyFacts {
  readonly at: At;
}

/** What a journey cannot know by itself. */
export interface JourneyContext {
  /** "2026-11-29". */
  readonly today: string;
  /** Of the branch whose page the journey stands on (VALA-44). */
  readonly preselected?: string;
  /** What names may be made of (CG-020). */
  readonly namePolicy?: NamePolicy;
}

/** What a place can wait for: a vehicle behind a mark, a price, or an enquiry in place of one. */
export type JourneyCall = 'look-up' | 'value' | 'enquire';

export interface JourneyWait<At extends string> {
  readonly call: JourneyCall;
  /** Where the shopper asked for it, and goes on where nobody knows any more whether it was answered. */
  readonly askedAt: At;
}

export interface Journey<At extends string = string, Guard extends string = string> {
  readonly reading: Reading;
  readonly start: At;
  /** Every place, in order, and the step that is on screen there. */
  readonly places: Readonly<Record<At, string>>;
  readonly steps: readonly JourneyStep[];
  readonly moves: readonly Move<At, Guard>[];
  readonly guards: Readonly<
    Record<Guard, (facts: JourneyFacts, context: JourneyContext) => boolean>
  >;
  /** What is wrong with what was typed where a submit is made: its guard holds where nothing is. */
  readonly checks: Readonly<
    Partial<Record<At, (facts: JourneyFacts, context: JourneyContext) => JourneyFaults>>
  >;
  /** The places that wait for a call. */
  readonly waits: Readonly<Partial<Record<At, JourneyWait<At>>>>;
  /** Places where the vehicle is held that was found. */
  readonly withVehicle: readonly At[];
  /** Places that are the later part of a step, each by a word that its address has as fragment. */
  readonly parts?: Readonly<Partial<Record<At, string>>>;
}

/** A journey that nobody has begun. */
export const freshJourney = <At extends string>({
  start,
}: Pick<Journey<At>, 'start'>): JourneyState<At> => ({
  at: start,
  typed: {},
  attempt: 0,
  isInError: false,
});

/** The step of a place as an address names it: "about-you", "failed-lookup#about-you". */
export function stepInAddress<At extends string>(
  { places, parts }: Pick<Journey<At>, 'places' | 'parts'>,
  at: At,
): string {
  const part = parts?.[at];
  return part === undefined ? places[at] : `${places[at]}#${part}`;
}

/** CG-003: an address that names no step, or one that there is not, means the first. */
function nameOf(
  { places, start, moves }: Pick<Journey, 'places' | 'start' | 'moves'>,
  event: Exclude<JourneyEvent, { readonly kind: 'typed' }>,
): MoveEvent {
  if (event.kind !== 'open') return event.kind;
  const name = `open ${event.step}` as const;
  return moves.some((move) => move.event === name) ? name : `open ${places[start] ?? ''}`;
}

/** By which a vehicle is looked up: what was found by others is not of these (VA-1). */
const LOOKED_UP_BY: readonly string[] = ['vrm', 'mileage'];

function withTyped<At extends string>(
  state: JourneyState<At>,
  field: string,
  value: string,
): JourneyState<At> {
  const typed = { ...state.typed, [field]: value };
  const isSame = valueIn(state.typed, field) === value;
  if (isSame || !LOOKED_UP_BY.includes(field)) return { ...state, typed, isInError: false };
  const { vehicle: _vehicle, valuation: _valuation, ...rest } = state;
  return { ...rest, typed, isInError: false };
}

/** The move that an event makes from where a journey is; none where the table has none. */
export function moveOf<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  state: JourneyState<At>,
  event: JourneyEvent,
  context: JourneyContext,
): Move<At, Guard> | undefined {
  if (event.kind === 'typed') return undefined;
  if ('attempt' in event && event.attempt !== state.attempt) return undefined;
  const name = nameOf(journey, event);
  return journey.moves.find(
    ({ from, event: by, when }) =>
      from === state.at &&
      by === name &&
      (when === undefined || journey.guards[when](state, context)),
  );
}

/** The state after an event: moved as the table says, else as it was. */
export function advance<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  state: JourneyState<At>,
  event: JourneyEvent,
  context: JourneyContext,
): JourneyState<At> {
  if (event.kind === 'typed') return withTyped(state, event.field, event.value);
  const move = moveOf(journey, state, event, context);
  if (move === undefined) return state;
  return move.does.reduce<JourneyState<At>>(
    (moved, consequence) => consequenceOf(consequence, moved, event, journey.start),
    {
      ...state,
      at: move.to,
      isInError: false,
    },
  );
}

function consequenceOf<At extends string>(
  consequence: Consequence,
  state: JourneyState<At>,
  event: JourneyEvent,
  start: At,
): JourneyState<At> {
  const { vehicle: _vehicle, ...withoutVehicle } = state;
  const { valuation: _valuation, ...withoutPrice } = state;
  switch (consequence) {
    case 'flag-error':
      return { ...state, isInError: true };
    case 'begin-call':
      return { ...state, attempt: state.attempt + 1 };
    case 'take-vehicle':
      return event.kind === 'found' ? { ...state, vehicle: event.vehicle } : state;
    case 'remove-vehicle':
      return withoutVehicle;
    case 'take-price':
      return event.kind === 'valued'
        ? { ...state, valuation: event.valuation, vehicle: event.valuation.vehicle }
        : state;
    case 'remove-price':
      return withoutPrice;
    case 'clear-mark-and-mileage': {
      const { vrm: _vrm, mileage: _mileage, ...typed } = state.typed;
      return { ...state, typed };
    }
    case 'clear-everything':
      // What a call still answers belongs to the journey before.
      return { ...freshJourney({ start }), attempt: state.attempt + 1 };
    case 'track-failure':
      return state;
  }
}
