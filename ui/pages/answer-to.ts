import { firstValueFrom, fromEvent, takeUntil, type Observable } from 'rxjs';

/** Waits for the one value of a page; a page that is left cancels what it asked for. */
export const answerTo = <T>(answer$: Observable<T>, signal: AbortSignal): Promise<T> =>
  firstValueFrom(answer$.pipe(takeUntil(fromEvent(signal, 'abort'))));
