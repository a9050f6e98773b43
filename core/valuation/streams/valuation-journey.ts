import { isLeft } from 'fp-ts/Either';
import { EMPTY, map, merge, Subject, switchMap, take, tap } from 'rxjs';
import { britishNow, type EnquiryFacts } from '../../enquiry/public';
import type { Behavior } from '../../kernel/behavior';
import { valueIn } from '../../kernel/form/field';
import type { NamePolicy } from '../../kernel/person/person-name';
import type { Clock } from '../../kernel/ports/clock';
import type { Ids } from '../../kernel/ports/ids';
import type { Scope } from '../../kernel/scope';
import type { Track } from '../../tracking/public';
import {
  freshJourney,
  moveOf,
  stepInAddress,
  type Journey,
  type JourneyCall,
  type JourneyContext,
  type JourneyEvent,
} from '../journey/journey';
import type { ConditionSent } from '../model/condition';
import type { Department } from '../model/department';
import { heldOf } from '../model/held-valuation';
import type { ValuationMemory } from '../ports/valuation-memory';
import type { JourneyPresets } from '../rules/journey-presets';
import { readSettlement } from '../rules/read-settlement';
import type { CallAnswer, CalledPorts } from './journey-call';
import { LATE_CALLS } from './late-journey-call';
import {
  broughtBack,
  PRESET_NAME,
  viewOf,
  viewReducer,
  type ValuationView,
  type ViewEvent,
} from './valuation-view';

export interface ValuationPorts extends CalledPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly track: Track;
}

/** What a journey begins with. */
export interface ValuationStart<At extends string, Guard extends string> {
  readonly journey: Journey<At, Guard>;
  /** The journey's own key; one that comes back brings its own. */
  readonly key: string;
  readonly namePolicy: NamePolicy;
  readonly departments: readonly Department[];
  readonly condition: ConditionSent;
  readonly presets: JourneyPresets;
  /** What an enquiry carries beside what is typed, as it is when it is sent. */
  readonly facts: () => Pick<EnquiryFacts, 'source' | 'consent'>;
  /** The journey as a post without script left it. */
  readonly posted?: ValuationView<At> | undefined;
}

/** A valuation of a visit, live. */
export interface ValuationJourney<At extends string = string> {
  readonly state$: Behavior<ValuationView<At>>;
  readonly departments: readonly Department[];
  /** The branch of the page that the journey stands on; it is not asked for then (VALA-05, VALA-44). */
  readonly preselected: Department | undefined;
  readonly type: (field: string, value: string) => void;
  /** The shopper goes on from a field. */
  readonly leave: (field: string) => void;
  readonly send: (event: 'submit' | 'not-your-car' | 'back' | 'reset') => void;
  /** An address names a step, and perhaps a part of it: "about-you", "failed-lookup#about-you". */
  readonly open: (step: string) => void;
  /** What the visit kept comes back, and is kept from now on (STORE-09). */
  readonly wake: (memory: ValuationMemory) => void;
}

/** VALA-64. */
const FAILURES: Readonly<Record<JourneyCall, Parameters<Track>[0] | undefined>> = {
  'look-up': { kind: 'valuation-lookup-failed' },
  value: { kind: 'valuation-unsuccessful' },
  enquire: undefined,
};

/**
 * A visit's journey in either reading. At most one call is under way; its answer goes to the attempt
 * that asked and to no other, so that none wins over what the shopper has begun since. A price and
 * an enquiry are sent once, however often they are pressed or repeated, and under another key once
 * they say something else (FV-1). Everything typed is kept for the visit as it is typed (CG-024).
 */
