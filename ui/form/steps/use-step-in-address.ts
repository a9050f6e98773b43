import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EnquiryForm } from '../../../core/enquiry/public';
import { idOfHash } from '../../kit/scroll-to-hash';

interface StepInAddress {
  readonly form: EnquiryForm;
  /** In view, from 0. */
  readonly step: number;
  /** The ids of the steps, in their order. */
  readonly ids: readonly string[];
  /** What must be there before a draft can come back. */
  readonly wakesAfter: Promise<void>;
}

/**
 * The step in view and the fragment of the address are one (VA-1): each step is a page of the
 * history, so that the browser's Back leads to the step before, and a reload shows the same one
 * again once the draft is back. An address of a step that cannot be come to yet leads to the
 * furthest that can.
 */
export function useStepInAddress({ form, step, ids, wakesAfter }: StepInAddress): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAwake = useRef(false);

  const asked = ids.indexOf(idOfHash(hash));
  const follow = useEffectEvent(() => {
    form.goTo(Math.max(0, asked));
  });
  const write = useEffectEvent((isNew: boolean) => {
    // As it is now: the address may have moved the form on since this was drawn.
    const { step: place } = form.state$.value;
    const id = ids[place];
    if (id === undefined || Math.max(0, asked) === place) return;
    void navigate(
      { search, hash: place === 0 ? '' : id },
      { replace: !isNew, preventScrollReset: true },
    );
  });

  useEffect(() => {
    let isGone = false;
    void wakesAfter.then(() => {
      if (isGone) return;
      form.wake();
      follow();
      isAwake.current = true;
    });
    return () => {
      isGone = true;
    };
  }, [form, wakesAfter]);
  // The address has changed, by Back, Forward or a link.
  useEffect(() => {
    if (!isAwake.current) return;
    follow();
    write(false);
  }, [hash]);
  // The shopper has gone on or back.
  useEffect(() => {
    if (isAwake.current) write(true);
  }, [step]);
}
