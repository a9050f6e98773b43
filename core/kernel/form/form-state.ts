import { isLeft, type Either } from 'fp-ts/Either';
import {
  isSameValues,
  memberOf,
  valueIn,
  withoutMember,
  type CheckForm,
  type FieldFaults,
  type FormValues,
} from './field';

/** Where a form is in its life (FORM-13). */
export type FormPhase<Failure, Receipt> =
  | { readonly kind: 'editing' }
  /** One call is under way; `key` names what is sent, so that its answer cannot be mistaken. */
  | { readonly kind: 'sending'; readonly key: string }
  /** There was no connection: it goes by itself, under the same key, when there is one. */
  | { readonly kind: 'waiting'; readonly key: string }
  | { readonly kind: 'sent'; readonly receipt: Receipt }
  /** It was not taken, or nobody knows whether it was; everything typed is still there. */
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Plain data: a form of one moment. */
export interface FormState<Fault, Failure, Receipt> {
  /** The form's own key: what is sent of it goes under keys made of this one, until it was taken. */
  readonly key: string;
  readonly values: FormValues;
  /** What an empty form holds, and what it goes back to when it was sent (FORM-11, FORM-24). */
  readonly blank: FormValues;
  /** What is wrong, as far as it is shown: of fields that were left, and of all after a submit. */
  readonly faults: FieldFaults<Fault>;
  /** How often a submit was stopped: with each, the summary of what is wrong takes the focus. */
  readonly stops: number;
  /** Whether it holds what was typed on an earlier visit. */
  readonly isRestored: boolean;
  /** Which of its steps is in view, from 0; a form without steps stays there. */
  readonly step: number;
  readonly phase: FormPhase<Failure, Receipt>;
}

export type StepEvent =
  /** On to the next step, if nothing is wrong with this one. */
  | { readonly kind: 'went-on' }
  /** To a step: back to any, and forward as far as those ahead of it are in order. */
  | { readonly kind: 'went-to'; readonly step: number };

export type FormEvent<Fault, Failure, Receipt> =
  | { readonly kind: 'changed'; readonly name: string; readonly value: string }
  /** The shopper has gone on from a field. */
  | { readonly kind: 'left'; readonly name: string }
  | StepEvent
  /** Send, under this key. */
  | { readonly kind: 'submitted'; readonly key: string }
  /** There is no connection now, so that what is being sent waits for one. */
  | { readonly kind: 'cut-off'; readonly key: string }
  | {
      readonly kind: 'answered';
      readonly key: string;
      readonly answer: Either<Failure, Receipt>;
      /** The form's own key from now on, if it was taken. */
      readonly nextKey: string;
      /** What the other side found wrong, of fields that the shopper can see. */
      readonly faults?: FieldFaults<Fault>;
    }
  /** What was typed on an earlier visit; a field that has been changed since keeps its own. */
  | { readonly kind: 'restored'; readonly values: FormValues; readonly key: string }
  /** The shopper puts a message away: of success, of failure, or of waiting. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'cleared'; readonly nextKey: string };

type AnsweredEvent<Fault, Failure, Receipt> = Extract<
  FormEvent<Fault, Failure, Receipt>,
  { kind: 'answered' }
>;

/** A form in which nothing has happened. */
export const blankForm = (blank: FormValues, key: string): FormState<never, never, never> => ({
  key,
  values: blank,
  blank,
  faults: {},
  stops: 0,
  isRestored: false,
  step: 0,
  phase: { kind: 'editing' },
});

/** What a form with steps does when the shopper goes from one to another; any other form stays. */
export type MoveStep = <Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  event: StepEvent,
  check: CheckForm<Fault>,
) => FormState<Fault, Failure, Receipt>;

const stay: MoveStep = (state) => state;

/**
 * The life of any form. Two things hold in every order of events: while one submission is under
 * way no other begins (FV-1), and what was typed is lost only by success (FORM-11) or by an
 * explicit clear.
 */
export const formReducer =
  <Fault, Failure, Receipt>(check: CheckForm<Fault>, move: MoveStep = stay) =>
  (
    state: FormState<Fault, Failure, Receipt>,
    event: FormEvent<Fault, Failure, Receipt>,
  ): FormState<Fault, Failure, Receipt> => {
    switch (event.kind) {
      case 'changed':
        return changed(state, event.name, event.value, check);
      case 'left':
        return left(state, event.name, check);
      case 'went-on':
      case 'went-to':
        return move(state, event, check);
      case 'submitted':
        return submitted(state, event.key, check);
      case 'cut-off':
        return isSending(state, event.key)
          ? { ...state, phase: { kind: 'waiting', key: event.key } }
          : state;
      case 'answered':
        return isSending(state, event.key) ? answered(state, event) : state;
      case 'restored':
        return restored(state, event.values, event.key);
      case 'dismissed':
        return state.phase.kind === 'sending' || state.phase.kind === 'editing'
          ? state
          : { ...state, phase: { kind: 'editing' } };
      case 'cleared':
        return state.phase.kind === 'sending' ? state : blankForm(state.blank, event.nextKey);
    }
  };

