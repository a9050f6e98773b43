import { replayChange, type EarlyChange } from '../../ui/kit/replay-change';

interface EarlyPress extends EarlyChange {
  readonly kind: 'press' | 'change';
}

declare global {
  interface Window {
    readonly forecourtEarly?: { readonly take: () => readonly EarlyPress[] };
  }
}

/** Does, in their order, what was pressed before hydration. Elements gone meanwhile are skipped. */
export function replayEarlyPresses(): void {
  for (const early of window.forecourtEarly?.take() ?? []) {
    const { kind, element } = early;
    if (!element.isConnected) continue;
    element.classList.remove('is-kept');
    if (kind === 'press') element.click();
    else replayChange(early);
  }
}
