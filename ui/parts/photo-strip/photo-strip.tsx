import { Icon } from '../icon/icon';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Picture, type PictureProps } from '../picture/picture';
import { SiteLink } from '../site-link/site-link';
import { StripArrow, StripBox, StripCounter } from './photo-strip.styles';
import { useSwipe } from './use-swipe';
import type { Blocks } from '../blocks';
import { wrapped } from '../../../core/kernel/wrapped';

export type StripPhoto = Omit<PictureProps, 'fill' | 'priority' | 'sizes'>;

export interface PhotoStripProps {
  /** Whose photos they are: "Ford Fiesta". */
  readonly subject: string;
  readonly photos: readonly StripPhoto[];
  readonly sizes?: string;
  /** The first photo is the largest picture of the first screen. */
  readonly priority?: boolean;
  /** Where a press on the photo leads. Not a tab stop of its own: the title is the link to it. */
  readonly href?: string | undefined;
  /** Buttons over the photo. With the focus on one of them the arrow keys change the photo. */
  readonly over?: Blocks | undefined;
}

/**
 * The photos of a card: one at a time, with arrows that go round both ways [CARD-01, CARD-03] and a
 * counter [CARD-02]. Only photos that have been shown are loaded. Another set of photos starts at
 * its first.
 */
export function PhotoStrip({
  subject,
  photos,
  sizes,
  priority = false,
  href,
  over,
}: PhotoStripProps) {
  const firstSource = photos[0]?.src;
  const [state, setState] = useState({ of: firstSource, shown: 0, seen: [0], used: false });
  if (state.of !== firstSource) setState({ of: firstSource, shown: 0, seen: [0], used: false });

  const show = (place: number) => {
    const shown = wrapped(place, photos.length);
    setState((known) =>
      known.shown === shown
        ? known
        : { of: known.of, shown, seen: [...new Set([...known.seen, shown])], used: true },
    );
  };
  const box = useRef<HTMLDivElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(box, slides, state.shown, show);
  const near = swipe.touched ? [state.shown - 1, state.shown + 1] : [];
  const loaded = new Set([...state.seen, ...near]);

  const draw = (photo: StripPhoto, place: number) => {
    const picture = <Picture {...photo} sizes={sizes} fill priority={priority && place === 0} />;
    return href === undefined ? (
      picture
    ) : (
      <SiteLink href={href} tabIndex={-1}>
        {picture}
      </SiteLink>
    );
  };
  const only = photos[state.shown];
  // A card is cheap to pass: what stands over its photo is a stop anyhow.
  const stops = over === undefined ? undefined : -1;
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(state.shown + (event.key === 'ArrowLeft' ? -1 : 1));
  };

  return (
    <StripBox ref={box} role="group" aria-label={`Photos of ${subject}`} onKeyDown={stepByKey}>
      <div
        className="slides"
        ref={slides}
        onScroll={swipe.onScroll}
        onTouchStart={swipe.onTouchStart}
      >
        {swipe.ready
          ? photos.map((photo, place) => (
              <div key={photo.src} className="slide" inert={place !== state.shown}>
                {loaded.has(place) && draw(photo, place)}
              </div>
            ))
          : only !== undefined && <div className="slide">{draw(only, state.shown)}</div>}
      </div>
      {photos.length > 1 && (
        <>
          <StripArrow
            type="button"
            $side="left"
            aria-label={`Previous photo of ${subject}`}
            tabIndex={stops}
            onClick={() => {
              show(state.shown - 1);
            }}
          >
            <Icon name="chevron-left" size={20} />
          </StripArrow>
          <StripArrow
            type="button"
            $side="right"
            aria-label={`Next photo of ${subject}`}
            tabIndex={stops}
            onClick={() => {
              show(state.shown + 1);
            }}
          >
            <Icon name="chevron-right" size={20} />
          </StripArrow>
          <StripCounter aria-live={state.used ? 'polite' : undefined}>
            {`${state.shown + 1} / ${photos.length}`}
          </StripCounter>
        </>
      )}
      {over}
    </StripBox>
  );
}
