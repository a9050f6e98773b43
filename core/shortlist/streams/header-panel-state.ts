import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { HeaderPanel } from '../model/header-panel';

/** Which panel is open: one at most, of all three (PANEL-02, CG-077). */
export interface HeaderPanelState {
  readonly panel$: Behavior<HeaderPanel>;
  /** Opens it; the one that is open already is closed (PANEL-06, WE-092). */
  readonly choose: (panel: HeaderPanel) => void;
  readonly close: () => void;
}

export function createHeaderPanel(scope: Scope): HeaderPanelState {
  const { state$, dispatch } = scope.store<HeaderPanel, HeaderPanel>('', (open, chosen) =>
    open === chosen ? '' : chosen,
  );
  return {
    panel$: state$,
    choose: dispatch,
    close: () => {
      dispatch(state$.value);
    },
  };
}
