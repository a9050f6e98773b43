import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { HeaderPanel } from '../../core/shortlist/public';
import { useApp } from '../kit/app-context';
import { useHydrated } from '../kit/use-hydrated';

/** No box of its own, so that what sticks in it sticks to the page. */
const Box = styled.div`
  display: contents;
`;

/** In a browser: the HTML that is there stays. Always the same, or React would wipe it out. */
const AS_SENT = { __html: '' };

/**
 * What is on the page under a name. Where something put into the page makes React draw all of it a
 * second time, the first drawing is still there to be read.
 */
const asItStands = (name: string) => ({
  __html: document.querySelector(`[data-frame='${name}']`)?.innerHTML ?? '',
});

/** Opens the panel whose button was pressed. */
const answerPress =
  (choose: (panel: HeaderPanel) => void) =>
  (event: MouseEvent): void => {
    const { panel } = (event.target as Element).closest<HTMLElement>('[data-panel]')?.dataset ?? {};
    if (panel === undefined) return;
    event.preventDefault();
    choose(panel as HeaderPanel);
  };

/** A part of the frame, ready to be drawn. */
export interface FramePart {
  readonly view: ReactElement;
  /** All it depends on, as JSON: its answers, the site's name and settings; nothing of a shopper. */
  readonly madeOf: unknown;
}

interface StandingPartProps {
  /** By which its box is found on the page. */
  readonly name: 'header' | 'footer';
  readonly part: FramePart | undefined;
}

/**
 * A part of the frame that is drawn by the server and then stands: React never takes it over, so
 * that none of its script is needed for the page to work (ADR 014). `part` is there on the server,
 * and in a browser that comes from a page without the frame; where HTML was sent it is missing.
 */
export function StandingPart({ name, part }: StandingPartProps) {
  const app = useApp();
  const isDrawnAgain = useHydrated();
  const [standing] = useState(() =>
    part === undefined && isDrawnAgain ? asItStands(name) : AS_SENT,
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const held = box.current;
    const listener = answerPress(app.headerPanel.choose);
    held?.addEventListener('click', listener);
    return () => {
      held?.removeEventListener('click', listener);
    };
  }, [app]);
  if (part !== undefined && app.drawnApart === undefined) {
    return (
      <Box ref={box} data-frame={name}>
        {part.view}
      </Box>
    );
  }
  // Last of all: drawing one thing while another is drawn leaves no hook of the other usable.
  const html =
    part === undefined
      ? standing
      : { __html: app.drawnApart?.(part.view, 'frame-', part.madeOf) ?? '' };
  return (
    <Box ref={box} data-frame={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
