import type { HeaderPanel } from '../../../core/shortlist/public';

const MOST_SHOWN = 99;

const shown = (count: number): string =>
  count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : String(count);

/**
 * Puts how many vehicles a list holds beside its button in the header (HEAD-02). Silent: what a
 * list holds after a change is said by the word about that change.
 */
export function showCount(
  header: ParentNode | null,
  panel: Exclude<HeaderPanel, ''>,
  count: number,
): void {
  header?.querySelectorAll(`[data-count-of="${panel}"]`).forEach((element) => {
    element.textContent = shown(count);
    element.toggleAttribute('data-some', count > 0);
  });
}

/** Says of the buttons of the header which one's panel is open. */
export function showOpenPanel(header: ParentNode | null, open: HeaderPanel): void {
  header?.querySelectorAll<HTMLElement>('[data-panel]').forEach((button) => {
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-expanded', String(button.dataset['panel'] === open));
  });
}
