import fc from 'fast-check';
import { BehaviorSubject, Subject, take } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import {
  CONSENT_CATEGORIES,
  createTracker,
  type Consent,
  type EventSink,
  type TrackingEvent,
} from '../../../core/tracking/public';
import { recordingSink } from './recording-sink';

type Step =
  | { readonly kind: 'answer'; readonly consent: Consent | undefined }
  | { readonly kind: 'happens' }
  | { readonly kind: 'sinks come' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      consent: fc.option(fc.record({ analytics: fc.boolean(), marketing: fc.boolean() }), {
        nil: undefined,
      }),
    }),
    fc.record({ kind: fc.constant('happens' as const) }),
    fc.record({ kind: fc.constant('sinks come' as const) }),
  ),
  { maxLength: 60 },
);

const eventAt = (place: number): TrackingEvent => ({
  kind: 'favourite-added',
  slug: String(place),
});

/** What a sink of a category should have seen: written down apart from the code under test. */
function expected(of: keyof Consent, all: readonly Step[]): readonly string[] {
  let told: string[] = [];
  let isAgreed = false;
  let isThere = false;
  let held: string[] = [];
  let wasEverAgreed = false;
  all.forEach((step, place) => {
    if (step.kind === 'answer') {
      const next = step.consent?.[of] === true;
      if (isThere && next !== isAgreed) told = [...told, next ? 'start' : 'stop'];
      isAgreed = next;
      wasEverAgreed ||= step.consent?.analytics === true || step.consent?.marketing === true;
      if (!next) held = [];
    } else if (step.kind === 'happens' && isAgreed) {
      if (isThere) told = [...told, String(place)];
      else held = [...held, String(place)];
    } else if (step.kind === 'sinks come' && wasEverAgreed && !isThere) {
      isThere = true;
      if (isAgreed) told = ['start', ...held];
      held = [];
    }
  });
  return told;
}

describe('Whatever is answered, happens and arrives in whatever order', () => {
  it('every sink sees exactly what was agreed to when it happened, in order and once [TRACK-03]', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const consent$ = new BehaviorSubject<Consent | undefined>(undefined);
        const fetched$ = new Subject<readonly EventSink[]>();
        const sinks = CONSENT_CATEGORIES.map(recordingSink);
        const track = createTracker(makeScope(), {
          consent$,
          fetchSinks: () => fetched$.pipe(take(1)),
          counted: { isFirst: () => true, forget: () => undefined },
          failed: () => undefined,
        });
        all.forEach((step, place) => {
          if (step.kind === 'answer') consent$.next(step.consent);
          else if (step.kind === 'happens') track(eventAt(place));
          else fetched$.next(sinks);
        });
        for (const sink of sinks) {
          const seen = sink.seen.map((one) =>
            typeof one === 'object' && 'slug' in one ? one.slug : one,
          );
          expect(seen).toEqual(expected(sink.needs, all));
        }
      }),
      { numRuns: 500 },
    );
  });
});
