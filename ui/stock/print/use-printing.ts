import { useEffect, useRef, type RefObject } from 'react';
import { from, fromEvent, map, merge, startWith, switchMap, timer, type Observable } from 'rxjs';
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

/** Opens the browser's print dialog by itself, once, when the page is complete (SC-5). */
export function usePrinting(page: RefObject<HTMLElement | null>): void {
  const hasPrinted = useRef(false);
  useEffect(() => {
    const element = page.current;
    if (element === null || hasPrinted.current) return;
    const printing = printMoment([picturesSettled(element), faceLoaded()]).subscribe(() => {
      hasPrinted.current = true;
      window.print();
    });
    return () => printing.unsubscribe();
  }, [page]);
}
