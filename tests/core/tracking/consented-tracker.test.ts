import { BehaviorSubject, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import {
  ACCEPTED,
  createTracker,
  REFUSED,
  type Consent,
  type EventSink,
  type TrackingEvent,
} from '../../../core/tracking/public';
import type { TrackerParts } from '../../../core/tracking/streams/consented-tracker';
import { recordingSink } from './recording-sink';

const favourite = (slug: string): TrackingEvent => ({ kind: 'favourite-added', slug });

const enquiry = (id: string): TrackingEvent => ({ kind: 'enquiry-sent', id, person: {} });

function visit(consent?: Consent, parts: Partial<TrackerParts> = {}) {
  const consent$ = new BehaviorSubject(consent);
  const analytics = recordingSink('analytics');
  const marketing = recordingSink('marketing');
  const counted = new Set<string>();
  const failures: string[] = [];
  let fetches = 0;
  const track = createTracker(makeScope(), {
    consent$,
    fetchSinks: () => {
      fetches += 1;
      return of([analytics, marketing]);
    },
    counted: {
      isFirst: (id) => !counted.has(id) && counted.add(id).has(id),
      forget: () => {
        counted.clear();
      },
    },
    failed: (sink) => failures.push(sink),
    ...parts,
  });
  return { consent$, analytics, marketing, track, failures, fetches: () => fetches };
}

describe('Reporting a visit', () => {
  it.each([undefined, REFUSED])(
    'neither fetches nor starts nor tells anybody anything where the answer is %j [TRACK-03, CG-121]',
    (answer) => {
      const { track, analytics, marketing, fetches } = visit(answer);
      track(favourite('fiesta'));
      expect([fetches(), analytics.seen, marketing.seen]).toEqual([0, [], []]);
    },
  );

  it('tells what happens after acceptance in order, and nothing from before [TRACK-03]', () => {
    const { track, consent$, marketing } = visit();
    track(favourite('before'));
    consent$.next(ACCEPTED);
    track(favourite('one'));
    track(favourite('two'));
    expect(marketing.seen).toEqual(['start', favourite('one'), favourite('two')]);
  });

  it('tells each sink only what its own category was agreed to', () => {
    const { track, analytics, marketing } = visit({ analytics: true, marketing: false });
    track(favourite('fiesta'));
    expect([analytics.seen.length, marketing.seen]).toEqual([2, []]);
  });

  it('stops the sinks on withdrawal, and starts them again when that is taken back [TRACK-03]', () => {
    const { track, consent$, analytics } = visit(ACCEPTED);
    consent$.next(REFUSED);
    track(favourite('unseen'));
    consent$.next(ACCEPTED);
    expect(analytics.seen).toEqual(['start', 'stop', 'start']);
  });

  it('holds what happens while the sinks are on their way, and drops it on refusal', () => {
    const sinks$ = new Subject<readonly EventSink[]>();
    const marketing = recordingSink('marketing');
    const { track, consent$ } = visit(ACCEPTED, { fetchSinks: () => sinks$ });
    track(favourite('dropped'));
    consent$.next(REFUSED);
    consent$.next(ACCEPTED);
    track(favourite('kept'));
    sinks$.next([marketing]);
    expect(marketing.seen).toEqual(['start', favourite('kept')]);
  });

  it('reports one enquiry once [TR-5]', () => {
    const { track, marketing } = visit(ACCEPTED);
    track(enquiry('A1'));
    track(enquiry('A1'));
    track(enquiry('A2'));
    expect(marketing.taken()).toEqual([enquiry('A1'), enquiry('A2')]);
  });

  it('does not count an enquiry that nobody was told of', () => {
    const { track, consent$, marketing } = visit(REFUSED);
    track(enquiry('A1'));
    consent$.next(ACCEPTED);
    track(enquiry('A1'));
    expect(marketing.taken()).toEqual([enquiry('A1')]);
  });

  it('lets no broken sink keep an event from the others; only the console hears [ERR-44]', () => {
    const broken: EventSink = {
      ...recordingSink('marketing'),
      name: 'broken',
      take: () => {
        throw new Error('No token');
      },
    };
    const whole = recordingSink('marketing');
    const { track, failures } = visit(ACCEPTED, { fetchSinks: () => of([broken, whole]) });
    track(favourite('fiesta'));
    expect([whole.taken(), failures]).toEqual([[favourite('fiesta')], ['broken']]);
  });

  it('asks for the sinks again after they could not be fetched', () => {
    const marketing = recordingSink('marketing');
    const answers = [throwError(() => new Error('offline')), of([marketing])];
    const { track, failures } = visit(ACCEPTED, { fetchSinks: () => answers.shift() ?? NEVER });
    track(favourite('fiesta'));
    expect([failures, marketing.taken()]).toEqual([['sinks'], [favourite('fiesta')]]);
  });
});
