import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { isElsewhere } from '../../../kit/is-elsewhere';

interface MenuPlaces {
  /** What holds the button and the menu. */
  readonly holder: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

interface Menu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * A menu of links that opens and closes (VDP-33): by its button, and closed by Escape, which gives
 * the focus back, by a press elsewhere, and when the focus moves on.
 */
export function useMenu({ holder, button }: MenuPlaces): Menu {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && holder.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen, holder]);

  return {
    isOpen,
    toggle: () => {
      setOpen((before) => !before);
    },
    close,
    onKeyDown: (event) => {
      if (!isOpen || event.key !== 'Escape') return;
      close();
      button.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (isElsewhere(currentTarget, relatedTarget)) close();
    },
  };
}