export function createValuationJourney<At extends string, Guard extends string>(
  scope: Scope,
  { valuer, desk, clock, ids, track }: ValuationPorts,
  start: ValuationStart<At, Guard>,
): ValuationJourney<At> {
  const { journey, departments, namePolicy, presets } = start;
  const preselected = departments.find(
    ({ slug }) => slug !== undefined && slug === presets.branchSlug,
  );
  const contextNow = (): JourneyContext => ({
    today: britishNow(clock).today,
    namePolicy,
    ...(preselected !== undefined && { preselected: preselected.code }),
  });
  const preset = presetValues(presets);
  const { state$, dispatch } = scope.store<ValuationView<At>, ViewEvent>(
    start.posted ?? viewOf({ ...freshJourney(journey), typed: preset }, start.key),
    viewReducer(journey, contextNow),
  );
  const calls$ = new Subject<JourneyCall | undefined>();
  const woken$ = new Subject<ValuationMemory>();
  let memory: ValuationMemory | undefined;

  function happen(
    event: JourneyEvent,
    { failure, receipt }: Pick<CallAnswer, 'failure' | 'receipt'> = {},
  ): void {
    const { attempt } = state$.value.state;
    dispatch({ kind: 'happened', event, nextKey: ids.next(), failure, receipt });
    const { state, busy } = state$.value;
    // A call that was given up is left; one that was asked for begins.
    if (state.attempt !== attempt) calls$.next(busy);
  }

  function settle(call: JourneyCall, { event, ...told }: CallAnswer): void {
    const move = moveOf(journey, state$.value.state, event, contextNow());
    const failure = FAILURES[call];
    if (failure !== undefined && move?.does.includes('track-failure') === true) track(failure);
    happen(event, told);
    if (event.kind === 'valued' && move !== undefined) hold();
  }

  /** What the prices are for other pages: against what vehicles cost. */
  function hold(): void {
    const { valuation, typed } = state$.value.state;
    if (valuation === undefined || memory === undefined) return;
    const settlement = readSettlement(valueIn(typed, 'settlement'));
    const held = heldOf(valuation, isLeft(settlement) ? undefined : settlement.right);
    if (held !== undefined) memory.held.write(held);
  }

  function keep(kept: ValuationMemory, { state, key }: ValuationView<At>): void {
    const { at, typed, vehicle, valuation } = state;
    const isUntouched = at === journey.start && Object.values(typed).every((text) => text === '');
    if (isUntouched && vehicle === undefined) {
      kept.journey.forget();
      return;
    }
    kept.journey.write({
      reading: journey.reading,
      at,
      key,
      typed,
      ...(vehicle !== undefined && { vehicle }),
      ...(valuation !== undefined && { valuation }),
    });
    const held = kept.held.read();
    // A sum that was put right after the price counts; a price that was put away stays away.
    const settlement = readSettlement(valueIn(typed, 'settlement'));
    const isOld = !isLeft(settlement) && held?.settlement !== settlement.right;
    if (held !== undefined && held.hash === valuation?.hash && isOld) hold();
  }

  function restore(kept: ValuationMemory): void {
    memory = kept;
    const { state } = state$.value;
    const left = kept.journey.read();
    const isBegun = state.attempt > 0 || start.posted !== undefined;
    dispatch({
      kind: 'woken',
      kept: left,
      state:
        left === undefined || isBegun
          ? undefined
          : broughtBack(journey, left, { now: state, preset }),
    });
    if (isBegun) hold();
  }

  scope.run(
    merge(
      calls$.pipe(
        switchMap((call) =>
          call === undefined
            ? EMPTY
            : LATE_CALLS.journeyCall(call, { valuer, desk }, state$.value.state, {
                reading: journey.reading,
                key: state$.value.key,
                departments,
                preselected: preselected?.code,
                condition: start.condition,
                enquiry: start.facts(),
              }).pipe(
                take(1),
                tap((answer) => {
                  settle(call, answer);
                }),
              ),
        ),
      ),
      woken$.pipe(
        take(1),
        tap(restore),
        switchMap((kept) =>
          state$.pipe(
            tap((view) => {
              keep(kept, view);
            }),
          ),
        ),
      ),
    ).pipe(map(() => undefined)),
  );

  return {
    state$,
    departments,
    preselected,
    type: (field, value) => {
      happen({ kind: 'typed', field, value });
    },
    leave: (field) => {
      dispatch({ kind: 'left', field });
    },
    send: (kind) => {
      happen({ kind });
    },
    open: (step) => {
      if (stepInAddress(journey, state$.value.state.at) === step) return;
      happen({ kind: 'open', step });
    },
    wake: (kept) => {
      LATE_CALLS.fetchCalls().catch(() => undefined);
      woken$.next(kept);
    },
  };
}

function presetValues({ vrm, mileage }: JourneyPresets): Readonly<Record<string, string>> {
  if (vrm === undefined && mileage === undefined) return {};
  return {
    ...(vrm !== undefined && { vrm }),
    ...(mileage !== undefined && { mileage }),
    [PRESET_NAME]: `${vrm ?? ''} ${mileage ?? ''}`,
  };
}
