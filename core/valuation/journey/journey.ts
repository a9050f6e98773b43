import type { LookedUpVehicle } from '../model/looked-up-vehicle';
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

/** CG-003: an address that names no step, or one that there is not, means the first. */
function nameOf(
  { places, start, steps }: Pick<Journey, 'places' | 'start' | 'steps'>,
  event: Exclude<JourneyEvent, { readonly kind: 'typed' }>,
): MoveEvent {
  if (event.kind !== 'open') return event.kind;
  const isKnown = steps.some(({ step }) => step === event.step);
  return `open ${isKnown ? event.step : (places[start] ?? '')}`;
}

/** The state after an event: moved as the table says, else as it was. */
export function advance<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  state: JourneyState<At>,
  event: JourneyEvent,
  context: JourneyContext,
): JourneyState<At> {
  if (event.kind === 'typed') {
    const typed = { ...state.typed, [event.field]: event.value };
    return { ...state, typed, isInError: false };
  }
  if ('attempt' in event && event.attempt !== state.attempt) return state;
  const { start, moves, guards } = journey;
  const name = nameOf(journey, event);
  const move = moves.find(
    ({ from, event: by, when }) =>
      from === state.at && by === name && (when === undefined || guards[when](state, context)),
  );
  if (move === undefined) return state;
  return move.does.reduce<JourneyState<At>>(
    (moved, consequence) => consequenceOf(consequence, moved, event, start),
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
