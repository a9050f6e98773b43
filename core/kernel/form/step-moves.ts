import type { CheckForm } from './field';
import type { FormState, MoveStep } from './form-state';

/** The names of the fields that each step of a form asks for. */
export type FieldsOfSteps = readonly (readonly string[])[];

/** Moves of a form with steps: nobody goes forward past one with which something is wrong. */
export const stepMoves =
  (steps: FieldsOfSteps): MoveStep =>
  (state, event, check) =>
    event.kind === 'went-on'
      ? wentOn(state, check, steps)
      : wentTo(state, event.step, check, steps);

function wentOn<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  check: CheckForm<Fault>,
  steps: FieldsOfSteps,
): FormState<Fault, Failure, Receipt> {
  const names = new Set(steps[state.step]);
  if (state.phase.kind === 'sending' || state.step >= steps.length - 1) return state;
  const ofStep = ([name]: readonly [string, Fault]) => names.has(name);
  const found = Object.entries(check(state.values)).filter(ofStep);
  const others = Object.entries(state.faults).filter((fault) => !ofStep(fault));
  const faults = Object.fromEntries([...others, ...found]);
  return found.length > 0
    ? { ...state, faults, stops: state.stops + 1, phase: { kind: 'editing' } }
    : { ...state, faults, step: state.step + 1, phase: { kind: 'editing' } };
}

function wentTo<Fault, Failure, Receipt>(
  state: FormState<Fault, Failure, Receipt>,
  step: number,
  check: CheckForm<Fault>,
  steps: FieldsOfSteps,
): FormState<Fault, Failure, Receipt> {
  if (state.phase.kind === 'sending') return state;
  const found = check(state.values);
  const firstWithFaults = steps.findIndex((names) =>
    names.some((name) => Object.hasOwn(found, name)),
  );
  const furthest = firstWithFaults === -1 ? steps.length - 1 : firstWithFaults;
  const next = Math.max(0, Math.min(step, Math.max(furthest, state.step)));
  return next === state.step ? state : { ...state, step: next };
}
