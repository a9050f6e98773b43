import { useEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { replayChange, type EarlyChange } from './replay-change';

/** What a shopper did with something in a part before the part listened. */
export interface EarlyTouch extends EarlyChange {
  readonly kind: 'focusin' | 'pointerdown' | 'pointerover' | 'change' | 'click';
}

export interface TakeOver {
  readonly part: ReactElement;
  readonly idPrefix: string;
  /** What was touched in it before, in order; read when the part stands. */
  readonly early: readonly EarlyTouch[];
  /** The part listens for itself from now on. */
  readonly onStanding: () => void;
}

interface StandingProps {
  readonly onStanding: () => void;
  readonly children: ReactNode;
}

function Standing({ onStanding, children }: StandingProps) {
  useEffect(onStanding, [onStanding]);
  return children;
}

/** A choice that was made, or a press on what is marked to be pressed later. */
function doAgain(touch: EarlyTouch): void {
  const { kind, element } = touch;
  if (!element.isConnected) return;
  if (kind === 'change') replayChange(touch);
  if (kind === 'click') element.closest<HTMLElement>('[data-replay]')?.click();
}

/**
 * Makes the HTML that stands in a box come alive where it is, as a React root of its own, and tells
 * it what was changed before. Where there is no HTML it is drawn. Returns what ends it.
 */
export function takeOver(
  box: HTMLElement,
  { part, idPrefix, early, onStanding }: TakeOver,
): () => void {
  const standing = (
    <Standing
      onStanding={() => {
        onStanding();
        early.forEach(doAgain);
      }}
    >
      {part}
    </Standing>
  );
  let root: Root;
  let hasEnded = false;
  if (box.hasChildNodes()) {
    root = hydrateRoot(box, standing, {
      identifierPrefix: idPrefix,
      // A shopper who goes on while the part comes alive is no fault of it.
      onRecoverableError: (error) => {
        if (!hasEnded && typeof reportError === 'function') reportError(error);
      },
    });
  } else {
    root = createRoot(box, { identifierPrefix: idPrefix });
    root.render(standing);
  }
  return () => {
    hasEnded = true;
    // React refuses to end one root while it works on another.
    queueMicrotask(() => {
      root.unmount();
    });
  };
}
