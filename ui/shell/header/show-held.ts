import { map, Subscription, type Observable } from 'rxjs';
import type { App } from '../../kit/app';

const MOST_SHOWN = 99;

const shown = (count: number): string =>
  count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(count);

/**
 * Keeps the counts of the header as the lists are (HEAD-02), and says which panel is open. Silent:
 * what a list holds after a change is said by the word about that change. Returns what ends it.
 */
export function showHeld(
  header: ParentNode,
  { shortlist, recent, headerPanel }: Pick<App, 'shortlist' | 'recent' | 'headerPanel'>,
): () => void {
  const each = (selector: string, work: (element: HTMLElement) => void): void => {
    header.querySelectorAll<HTMLElement>(selector).forEach(work);
  };
  const listening = new Subscription();
  const counts: Readonly<Record<string, Observable<number>>> = {
    compare: shortlist.shortlist$.pipe(map(({ compare }) => compare.length)),
    favs: shortlist.shortlist$.pipe(map(({ favourites }) => favourites.length)),
    recent: recent.recent$.pipe(map(({ length }) => length)),
  };
  for (const [panel, count$] of Object.entries(counts)) {
    listening.add(
      count$.subscribe((count) => {
        each(`[data-count-of="${panel}"]`, (element) => {
          element.textContent = shown(count);
          element.toggleAttribute('data-some', count > 0);
        });
      }),
    );
  }
  listening.add(
    headerPanel.panel$.subscribe((open) => {
      each('[data-panel]', (button) => {
        button.setAttribute('aria-haspopup', 'dialog');
        button.setAttribute('aria-expanded', String(button.dataset['panel'] === open));
      });
    }),
  );
  return () => {
    listening.unsubscribe();
  };
}
