import { Icon } from '../icon/icon';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ToastBox, ToastStack } from './toast.styles';

/** A word after an action that took effect at once. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  /** A link to where what was done can be seen. */
  readonly way?: ReactElement | undefined;
  /** Takes the action back. */
  readonly onUndo?: (() => void) | undefined;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** How long each stays, in milliseconds, while nobody is looking after it. */
  readonly stays?: number;
}

const STAYS = 10_000;

function ToastLine({
  toast,
  stays,
  onDismiss,
}: {
  readonly toast: Toast;
  readonly stays: number;
  readonly onDismiss: (id: string) => void;
}) {
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const dismiss = useEffectEvent(() => {
    onDismiss(toast.id);
  });
  const held = focused || hovered;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => {
      dismiss();
    }, stays);
    return () => {
      clearTimeout(timer);
    };
  }, [held, stays]);

  return (
    <ToastBox
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
    >
      <span className="words">{toast.message}</span>
      {toast.way}
      {toast.onUndo !== undefined && (
        <button
          type="button"
          className="undo"
          onClick={() => {
            toast.onUndo?.();
            onDismiss(toast.id);
          }}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        className="close"
        onClick={() => {
          onDismiss(toast.id);
        }}
      >
        <Icon name="cross" size={18} />
        <VisuallyHidden>Dismiss</VisuallyHidden>
      </button>
    </ToastBox>
  );
}

/**
 * The one place where such words appear, there from the first render so that screen readers listen
 * to it. A toast stays 10 s, and longer while it has the focus or the pointer.
 */
export function ToastRegion({ toasts, onDismiss, stays = STAYS }: ToastRegionProps) {
  return (
    <ToastStack role="status" data-at-foot>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} stays={stays} onDismiss={onDismiss} />
      ))}
    </ToastStack>
  );
}
