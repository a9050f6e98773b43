import type { ConsentCategory } from '../model/consent';
import type { TrackingEvent } from '../model/tracking-event';

/**
 * Where events go. A sink is started once its category has been agreed to and stopped when that is
 * taken back; between the two it gets the events in their order. It may throw: nobody but the
 * console hears of it (ERR-44).
 */
export interface EventSink {
  readonly name: string;
  readonly needs: ConsentCategory;
  /** Loads and keeps what the sink needs; nothing of it is there before. */
  readonly start: () => void;
  readonly take: (event: TrackingEvent) => void;
  /** Nothing leaves any more, and what the sink kept in the browser is removed. */
  readonly stop: () => void;
}
