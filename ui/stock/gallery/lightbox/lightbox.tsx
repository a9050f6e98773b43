import { Minus, Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { placeWords } from '../../../copy/gallery-copy';
import { useBackToClose } from '../../../parts/dialog/use-back-to-close';
import { Icon } from '../../../parts/icon/icon';
import { IconButton } from '../../../parts/icon-button/icon-button';
import type { GalleryPhoto } from '../gallery-photos';
import { placeAfter } from '../../../../core/kernel/ring-move';
import { moveOfKey } from '../../../parts/move-of-key';
import { Slides } from '../slides';
import { ThumbnailStrip } from '../thumbnail-strip';
import type { KnownFailures } from '../use-known-failures';
import { useSwipeThrough } from '../use-swipe-through';
import {
  BlackSurroundings,
  LightboxBar,
  LightboxFoot,
  LightboxStage,
  NativeLightbox,
  SideButton,
} from './lightbox.styles';
import { useZoom } from './use-zoom';
import { MOST_ZOOM, ZOOM_STEP, type Point } from './zoom';

export interface LightboxProps {
  readonly title: string;
  readonly photos: readonly GalleryPhoto[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
  /** Asked for by the close button, Escape and Back. */
  readonly onClose: () => void;
  readonly failures: KnownFailures;
}

/** Pixels a press of an arrow key moves a zoomed picture. */
const KEY_MOVE = 80;
const REACH = 1;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
};

/**
 * The pictures on black, as large as the window [GAL-02, GAL-05], in the browser's own modal dialog.
 * Zoom by + and -, wheel, pinch or a double press, 0 for the whole picture. Arrow keys move what is
 * zoomed as far as its edge, and go on to the next picture from there.
 */
export function Lightbox({ title, photos, shown, onShow, onClose, failures }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, row);
  const count = photos.length;
  const isOne = count < 2;
  useBackToClose(true, onClose);

  // In the layout's phase: the focus goes back only from a dialog that still stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    close.current?.focus();
    return () => {
      element.close();
    };
  }, []);

  const show = (place: number) => {
    zoom.reset();
    onShow(place);
  };
  const step = (by: 1 | -1) => {
    if (!isOne) show(placeAfter(by < 0 ? 'previous' : 'next', shown, count));
  };
  const swipe = useSwipeThrough(row, step, true);

  const pressKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const move = moveOfKey(event);
    if (key === '+' || key === '=') zoom.by(ZOOM_STEP);
    else if (key === '-' || key === '_') zoom.by(1 / ZOOM_STEP);
    else if (key === '0') zoom.reset();
    else if (MOVES[key] !== undefined && zoom.move(MOVES[key])) event.preventDefault();
    else if (move !== undefined && !isOne) show(placeAfter(move, shown, count));
    else return;
    event.preventDefault();
  };
  const pointers = {
    onPointerDown: (event: PointerEvent) => {
      if (zoom.onPointerDown(event)) swipe.onPointerCancel();
      else if (!isOne) swipe.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!zoom.onPointerMove(event)) swipe.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!zoom.onPointerUp(event)) swipe.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent) => {
      zoom.onPointerUp(event);
      swipe.onPointerCancel();
    },
  };
  const caption = photos[shown]?.caption;

  return (
    <NativeLightbox
      ref={dialog}
      data-theme="dark"
      // A press on the picture leaves the focus inside, where keys are heard.
      tabIndex={-1}
      aria-label={`Pictures of ${title}`}
      onKeyDown={pressKey}
      onErrorCapture={failures.note}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <BlackSurroundings />
      <LightboxBar>
        <p role="status">
          <strong>{placeWords(shown, count)}</strong> <span>{caption}</span>
        </p>
        <span role="status" className="scale">
          {zoom.scale > 1 && `${Math.round(zoom.scale * 100)}%`}
        </span>
        <IconButton
          name="Zoom out"
          aria-disabled={zoom.scale === 1}
          onClick={() => {
            zoom.by(1 / ZOOM_STEP);
          }}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton
          name="Zoom in"
          aria-disabled={zoom.scale === MOST_ZOOM}
          onClick={() => {
            zoom.by(ZOOM_STEP);
          }}
        >
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton ref={close} name="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </LightboxBar>
      <LightboxStage
        ref={stage}
        data-zoomed={zoom.scale > 1}
        {...pointers}
        onDragStart={(event) => {
          event.preventDefault();
        }}
      >
        <Slides
          ref={row}
          photos={photos}
          shown={shown}
          reach={REACH}
          sizes="100vw"
          priority
          whole
          failures={failures}
        />
      </LightboxStage>
      {!isOne && (
        <>
          <SideButton $side="left" name="Previous picture" onClick={() => step(-1)}>
            <Icon name="chevron-left" size={28} />
          </SideButton>
          <SideButton $side="right" name="Next picture" onClick={() => step(1)}>
            <Icon name="chevron-right" size={28} />
          </SideButton>
          <LightboxFoot>
            <ThumbnailStrip photos={photos} current={shown} onShow={show} failures={failures} />
          </LightboxFoot>
        </>
      )}
    </NativeLightbox>
  );
}
