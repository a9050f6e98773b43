import type { Receipt, SendFailure } from '../../enquiry/public';
import { valueIn, withoutMember } from '../../kernel/form/field';
import {
  advance,
  moveOf,
  type Journey,
  type JourneyCall,
  type JourneyContext,
  type JourneyEvent,
  type JourneyState,
} from '../journey/journey';
import type { JourneyFaults } from '../model/journey-fault';
import type { KeptJourney } from '../ports/valuation-memory';
import { tidyFirstRegistered } from '../rules/first-registered';

/** A journey of one moment, as it is shown; plain data. */
export interface ValuationView<At extends string = string> {
  readonly state: JourneyState<At>;
  /** The journey's own: what is sent of it goes under keys made of this one. */
  readonly key: string;
  /** The call that it waits for. */
  readonly busy?: JourneyCall;
  /** What is wrong, as far as it is shown: of fields that were left, and of all after a submit. */
  readonly faults: JourneyFaults;
  /** How often a submit was stopped: with each, the summary of what is wrong takes the focus. */
  readonly stops: number;
  /** Why the last call brought nothing; gone with the next move. */
  readonly failure?: SendFailure;
  /** For an enquiry that was taken. */
  readonly receipt?: Receipt;
  /** Whether what the visit kept is back, or is known to be nothing. */
  readonly isAwake: boolean;
}

/** What a view is moved by. */
export type ViewEvent =
  | {
      readonly kind: 'happened';
      readonly event: JourneyEvent;
      /** The journey's key from now on, where it begins anew. */
      readonly nextKey: string;
      readonly failure?: SendFailure | undefined;
      readonly receipt?: Receipt | undefined;
    }
  /** The shopper has gone on from a field. */
  | { readonly kind: 'left'; readonly field: string }
  /** What the visit kept is back, if it kept anything that is of use. */
  | {
      readonly kind: 'woken';
      readonly kept: Pick<KeptJourney, 'key'> | undefined;
      readonly state: JourneyState | undefined;
    };

/** A journey in which nothing has happened. */
export const viewOf = <At extends string>(
  state: JourneyState<At>,
  key: string,
): ValuationView<At> => ({ state, key, faults: {}, stops: 0, isAwake: false });

const DAY = 'date_first_registered';

/**
 * How a view goes on. Where a call is under way typing changes nothing: what is shown is what was
 * asked for.
 */
export const viewReducer =
  <At extends string, Guard extends string>(
    journey: Journey<At, Guard>,
    contextNow: () => JourneyContext,
  ) =>
  (view: ValuationView<At>, what: ViewEvent): ValuationView<At> => {
    switch (what.kind) {
      case 'happened':
        return what.event.kind === 'typed'
          ? typed(journey, view, what.event, contextNow())
          : moved(journey, view, what, contextNow());
      case 'left':
        return left(journey, view, what.field, contextNow());
      case 'woken':
        return what.state === undefined
          ? { ...view, isAwake: true }
          : {
              ...view,
              state: what.state as JourneyState<At>,
              key: what.kept?.key ?? view.key,
              isAwake: true,
            };
    }
  };

const faultsNow = <At extends string>(
  { checks }: Pick<Journey<At>, 'checks'>,
  state: JourneyState<At>,
  context: JourneyContext,
): JourneyFaults => checks[state.at]?.(state, context) ?? {};

