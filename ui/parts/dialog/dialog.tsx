import { Icon } from '../icon/icon';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import {
  DialogBody,
  DialogFoot,
  DialogFrame,
  DialogHead,
  NativeDialog,
  type DialogLook,
} from './dialog.styles';
import { useBackToClose } from './use-back-to-close';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, Back or a press outside; whoever holds `open` answers. */
  readonly onClose: () => void;
  readonly title: string;
  /** Where it lies on a screen wider than a phone. */
  readonly look?: DialogLook;
  /** Stays in view under what scrolls: "Show 142 cars". */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: focus moves in, the page behind is inert and does not scroll, and
 * the focus goes back to where it was. Nothing inside exists while it is closed.
 */
export function Dialog({ open, onClose, title, look = 'centre', foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackToClose(open, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    if (!element.open) element.showModal();
    return () => {
      element.close();
    };
  }, [open]);

  // Only a press that begins and ends outside: text selected inside may be let go of outside.
  const pressedOutside = useRef(false);
  const beginPress = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const endPress = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) onClose();
  };

  return (
    <NativeDialog
      ref={dialog}
      $look={look}
      aria-labelledby={titleId}
      onMouseDown={beginPress}
      onClick={endPress}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (open && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <DialogFrame>
          <DialogHead>
            <h2 id={titleId}>{title}</h2>
            <IconButton name="Close" onClick={onClose}>
              <Icon name="cross" size={24} />
            </IconButton>
          </DialogHead>
          <DialogBody>{children}</DialogBody>
          {foot !== undefined && <DialogFoot>{foot}</DialogFoot>}
        </DialogFrame>
      )}
    </NativeDialog>
  );
}
