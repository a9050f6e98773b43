import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ValuationJourney, ValuationView } from '../../../../core/valuation/public';
import { historyIndex } from '../../../kit/history-index';

/** The steps that are entries of the history, by their fragments; the first has none. */
const FRAGMENTS: Readonly<Record<string, string>> = { '1': '', '2': '#step-2', '3': '#step-3' };

/** A fragment that names no step is the first. */
const stepOf = (fragment: string): string =>
  Object.keys(FRAGMENTS).find((step) => FRAGMENTS[step] === fragment) ?? '1';

/**
 * The middle steps are entries of the history, so that the browser’s Back and Forward walk them
 * (VA-1). Forward asks for what the shopper asked for there; an address of a step that cannot be come
 * to gives way to the one that is in view.
 * @returns one entry of the history back, or one step where there is none.
 */
export function useStepInFragment(journey: ValuationJourney, view: ValuationView): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { isAwake, busy } = view;
  const step = view.state.at;
  const asked = stepOf(hash);

  const write = useEffectEvent((isNew: boolean) => {
    const fragment = FRAGMENTS[step];
    if (fragment === undefined || fragment === FRAGMENTS[asked]) return;
    void navigate(pathname + search + fragment, { replace: !isNew || step < asked });
  });
  const follow = useEffectEvent(() => {
    if (FRAGMENTS[step] === undefined || busy !== undefined) return;
    if (asked < step) {
      for (let back = Number(step); back > Number(asked); back -= 1) journey.send('back');
    } else if (asked > step) {
      journey.send('submit');
      if (journey.state$.value.state.at === step) write(false);
    }
  });

  const wasAwake = useRef(false);
  // The shopper has gone on or back.
  useEffect(() => {
    if (wasAwake.current) write(true);
  }, [step]);
  // The address has changed, by Back, Forward or a link.
  useEffect(() => {
    if (wasAwake.current) follow();
  }, [asked]);
  // What the visit kept is back, and decides at first.
  useEffect(() => {
    if (!isAwake) return;
    write(false);
    wasAwake.current = true;
  }, [isAwake]);

  return () => {
    if ((historyIndex() ?? 0) > 0 && FRAGMENTS[step] === hash) void navigate(-1);
    else journey.send('back');
  };
}
