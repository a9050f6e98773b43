import type { ConsentCategory, EventSink, TrackingEvent } from '../../../core/tracking/public';

export interface RecordingSink extends EventSink {
  /** What happened to it, in order: `start`, `stop`, or the event it took. */
  readonly seen: ('start' | 'stop' | TrackingEvent)[];
  readonly taken: () => readonly TrackingEvent[];
}

/** A sink that only remembers. */
export function recordingSink(needs: ConsentCategory): RecordingSink {
  const seen: ('start' | 'stop' | TrackingEvent)[] = [];
  return {
    name: needs,
    needs,
    seen,
    taken: () => seen.filter((one) => typeof one !== 'string'),
    start: () => seen.push('start'),
    stop: () => seen.push('stop'),
    take: (event) => seen.push(event),
  };
}
