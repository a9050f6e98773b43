import {
  asyncScheduler,
  type MonoTypeOperatorFunction,
  throttleTime,
  type SchedulerLike,
} from 'rxjs';

/**
 * The first of a burst passes at once; of those within `milliseconds` after it only the last
 * passes, when the time is up. A lone change never waits, and a burst costs two requests.
 */
export const leadingDebounce = <T>(
  milliseconds: number,
  scheduler: SchedulerLike = asyncScheduler,
): MonoTypeOperatorFunction<T> =>
  throttleTime(milliseconds, scheduler, { leading: true, trailing: true });
