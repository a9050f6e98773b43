import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { stepMoves } from '../../../../core/kernel/form/step-moves';
import { valueIn, type FieldFaults, type FormValues } from '../../../../core/kernel/form/field';
import {
  blankForm,
  formReducer,
  type FormEvent,
  type FormState,
} from '../../../../core/kernel/form/form-state';

type Event = FormEvent<string, string, string>;
type State = FormState<string, string, string>;

/** A name is needed; an age, where there is one, is of digits. */
function check(values: FormValues): FieldFaults<string> {
  return {
    ...(valueIn(values, 'name') === '' && { name: 'missing' }),
    ...(/\D/.test(valueIn(values, 'age')) && { age: `not a number: ${valueIn(values, 'age')}` }),
  };
}

const BLANK = { branch: 'crewe' };

const after = (...events: readonly Event[]): State =>
  events.reduce<State>(formReducer(check), blankForm(BLANK, 'form-1'));

const typed = (name: string, value: string): Event => ({ kind: 'changed', name, value });
const leaving = (name: string): Event => ({ kind: 'left', name });
const submitted = (key = 'a'): Event => ({ kind: 'submitted', key });
const taken = (key = 'a'): Event => ({
  kind: 'answered',
  key,
  answer: right('Thank you'),
  nextKey: 'form-2',
});
const refused = (key = 'a', faults?: FieldFaults<string>): Event => ({
  kind: 'answered',
  key,
  answer: left('no answer'),
  nextKey: 'form-2',
  ...(faults !== undefined && { faults }),
});
const restored = (values: FormValues): Event => ({ kind: 'restored', values, key: 'draft' });

describe('A form in which one answer closes another', () => {
  /** There are trains on some lines only in the morning. */
  const trains = (values: FormValues): FieldFaults<string> => ({
    ...(valueIn(values, 'line') === 'branch' &&
      /^(1[2-9]|2)/.test(valueIn(values, 'time')) && { time: 'no train' }),
    ...(valueIn(values, 'name') === '' && { name: 'missing' }),
  });
  const form = (...events: readonly Event[]): State =>
    events.reduce<State>(formReducer(trains), blankForm({}, 'form-1'));

  it('says so at once, keeps what stood there, and takes it back when it is mended', () => {
    const narrowed = form(typed('time', '17:30'), typed('line', 'branch'));
    expect(narrowed.faults).toEqual({ time: 'no train' });
    expect(narrowed.values['time']).toBe('17:30');
    expect(
      form(typed('time', '17:30'), typed('line', 'branch'), typed('line', 'main')).faults,
    ).toEqual({});
  });

  it('finds no fault with what nobody has filled in yet', () => {
    expect(form(typed('line', 'branch')).faults).toEqual({});
  });

  it('leaves what the other side found', () => {
    const state = form(
      typed('name', 'Jo'),
      typed('time', '17:30'),
      submitted(),
      refused('a', { time: 'full' }),
      typed('name', 'Joe'),
    );
    expect(state.faults).toEqual({ time: 'full' });
  });
});

describe('A form of several steps', () => {
  const steps = [['name'], ['age'], []];
  const reduce = formReducer<string, string, string>(check, stepMoves(steps));
  const from = (...events: readonly Event[]): State =>
    events.reduce<State>(reduce, blankForm(BLANK, 'form-1'));
  const on: Event = { kind: 'went-on' };
  const to = (step: number): Event => ({ kind: 'went-to', step });

  it('goes on from a step that is in order, and says what is wrong with one that is not', () => {
    expect(from(on)).toMatchObject({ step: 0, stops: 1, faults: { name: 'missing' } });
    expect(from(on, typed('name', 'Sam'), on)).toMatchObject({ step: 1, faults: {} });
  });

  it('finds no fault with what the step does not ask', () => {
    expect(from(typed('name', 'Sam'), typed('age', 'x'), on)).toMatchObject({
      step: 1,
      faults: {},
    });
  });

  it('does not go past the last step, nor anywhere while it is being sent', () => {
    const atLast = from(typed('name', 'Sam'), on, on, on);
    expect(atLast.step).toBe(2);
    const sending = reduce(atLast, submitted());
    expect(reduce(sending, to(0))).toBe(sending);
    expect(reduce(sending, on)).toBe(sending);
  });

  it('goes back to any step, and forward no further than what is in order', () => {
    expect(from(to(2)).step).toBe(0);
    expect(from(typed('name', 'Sam'), to(2)).step).toBe(2);
    expect(from(typed('name', 'Sam'), to(2), typed('name', ''), to(1)).step).toBe(1);
    expect(from(to(-4)).step).toBe(0);
  });

  it('begins at the first again when it was taken', () => {
    expect(from(typed('name', 'Sam'), to(2), submitted(), taken()).step).toBe(0);
  });

  it('stays at one where it has none', () => {
    expect(after(typed('name', 'Sam'), on, to(3)).step).toBe(0);
  });
});

describe('A form that is filled in', () => {
  it('shows nothing wrong while a field is typed in', () => {
    expect(after(typed('age', 'x')).faults).toEqual({});
  });

  it('shows what is wrong with a field when it is left', () => {
    expect(after(typed('age', 'x'), leaving('age')).faults).toEqual({ age: 'not a number: x' });
  });

  it('finds no fault with an empty field that is only passed', () => {
    expect(after(leaving('name')).faults).toEqual({});
  });

  it('follows a fault that is shown while it is put right, and takes it away when it is', () => {
    const shown = [typed('age', 'x'), leaving('age')];
    expect(after(...shown, typed('age', 'xy')).faults).toEqual({ age: 'not a number: xy' });
    expect(after(...shown, typed('age', '4')).faults).toEqual({});
  });

  it('takes a field by any name', () => {
    const state = after(typed('__proto__', 'x'), typed('constructor', 'y'), leaving('toString'));
    expect(valueIn(state.values, '__proto__')).toBe('x');
    expect(valueIn(state.values, 'constructor')).toBe('y');
    expect(valueIn(state.values, 'hasOwnProperty')).toBe('');
  });
});

