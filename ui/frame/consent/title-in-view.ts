import { Observable } from 'rxjs';
import type { TitleInView } from '../../../core/tracking/public';

/** The title of the document, and when it changes. */
export const titleInView: TitleInView = {
  now: () => ({ words: document.title, carrier: document.querySelector('head > title') }),
  changes$: new Observable<void>((subscriber) => {
    const observer = new MutationObserver(() => {
      subscriber.next();
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }),
};
