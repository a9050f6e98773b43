import { catchError, EMPTY, tap, type Observable } from 'rxjs';
import type { Scope } from '../../kernel/scope';
import { agreedTo, type Consent, type ConsentCategory } from '../model/consent';
import type { TrackingEvent } from '../model/tracking-event';
import type { CountedConversions } from '../ports/counted-conversions';
import type { EventSink } from '../ports/event-sink';

/**
 * Reports an event to the sinks of the categories agreed to at this moment, or of those among
 * `only`. What happens without consent is forgotten, not kept for later.
 */
export type Track = (event: TrackingEvent, only?: readonly ConsentCategory[]) => void;

export interface TrackerParts {
  /** The answer, at once and whenever it changes. */
  readonly consent$: Observable<Consent | undefined>;
  /** The sinks, fetched once something has been agreed to and never before. */
  readonly fetchSinks: () => Observable<readonly EventSink[]>;
  readonly counted: CountedConversions;
  /** For the console alone (ERR-44). */
  readonly failed: (sink: string, problem: unknown) => void;
}

interface Waiting {
  readonly event: TrackingEvent;
  readonly to: readonly ConsentCategory[];
}

/**
 * Events in their order to every sink the shopper has agreed to (TRACK-03). Those that happen while
 * the sinks are on their way wait in a queue, from which a refusal takes what it covers.
 */
export function createTracker(scope: Scope, parts: TrackerParts): Track {
  let agreed: readonly ConsentCategory[] = [];
  let waiting: readonly Waiting[] = [];
  let sinks: readonly EventSink[] | undefined;
  let isFetching = false;
  const started = new Set<EventSink>();

  const safely = (sink: EventSink, work: () => void): void => {
    try {
      work();
    } catch (problem) {
      parts.failed(sink.name, problem);
    }
  };

  const deliver = ({ event, to }: Waiting): void => {
    for (const sink of started) {
      if (to.includes(sink.needs)) safely(sink, () => sink.take(event));
    }
  };

  const settle = (): void => {
    for (const sink of sinks ?? []) {
      const isWanted = agreed.includes(sink.needs);
      if (isWanted === started.has(sink)) continue;
      if (isWanted) started.add(sink);
      else started.delete(sink);
      safely(sink, isWanted ? sink.start : sink.stop);
    }
  };

  const fetch = (): void => {
    if (sinks !== undefined || isFetching) return;
    isFetching = true;
    scope.run(
      parts.fetchSinks().pipe(
        tap((fetched) => {
          isFetching = false;
          sinks = fetched;
          settle();
          const queue = waiting;
          waiting = [];
          queue.forEach(deliver);
        }),
        catchError((problem: unknown) => {
          isFetching = false;
          waiting = [];
          parts.failed('sinks', problem);
          return EMPTY;
        }),
      ),
    );
  };

  scope.run(
    parts.consent$.pipe(
      tap((consent) => {
        agreed = agreedTo(consent);
        waiting = waiting
          .map(({ event, to }) => ({ event, to: to.filter((one) => agreed.includes(one)) }))
          .filter(({ to }) => to.length > 0);
        if (agreed.length === 0) parts.counted.forget();
        else fetch();
        settle();
      }),
    ),
  );
  scope.onEnd(() => {
    waiting = [];
    agreed = [];
  });

  return (event, only) => {
    const to = agreed.filter((category) => only?.includes(category) ?? true);
    if (to.length === 0) return;
    if (event.kind === 'enquiry-sent' && !parts.counted.isFirst(event.id)) return;
    if (sinks === undefined) {
      waiting = [...waiting, { event, to }];
      fetch();
    } else deliver({ event, to });
  };
}
