import { EMPTY, expand, last, map, of, switchMap, take, type Observable } from 'rxjs';
import { britishNow, isByHand, type EnquiryFacts } from '../../enquiry/public';
import type { NamePolicy } from '../../kernel/person/person-name';
import type { Clock } from '../../kernel/ports/clock';
import type { Ids } from '../../kernel/ports/ids';
import {
  freshJourney,
  type Journey,
  type JourneyContext,
  type JourneyEvent,
  type JourneyState,
} from '../journey/journey';
import type { ConditionSent } from '../model/condition';
import type { Department } from '../model/department';
import { journeyCall, type CallAnswer, type CalledPorts } from './journey-call';
import { viewOf, viewReducer, type ValuationView } from './valuation-view';

/** A screen of a journey as a browser without script posts it. */
export interface PostedJourney<At extends string, Guard extends string> {
  readonly journey: Journey<At, Guard>;
  /** The pairs of the body, in their order; names that the journey does not know are left out. */
  readonly posted: readonly (readonly [name: string, value: string])[];
  /** Where the screen stood that was posted; the beginning where nobody knows such a place. */
  readonly at: string;
  readonly event: 'submit' | 'not-your-car' | 'back' | 'reset';
  /** Of the page that was drawn before, or a new one. */
  readonly key: string;
  readonly namePolicy: NamePolicy;
  readonly departments: readonly Department[];
  readonly condition: ConditionSent;
  /** Of the branch whose page it is, by its code. */
  readonly preselected: string | undefined;
  readonly facts: Pick<EnquiryFacts, 'source' | 'consent'>;
  /** One post too many: how many seconds until calls are made for it again. */
  readonly waitSeconds?: number | undefined;
}

/**
 * The journey after one post, with every call made that it waits for. The vehicle is looked up again
 * by what was typed: no fact of it is taken from a page. Posted twice, a price is made once.
 */
export function postJourney<At extends string, Guard extends string>(
  { clock, ids, ...ports }: CalledPorts & { readonly clock: Clock; readonly ids: Ids },
  post: PostedJourney<At, Guard>,
): Observable<ValuationView<At>> {
  const { journey, namePolicy, departments, preselected, waitSeconds } = post;
  const contextNow = (): JourneyContext => ({
    today: britishNow(clock).today,
    namePolicy,
    ...(preselected !== undefined && { preselected }),
  });
  const reduce = viewReducer(journey, contextNow);
  const happen = (
    view: ValuationView<At>,
    event: JourneyEvent,
    told: Pick<CallAnswer, 'failure' | 'receipt'> = {},
  ): ValuationView<At> => reduce(view, { kind: 'happened', event, nextKey: ids.next(), ...told });

  const answered = (view: ValuationView<At>): Observable<ValuationView<At>> => {
    const { busy, state, key } = view;
    if (busy === undefined) return EMPTY;
    return journeyCall(busy, ports, state, {
      reading: journey.reading,
      key,
      departments,
      preselected,
      condition: post.condition,
      enquiry: post.facts,
    }).pipe(
      take(1),
      map(({ event, ...told }) => happen(view, event, told)),
    );
  };
  const settled = (view: ValuationView<At>): Observable<ValuationView<At>> =>
    of(view).pipe(expand(answered), last());

  /** Shown again as it was, with why nothing was asked for. */
  const heldBack = (
    before: ValuationView<At>,
    failure: NonNullable<ValuationView['failure']>,
  ): ValuationView<At> => ({ ...before, failure });

  function gone(before: ValuationView<At>): Observable<ValuationView<At>> {
    const after = happen(before, { kind: post.event });
    if (after.busy === undefined) return of(after);
    if (waitSeconds !== undefined) return of(heldBack(before, tooMany(waitSeconds)));
    if (after.busy !== 'look-up' && !isByHand(post.posted, clock.now())) {
      return of(heldBack(before, { kind: 'not-by-hand' }));
    }
    return settled(after);
  }

  const typed = typedIn(journey, post.posted);
  const at = placeIn(journey, post.at);
  const here = (state: Partial<JourneyState<At>>): ValuationView<At> => ({
    ...viewOf({ ...freshJourney(journey), typed, ...state }, post.key),
    isAwake: true,
  });
  if (!journey.withVehicle.includes(at)) return gone(here({ at }));
  // The mark and the miles lead to it again, or to a price, or to none.
  const again = happen(here({}), { kind: 'submit' });
  if (waitSeconds !== undefined && again.busy !== undefined) {
    return of(heldBack(here({ at }), tooMany(waitSeconds)));
  }
  return settled(again).pipe(
    switchMap((found) =>
      found.state.vehicle === undefined || found.state.valuation !== undefined
        ? of(found)
        : gone({ ...found, state: { ...found.state, at } }),
    ),
  );
}

const tooMany = (retryAfterSeconds: number) =>
  ({ kind: 'refused', status: 429, retryAfterSeconds }) as const;

function typedIn(
  { steps }: Pick<Journey, 'steps'>,
  posted: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> {
  const names = new Set(steps.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const typed: Record<string, string> = {};
  for (const [name, value] of posted) {
    // Of ticked boxes with one name each is one of a list.
    if (!names.has(name)) continue;
    const before = name === 'opt_in' ? typed[name] : undefined;
    typed[name] = before === undefined ? value : `${before},${value}`;
  }
  return typed;
}

const placeIn = <At extends string>(
  { places, start, waits }: Pick<Journey<At>, 'places' | 'start' | 'waits'>,
  at: string,
): At => {
  const known = Object.keys(places).find((place): place is At => place === at);
  return known === undefined || waits[known] !== undefined ? start : known;
};