function typed<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  view: ValuationView<At>,
  event: Extract<JourneyEvent, { kind: 'typed' }>,
  context: JourneyContext,
): ValuationView<At> {
  const { state, faults } = view;
  if (journey.waits[state.at] !== undefined) return view;
  if (valueIn(state.typed, event.field) === event.value) return view;
  const after = advance(journey, state, event, context);
  const found = faultsNow(journey, after, context);
  const shown = Object.keys(faults).flatMap((name) => {
    const fault = found[name];
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return { ...view, state: after, faults: Object.fromEntries(shown) };
}

/** Going through an empty field on the way to another is no mistake yet. */
function left<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  view: ValuationView<At>,
  field: string,
  context: JourneyContext,
): ValuationView<At> {
  if (journey.waits[view.state.at] !== undefined) return view;
  const state = field === DAY ? tidied(view.state) : view.state;
  const fault =
    valueIn(state.typed, field).trim() === ''
      ? undefined
      : faultsNow(journey, state, context)[field];
  if (fault === undefined || Object.hasOwn(view.faults, field)) {
    return state === view.state ? view : typed(journey, view, dayTyped(state), context);
  }
  return { ...view, state, faults: { ...view.faults, [field]: fault } };
}

const dayTyped = ({ typed: { [DAY]: value = '' } }: JourneyState) =>
  ({ kind: 'typed', field: DAY, value }) as const;

function tidied<At extends string>(state: JourneyState<At>): JourneyState<At> {
  const day = valueIn(state.typed, DAY);
  const tidy = tidyFirstRegistered(day);
  return tidy === day ? state : { ...state, typed: { ...state.typed, [DAY]: tidy } };
}

function moved<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  view: ValuationView<At>,
  { event, nextKey, failure, receipt }: Extract<ViewEvent, { kind: 'happened' }>,
  context: JourneyContext,
): ValuationView<At> {
  const before = event.kind === 'submit' ? tidied(view.state) : view.state;
  const move = moveOf(journey, before, event, context);
  if (move === undefined) return view;
  const isAnew = move.does.includes('clear-everything');
  const after = advance(journey, before, event, context);
  const state = isAnew ? { ...after, typed: presetOf(before) } : after;
  const isStopped = event.kind === 'submit' && state.isInError;
  const faults = isStopped
    ? faultsNow(journey, before, context)
    : failure?.kind === 'field-faults'
      ? refusedFields(failure.faults)
      : {};
  const call = journey.waits[state.at]?.call;
  const { busy: _busy, failure: _failure, receipt: _receipt, ...rest } = view;
  return {
    ...rest,
    state,
    faults,
    stops: Object.keys(faults).length > 0 ? view.stops + 1 : view.stops,
    key: isAnew ? nextKey : view.key,
    ...(call !== undefined && { busy: call }),
    ...(failure !== undefined && { failure }),
    ...(receipt !== undefined && { receipt }),
  };
}

/** What the other side says of fields, in its own words. */
const refusedFields = (reasons: Readonly<Record<string, string>>): JourneyFaults =>
  Object.fromEntries(
    Object.entries(reasons).map(([name, reason]) => [
      name === '_terms' ? 'terms' : name,
      { kind: 'field-refused', reason },
    ]),
  );

/** The part of what was typed that an address filled in, and the address that did. */
export const PRESET_NAME = '_preset';

/** Whoever begins anew has had what the address named: it is not filled in a second time. */
const presetOf = ({ typed: { [PRESET_NAME]: preset } }: JourneyState): JourneyState['typed'] =>
  preset === undefined ? {} : { [PRESET_NAME]: preset };

/**
 * A journey as it was left, as far as it goes on in the one that has begun: what was typed since the
 * page came is newer, and so is a vehicle that an address names for the first time. A call that it
 * waited for is over: it stands again where the call was asked for.
 */
export function broughtBack<At extends string>(
  journey: Journey<At>,
  kept: KeptJourney,
  begun: { readonly now: JourneyState<At>; readonly preset: Readonly<Record<string, string>> },
): JourneyState<At> | undefined {
  if (kept.reading !== journey.reading || !isPlace(journey, kept.at)) return undefined;
  const { now, preset } = begun;
  const isFirst = valueIn(preset, PRESET_NAME) !== valueIn(kept.typed, PRESET_NAME);
  const isNamed = isFirst && valueIn(preset, PRESET_NAME) !== '';
  const since = Object.entries(now.typed).filter(
    ([name, value]) => valueIn(preset, name) !== value,
  );
  const isOther = isNamed && valueIn(kept.typed, 'vrm') !== valueIn(preset, 'vrm');
  const before = isOther ? withoutMember(kept.typed, 'mileage') : kept.typed;
  const values = { ...before, ...(isNamed && preset), ...Object.fromEntries(since) };
  const isAsLookedUp = ['vrm', 'mileage'].every(
    (name) => valueIn(values, name) === valueIn(kept.typed, name),
  );
  return {
    ...now,
    at: isAsLookedUp ? (journey.waits[kept.at]?.askedAt ?? kept.at) : journey.start,
    typed: values,
    ...(isAsLookedUp && kept.vehicle !== undefined && { vehicle: kept.vehicle }),
    ...(isAsLookedUp && kept.valuation !== undefined && { valuation: kept.valuation }),
  };
}

const isPlace = <At extends string>(
  { places }: Pick<Journey<At>, 'places'>,
  at: string,
): at is At => Object.hasOwn(places, at);