describe('A form that is submitted', () => {
  it('is stopped by what is wrong, shows all of it, and says so each time', () => {
    const state = after(typed('age', 'x'), submitted(), submitted());
    expect(state.faults).toEqual({ name: 'missing', age: 'not a number: x' });
    expect(state.phase).toEqual({ kind: 'editing' });
    expect(state.stops).toBe(2);
  });

  it('is sent under its key when it is in order', () => {
    const state = after(typed('name', 'Sam'), submitted());
    expect(state.phase).toEqual({ kind: 'sending', key: 'a' });
  });

  it('is not sent a second time while it is being sent', () => {
    const sending = after(typed('name', 'Sam'), submitted());
    expect(formReducer(check)(sending, submitted('b'))).toBe(sending);
  });

  it('shows the confirmation when it is taken, empties itself, and goes on under another key', () => {
    const state = after(typed('name', 'Sam'), typed('branch', 'stoke'), submitted(), taken());
    expect(state).toEqual({
      ...blankForm(BLANK, 'form-2'),
      phase: { kind: 'sent', receipt: 'Thank you' },
    });
  });

  it('does not take the rest of a double click for another form', () => {
    const sent = after(typed('name', 'Sam'), submitted(), taken());
    expect(formReducer(check)(sent, submitted('b'))).toBe(sent);
  });

  it('keeps everything when it is refused, and can be sent again', () => {
    const state = after(typed('name', 'Sam'), submitted(), refused());
    expect(state.values).toEqual({ branch: 'crewe', name: 'Sam' });
    expect(state.phase).toEqual({ kind: 'refused', failure: 'no answer' });
    expect(state.key).toBe('form-1');
    expect(formReducer(check)(state, submitted()).phase.kind).toBe('sending');
  });

  it('shows what the other side finds wrong until the field is changed or it is sent again', () => {
    const faults = { name: 'unknown here' };
    const events = [typed('name', 'Sam'), submitted(), refused('a', faults)];
    expect(after(...events).faults).toEqual(faults);
    expect(after(...events).stops).toBe(1);
    expect(after(...events, typed('age', '4')).faults).toEqual(faults);
    expect(after(...events, typed('name', 'Alex')).faults).toEqual({});
    expect(after(...events, submitted()).faults).toEqual({});
  });

  it('takes no answer to another submission for its own', () => {
    const sending = after(typed('name', 'Sam'), submitted());
    expect(formReducer(check)(sending, taken('b'))).toBe(sending);
    expect(formReducer(check)(sending, { kind: 'cut-off', key: 'b' })).toBe(sending);
    const editing = after(typed('name', 'Sam'));
    expect(formReducer(check)(editing, taken())).toBe(editing);
  });

  it('takes what is typed while it is being sent', () => {
    const state = after(typed('name', 'Sam'), submitted(), typed('name', 'Alex'), refused());
    expect(valueIn(state.values, 'name')).toBe('Alex');
  });
});

describe('A form without a connection', () => {
  const waiting = after(typed('name', 'Sam'), submitted(), { kind: 'cut-off', key: 'a' });

  it('waits under its key, with everything that was typed', () => {
    expect(waiting.phase).toEqual({ kind: 'waiting', key: 'a' });
    expect(valueIn(waiting.values, 'name')).toBe('Sam');
    expect(formReducer(check)(waiting, submitted()).phase).toEqual({ kind: 'sending', key: 'a' });
  });

  it('waits no longer once it is changed', () => {
    expect(formReducer(check)(waiting, typed('name', 'Al')).phase).toEqual({ kind: 'editing' });
  });

  it('waits no longer once the shopper puts it off', () => {
    expect(formReducer(check)(waiting, { kind: 'dismissed' }).phase).toEqual({ kind: 'editing' });
  });
});

describe('A form that was begun earlier', () => {
  it('has its values and its key again, and says so', () => {
    const state = after(restored({ name: 'Sam', branch: 'stoke' }));
    expect(state.values).toEqual({ name: 'Sam', branch: 'stoke' });
    expect([state.key, state.isRestored]).toEqual(['draft', true]);
  });

  it('leaves a field alone that has been typed in since', () => {
    const state = after(typed('name', 'Alex'), restored({ name: 'Sam', age: '4' }));
    expect(state.values).toEqual({ branch: 'crewe', name: 'Alex', age: '4' });
  });

  it('says nothing of it where nothing came back', () => {
    expect(after(restored({})).isRestored).toBe(false);
  });

  it('does not take the place of what is being sent', () => {
    const sending = after(typed('name', 'Sam'), submitted());
    expect(formReducer(check)(sending, restored({ age: '4' }))).toBe(sending);
  });
});

describe('A form whose message is put away', () => {
  it('is there to be edited again', () => {
    const sent = after(typed('name', 'Sam'), submitted(), taken(), { kind: 'dismissed' });
    expect(sent.phase).toEqual({ kind: 'editing' });
  });

  it('is empty where it was cleared, but not while it is being sent', () => {
    const cleared: Event = { kind: 'cleared', nextKey: 'form-2' };
    expect(after(typed('name', 'Sam'), cleared)).toEqual(blankForm(BLANK, 'form-2'));
    const sending = after(typed('name', 'Sam'), submitted());
    expect(formReducer(check)(sending, cleared)).toBe(sending);
    expect(formReducer(check)(sending, { kind: 'dismissed' })).toBe(sending);
  });
});
