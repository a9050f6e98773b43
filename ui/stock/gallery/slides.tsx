import type { Ref } from 'react';
import { MAIN_PICTURES, ringAround, ringSteps } from '../../../core/gallery/public';
import { Picture } from '../../parts/picture/picture';
import { PHOTO_HEIGHT, PHOTO_WIDTH, type GalleryPhoto } from './gallery-photos';
import { Slide, SlideRow } from './slides.styles';
import type { KnownFailures } from './use-known-failures';

export interface SlidesProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly photos: readonly GalleryPhoto[];
  readonly shown: number;
  /** How many neighbours either side are fetched; 0 until somebody wants to see more. */
  readonly reach: number;
  readonly sizes: string;
  /** Is asked for before anything else on the page. */
  readonly priority: boolean;
  readonly whole?: boolean;
  readonly failures: KnownFailures;
}

const sideOf = (steps: number) =>
  steps === 0 ? 'shown' : Math.abs(steps) > 1 ? 'away' : steps < 0 ? 'before' : 'after';

/**
 * The shown picture with its neighbours beside it, out of sight, in a ring [GAL-04]. At most nine
 * are there [GAL-11]; under one that is still on its way lies its thumbnail. All stand in the order
 * of their places, so that none is taken out and put in again when the shown one changes.
 */
export function Slides({
  ref,
  photos,
  shown,
  reach,
  sizes,
  priority,
  whole = false,
  failures,
}: SlidesProps) {
  const count = photos.length;
  const places = ringAround(shown, count, reach > 1 ? MAIN_PICTURES : 2 * reach + 1);
  return (
    <SlideRow ref={ref} $whole={whole}>
      {places
        .toSorted((one, other) => one - other)
        .map((place) => {
          const photo = photos[place];
          if (photo === undefined) return null;
          const steps = ringSteps(shown, place, count);
          const { thumb, src, srcSet, large, original, alt } = photo;
          return (
            <Slide key={place} data-at={sideOf(steps)} inert={steps !== 0}>
              {reach > 0 && !failures.isKnown(thumb) && (
                <img className="under" src={thumb} alt="" draggable={false} />
              )}
              {Math.abs(steps) <= reach && (
                <Picture
                  {...failures.left(whole ? large : src, whole ? undefined : srcSet, original)}
                  sizes={sizes}
                  alt={alt}
                  width={PHOTO_WIDTH}
                  height={PHOTO_HEIGHT}
                  priority={priority || reach > 0}
                  fill
                />
              )}
            </Slide>
          );
        })}
    </SlideRow>
  );
}
