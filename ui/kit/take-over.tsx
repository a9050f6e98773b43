import { useEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isPlainPress } from './is-plain-press';
import { replayChange, type EarlyChange } from './replay-change';
import { whenNear } from './when-near';

export interface TakeOver {
  readonly idPrefix: string;
  /** The part, once its script is there. */
  readonly load: () => Promise<ReactElement>;
  /** Goes to a place on this site without a page load. */
  readonly follow: (address: string) => void;
}

const ON_SITE = /^\/(?![/\\])/;

interface StandingProps {
  readonly onStanding: () => void;
  readonly children: ReactNode;
}

function Standing({ onStanding, children }: StandingProps) {
  useEffect(onStanding, [onStanding]);
  return children;
}

function linkPressed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  const isPlain = !event.defaultPrevented && isPlainPress(event);
  if (link === null || !isPlain || !ON_SITE.test(address)) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? address : undefined;
}

/**
 * Lets HTML that stands in a box come alive once it is wanted: near the screen, or touched. What is
 * changed in it until then is kept and told to it. Where its script cannot be fetched the HTML stays
 * as it is, and the next touch tries again. Returns what ends it.
 */
export function takeOverWhenWanted(
  frame: HTMLElement,
  box: HTMLElement,
  { idPrefix, load, follow }: TakeOver,
): () => void {
  const early: EarlyChange[] = [];
  const listening = new AbortController();
  const waiting = new AbortController();
  let state: 'waiting' | 'fetching' | 'ended' = 'waiting';
  let root: Root | undefined;

  const onStanding = () => {
    waiting.abort();
    for (const change of early.splice(0)) if (change.element.isConnected) replayChange(change);
  };
  const stand = (part: ReactElement) => {
    if (state === 'ended') return;
    const standing = <Standing onStanding={onStanding}>{part}</Standing>;
    if (box.hasChildNodes()) {
      root = hydrateRoot(box, standing, { identifierPrefix: idPrefix });
    } else {
      root = createRoot(box, { identifierPrefix: idPrefix });
      root.render(standing);
    }
  };
  const want = () => {
    if (state !== 'waiting') return;
    state = 'fetching';
    load().then(stand, () => {
      if (state === 'fetching') state = 'waiting';
    });
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) {
      early.push({ element: target, checked: target.checked, value: target.value });
    } else if (target instanceof HTMLSelectElement) {
      early.push({ element: target, value: target.value });
    }
    want();
  };

  for (const touch of ['focusin', 'pointerdown', 'pointerover'] as const) {
    frame.addEventListener(touch, want, { signal: waiting.signal, passive: true });
  }
  frame.addEventListener('change', onChange, { signal: waiting.signal });
  frame.addEventListener(
    'click',
    (event) => {
      const address = linkPressed(event);
      if (address === undefined) return;
      event.preventDefault();
      follow(address);
    },
    { signal: listening.signal },
  );
  const noLongerNear = whenNear(frame, want);

  return () => {
    state = 'ended';
    noLongerNear();
    waiting.abort();
    listening.abort();
    // React refuses to end one root while it works on another.
    queueMicrotask(() => {
      root?.unmount();
    });
  };
}
