import { useId, useRef, useState, type ReactNode } from 'react';
import { inViewWords, slideName, stepName } from '../../copy/alike-copy';
import { Icon } from '../../parts/icon/icon';
import { IconButton } from '../../parts/icon-button/icon-button';
import { Row, Track } from './vehicle-carousel.styles';
import { useRowSteps } from './use-row-steps';
import type { Blocks } from '../../parts/blocks';

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface VehicleCarouselProps {
  /** What the row is of: "Cars you may find of interest". */
  readonly title: string;
  /** The title is the heading of the section around it already: heard here, not seen. */
  readonly titled?: boolean;
  readonly slides: readonly Slide[];
  /** The room of slides that are still on their way: nothing in it is to be pressed or heard. */
  readonly isGhost?: boolean;
  /** Beneath the row. */
  readonly children?: Blocks;
}

/**
 * Vehicles in a row, a view at a time (UX rule 15): it never moves by itself nor takes the focus,
 * goes round at both ends (VDP-45), and keeps what is off the screen out of reach of the Tab key.
 * Without script all of it can be scrolled to.
 */
export function VehicleCarousel({
  title,
  titled = false,
  slides,
  isGhost = false,
  children,
}: VehicleCarouselProps) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const { inView, isAway, step } = useRowSteps(track, slides.length);
  const [isStepped, setIsStepped] = useState(false);
  const go = (towards: 'next' | 'previous') => () => {
    setIsStepped(true);
    step(towards);
  };
  const { length } = slides;
  return (
    <Row
      $count={length}
      role={isGhost ? undefined : 'group'}
      aria-roledescription={isGhost ? undefined : 'carousel'}
      aria-label={isGhost || !titled ? undefined : title}
      aria-labelledby={isGhost || titled ? undefined : titleId}
    >
      <div className={titled ? 'head bare' : 'head'}>
        {!titled && <h2 id={titleId}>{title}</h2>}
        {length > 1 && (
          <div className={isGhost ? 'steps ghost' : 'steps'}>
            <span className="in-view" aria-live={isStepped ? 'polite' : undefined}>
              {inView === undefined
                ? length
                : inViewWords(inView.first + 1, inView.last + 1, length)}
            </span>
            <IconButton
              kind="raised"
              name={stepName('previous', title)}
              data-replay
              onClick={go('previous')}
            >
              <Icon name="chevron-left" size={20} />
            </IconButton>
            <IconButton
              kind="raised"
              name={stepName('next', title)}
              data-replay
              onClick={go('next')}
            >
              <Icon name="chevron-right" size={20} />
            </IconButton>
          </div>
        )}
      </div>
      <Track ref={track} aria-hidden={isGhost || undefined}>
        {slides.map(({ key, content }, place) => (
          <li
            key={key}
            aria-label={isGhost ? undefined : slideName(place, length)}
            inert={!isGhost && isAway(place)}
          >
            {content}
          </li>
        ))}
      </Track>
      {children}
    </Row>
  );
}
