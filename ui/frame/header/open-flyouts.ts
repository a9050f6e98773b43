import { isElsewhere } from '../../kit/is-elsewhere';

/** How long a pointer may be off an open sheet, on its way back to it. */
const GRACE_MS = 250;

/** A sheet that hangs over the page; in the menu of a phone the same lines open in place. */
function hangs(flyout: HTMLDetailsElement): boolean {
  const sheet = flyout.querySelector('.sheet');
  return sheet !== null && getComputedStyle(sheet).position === 'absolute';
}

const isOf = (flyout: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && flyout.contains(target);

/** Opens by a mouse that rests on it, and closes when it leaves; a press of a mouse never closes it. */
function openOnHover(flyout: HTMLDetailsElement, signal: AbortSignal): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let pressedBy: string | undefined;
  const withMouse = (work: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && hangs(flyout)) work();
  };
  flyout.addEventListener(
    'pointerenter',
    withMouse(() => {
      clearTimeout(leaving);
      flyout.open = true;
    }),
    { signal },
  );
  flyout.addEventListener(
    'pointerleave',
    withMouse(() => {
      leaving = setTimeout(() => {
        if (!isOf(flyout, document.activeElement)) flyout.open = false;
      }, GRACE_MS);
    }),
    { signal },
  );
  const summary = flyout.querySelector('summary');
  summary?.addEventListener(
    'pointerdown',
    (event) => {
      pressedBy = event.pointerType;
    },
    { signal },
  );
  summary?.addEventListener(
    'click',
    (event) => {
      if (pressedBy === 'mouse' && flyout.open && hangs(flyout)) event.preventDefault();
      // A keyboard has no pointer.
      pressedBy = undefined;
    },
    { signal },
  );
}

/**
 * What the browser's own disclosures lack in a header: they open by hover, and close by Escape, by
 * a press elsewhere, when the focus moves on and when one of their links is followed. Returns what
 * ends it.
 */
export function openFlyouts(header: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const flyouts = [...header.querySelectorAll('details')];
  const closeAll = (isToClose: (flyout: HTMLDetailsElement) => boolean): void => {
    for (const flyout of flyouts) {
      if (flyout.open && hangs(flyout) && isToClose(flyout)) flyout.open = false;
    }
  };
  for (const flyout of flyouts) openOnHover(flyout, signal);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      closeAll((flyout) => {
        if (isOf(flyout, document.activeElement)) flyout.querySelector('summary')?.focus();
        return true;
      });
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      closeAll((flyout) => !isOf(flyout, target));
    },
    { signal },
  );
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      closeAll((flyout) => isElsewhere(flyout, relatedTarget));
    },
    { signal },
  );
  header.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) {
        closeAll((flyout) => isOf(flyout, target));
      }
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
