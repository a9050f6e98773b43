import { useMemo, useRef, type RefObject } from 'react';
import {
  defer,
  EMPTY,
  from,
  fromEvent,
  map,
  merge,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import { useAnnouncements } from '../../kit/use-announcements';
import { areSettled, printMoment } from './print-moment';

/** A picture that failed gives way to its stand-in in the next rendering: look after that. */
const GIVING_WAY_MS = 50;

/** Whether the pictures of a page have settled, each time that one of them has come or failed. */
const picturesSettled = (page: HTMLElement): Observable<boolean> =>
  merge(
    // Neither event bubbles.
    fromEvent(page, 'load', { capture: true }),
    fromEvent(page, 'error', { capture: true }),
  ).pipe(
    startWith(undefined),
    switchMap(() => timer(GIVING_WAY_MS)),
    map(() => areSettled(page.querySelectorAll('img'))),
  );

const faceLoaded = (): Observable<boolean> =>
  'fonts' in document ? from(document.fonts.ready.then(() => true)) : from([true]);

/** The moment when the page is complete. */
const completed = (page: RefObject<HTMLElement | null>): Observable<unknown> =>
  defer(() =>
    page.current === null ? EMPTY : printMoment([picturesSettled(page.current), faceLoaded()]),
  );

/** Opens the browser's print dialog by itself, once, when the page is complete (SC-5). */
export function usePrinting(page: RefObject<HTMLElement | null>): void {
  const hasPrinted = useRef(false);
  const completed$ = useMemo(() => completed(page), [page]);
  useAnnouncements(completed$, () => {
    if (hasPrinted.current) return;
    hasPrinted.current = true;
    window.print();
  });
}
