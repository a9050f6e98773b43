import { Icon } from '../icon/icon';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { HelpBox, HelpButton, HelpPanel } from './help-tip.styles';

export interface HelpTipProps {
  /** What it explains: "About the admin fee". */
  readonly label: string;
  /** Words beside the sign; without them the sign stands alone. */
  readonly words?: string;
  /** The edge of the button that the panel lines up with: end, where it stands at the right of a page. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Room left at the edges of the page, in pixels. */
const MARGIN = 8;

/** Moves a panel that leaves the window sideways back into it, and one that leaves it below to above its sign. */
function keepInSight(panel: HTMLElement): void {
  panel.style.translate = '';
  delete panel.dataset['above'];
  const { left, right, top, bottom, height } = panel.getBoundingClientRect();
  const excess = Math.max(0, right + MARGIN - document.body.getBoundingClientRect().right);
  const room = Math.max(0, left - MARGIN);
  panel.style.translate = `${String(-Math.min(excess, room))}px`;
  if (bottom > window.innerHeight && top > height + MARGIN) panel.dataset['above'] = '';
}

/**
 * Help that a mouse opens by resting on it; a finger and the keyboard open and close it by a press
 * (VDP-15). Escape, a press elsewhere and moving on close it. Without a script it stands there in
 * full. It is a block: not for inside a paragraph.
 */
export function HelpTip({ label, words, side = 'start', children }: HelpTipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** By what the press under way is made; a keyboard has no pointer. */
  const pressedBy = useRef<string>(undefined);

  useEffect(() => {
    if (!open) return undefined;
    if (panel.current !== null) keepInSight(panel.current);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const closeFromElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromElsewhere);
    };
  }, [open]);

  return (
    <HelpBox
      ref={box}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') setOpen(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') setOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <HelpButton
        type="button"
        aria-label={words === undefined ? label : undefined}
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
        }}
        onClick={() => {
          const isMouse = pressedBy.current !== undefined && pressedBy.current !== 'touch';
          pressedBy.current = undefined;
          setOpen((was) => isMouse || !was);
        }}
      >
        <span>{words}</span>
        <Icon name="info" size={18} />
      </HelpButton>
      <HelpPanel ref={panel} id={id} hidden={!open} $side={side}>
        <div className="sheet" role="group" aria-label={label}>
          {children}
        </div>
      </HelpPanel>
    </HelpBox>
  );
}
