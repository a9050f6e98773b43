import type {} from '../../ui/kit/early-presses';
import { replayChange } from '../../ui/kit/replay-change';

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
