import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQueryString } from '../../../../core/kernel/query-string';
import {
  CAR_VALUE_PATH,
  JOURNEY_A,
  stepInAddress,
  type ValuationJourney,
  type ValuationView,
} from '../../../../core/valuation/public';
import { historyIndex } from '../../../kit/history-index';

/** The step that an address names, "about-you", "failed-lookup#about-you"; any unknown one is the first (CG-003). */
export function stepOfAddress(search: string, hash: string): string {
  const asked = readQueryString(search).find(([name]) => name === 'step')?.[1] ?? '';
  const step = JOURNEY_A.steps.find((known) => known.step === asked)?.step ?? JOURNEY_A.start;
  return step === 'failed-lookup' && hash === '#about-you' ? `${step}${hash}` : step;
}

/** The address of a step, with the branch that the page is for. */
export function addressOfStep(step: string, branchSlug: string | undefined): string {
  const [name = '', part] = step.split('#');
  const query = new URLSearchParams({
    ...(name !== JOURNEY_A.start && { step: name }),
    ...(branchSlug !== undefined && { branch: branchSlug }),
  }).toString();
  return `${CAR_VALUE_PATH}${query === '' ? '' : `?${query}`}${part === undefined ? '' : `#${part}`}`;
}

interface StepInQuery<At extends string> {
  readonly journey: ValuationJourney<At>;
  readonly view: ValuationView<At>;
  readonly branchSlug: string | undefined;
  /** The page is the answer to a post: its screen counts, and not the address that was posted to. */
  readonly isPosted: boolean;
}

/**
 * The step in view and the one in the address are one (VALA-01, VA-1): each is a page of the
 * history. An address of a step that lacks what it needs leads to where it can be got, in its place.
 * @returns what goes one entry of the history back (VALA-20), or a step where there is none.
 */
export function useStepInQuery({
  journey,
  view,
  branchSlug,
  isPosted,
}: StepInQuery<keyof typeof JOURNEY_A.places>): () => void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = stepOfAddress(search, hash);
  const { isAwake } = view;
  const step = stepInAddress(JOURNEY_A, view.state.at);
  /** Written, and not yet in the address. */
  const written = useRef<string>(undefined);

  const write = useEffectEvent((isNew: boolean) => {
    const now = stepInAddress(JOURNEY_A, journey.state$.value.state.at);
    if (now === asked || now === written.current) return;
    written.current = now;
    void navigate(addressOfStep(now, branchSlug), { replace: !isNew });
  });
  const follow = useEffectEvent((isFirst: boolean) => {
    written.current = undefined;
    if (!isFirst || !isPosted) journey.open(asked);
    write(false);
  });

  const wasAwake = useRef(false);
  // The address has changed, by Back, Forward or a link; or what the visit kept is back.
  useEffect(() => {
    if (!isAwake) return;
    follow(!wasAwake.current);
    wasAwake.current = true;
  }, [asked, isAwake]);
  // The shopper has gone on or back.
  useEffect(() => {
    if (wasAwake.current) write(true);
  }, [step]);

  return () => {
    if ((historyIndex() ?? 0) > 0) void navigate(-1);
    else journey.send('back');
  };
}
