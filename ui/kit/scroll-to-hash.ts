import { wantsLessMotion } from './wants-less-motion';

/** NAV-02. */
const TRIES = 50;
const BETWEEN_TRIES_MS = 100;

/** What a shopper does to scroll for themselves; who is there already must not be carried off. */
const OWN_SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/** The id a fragment names; a malformed percent sign is part of the id (SC-1, RT-3). */
export function idOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Scrolls once to the element a fragment names, as soon as it is there, for up to five seconds
 * (NAV-01, NAV-02); if it never comes, to the top (NAV-03). The shopper's own scrolling, or calling
 * the function that is given back, ends the wait.
 *
 * @param from where the page began: whoever is below that when the wait begins has scrolled before a
 * script could hear of it.
 */
export function scrollToHash(hash: string, from = scrollY): () => void {
  const id = idOfHash(hash);
  if (id === '') return () => undefined;
  let tries = 0;
  let lowest = from;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const behavior = wantsLessMotion() ? 'auto' : 'smooth';
  const end = () => {
    clearTimeout(timer);
    for (const kind of OWN_SCROLLS) removeEventListener(kind, end);
  };
  const look = () => {
    const target = document.getElementById(id);
    tries += 1;
    if (target !== null) {
      target.scrollIntoView({ behavior });
      end();
    } else if (scrollY > lowest) {
      end();
    } else if (tries >= TRIES) {
      scrollTo({ top: 0, behavior });
      end();
    } else {
      // A page that is still on its way up is nobody's own scrolling.
      lowest = scrollY;
      timer = setTimeout(look, BETWEEN_TRIES_MS);
    }
  };
  for (const kind of OWN_SCROLLS) addEventListener(kind, end, { passive: true });
  look();
  return end;
}