const isSending = <Fault, Failure, Receipt>(
  { phase }: FormState<Fault, Failure, Receipt>,
  key: string,
): boolean => phase.kind === 'sending' && phase.key === key;

/**
 * A fault that is shown goes, or becomes the present one, with the change; a new one of the same
 * field waits. What the change makes wrong with another answer that stands there already is shown at
 * once, and goes when a change mends it.
 */
function changed<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  name: string,
  value: string,
  check: CheckForm<Fault>,
): FormState<Fault, Failure, Receipt> {
  if (valueIn(state.values, name) === value) return state;
  const values = { ...state.values, [name]: value };
  const before = check(state.values);
  const found = check(values);
  const isShown = Object.hasOwn(state.faults, name);
  const others = new Set([...Object.keys(before), ...Object.keys(found)]);
  others.delete(name);
  return {
    ...state,
    values,
    faults: [...others]
      .filter((other) => isTurned(other, before, found) && valueIn(values, other) !== '')
      .reduce(
        (faults, other) => withFaultOf(faults, other, found),
        isShown ? withFaultOf(state.faults, name, found) : state.faults,
      ),
    // Half a changed message must not leave by itself when the connection comes back.
    phase: state.phase.kind === 'waiting' ? { kind: 'editing' } : state.phase,
  };
}

/** Whether a field was in order before and is not now, or the other way about. */
const isTurned = <Fault>(
  name: string,
  before: FieldFaults<Fault>,
  found: FieldFaults<Fault>,
): boolean => Object.hasOwn(before, name) !== Object.hasOwn(found, name);

/** Going through an empty field on the way to another is no mistake yet. */
function left<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  name: string,
  check: CheckForm<Fault>,
): FormState<Fault, Failure, Receipt> {
  if (valueIn(state.values, name) === '' || Object.hasOwn(state.faults, name)) return state;
  const fault = memberOf(check(state.values), name);
  return fault === undefined ? state : { ...state, faults: { ...state.faults, [name]: fault } };
}

function submitted<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  key: string,
  check: CheckForm<Fault>,
): FormState<Fault, Failure, Receipt> {
  if (state.phase.kind === 'sending') return state;
  // The second half of a double click that comes after the answer.
  if (state.phase.kind === 'sent' && isSameValues(state.values, state.blank)) return state;
  const faults = check(state.values);
  return Object.keys(faults).length > 0
    ? { ...state, faults, stops: state.stops + 1, phase: { kind: 'editing' } }
    : { ...state, faults, phase: { kind: 'sending', key } };
}

function answered<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  { answer, nextKey, faults = {} }: AnsweredEvent<Fault, Failure, Receipt>,
): FormState<Fault, Failure, Receipt> {
  if (!isLeft(answer)) {
    return { ...blankForm(state.blank, nextKey), phase: { kind: 'sent', receipt: answer.right } };
  }
  const isStopped = Object.keys(faults).length > 0;
  return {
    ...state,
    faults: { ...state.faults, ...faults },
    stops: isStopped ? state.stops + 1 : state.stops,
    phase: { kind: 'refused', failure: answer.left },
  };
}

/** A draft comes back before anything is sent; later it would take the place of what is. */
function restored<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  earlier: FormValues,
  key: string,
): FormState<Fault, Failure, Receipt> {
  if (state.phase.kind !== 'editing' && state.phase.kind !== 'refused') return state;
  const isUntouched = ([name]: readonly [string, string]) =>
    valueIn(state.values, name) === valueIn(state.blank, name);
  const given = Object.fromEntries(Object.entries(earlier).filter(isUntouched));
  const isRestored = Object.keys(given).length > 0;
  return { ...state, key, values: { ...state.values, ...given }, isRestored };
}

function withFaultOf<Fault>(
  shown: FieldFaults<Fault>,
  name: string,
  found: FieldFaults<Fault>,
): FieldFaults<Fault> {
  const fault = memberOf(found, name);
  return fault === undefined ? withoutMember(shown, name) : { ...shown, [name]: fault };
}
