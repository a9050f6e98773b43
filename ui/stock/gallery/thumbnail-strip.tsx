import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import {
  hiddenThumbnails,
  rowAround,
  THUMBNAIL_STEP,
  THUMBNAILS,
} from '../../../core/gallery/public';
import { thumbnailWords } from '../../copy/gallery-copy';
import { Picture } from '../../parts/picture/picture';
import type { GalleryPhoto } from './gallery-photos';
import { placeAfter } from '../../../core/kernel/ring-move';
import { moveOfKey } from '../../parts/move-of-key';
import { MoreTile, StripBox, StripRow, Thumbnail } from './thumbnail-strip.styles';
import type { KnownFailures } from './use-known-failures';
import { isPlainPress } from '../../kit/is-plain-press';
import { useStrip } from './use-strip';

export interface ThumbnailStripProps {
  readonly photos: readonly GalleryPhoto[];
  readonly current: number;
  readonly onShow: (place: number) => void;
  readonly failures: KnownFailures;
}

/**
 * All pictures, small: links to the large ones, which the script shows on the stage instead
 * [GAL-05]. One stop of the Tab key. At most sixteen are there at a time [GAL-12]; the strip moves
 * by whole steps and stays within its ends [GAL-10, GAL-13].
 */
export function ThumbnailStrip({ photos, current, onShow, failures }: ThumbnailStripProps) {
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const count = photos.length;
  const { start, shown, onScroll, moveBy } = useStrip(box, current, count);
  const places = rowAround(start + Math.floor((shown ?? 0) / 2), count, THUMBNAILS);
  const hidden =
    shown === undefined ? { before: 0, after: 0 } : hiddenThumbnails(start, count, shown);
  const first = places[0] ?? 0;

  // Room for the thumbnails that are not there, set from script: the policy forbids style attributes.
  useLayoutEffect(() => {
    row.current?.style.setProperty('--before', `${first * THUMBNAIL_STEP}px`);
    row.current?.style.setProperty(
      '--after',
      `${(count - first - places.length) * THUMBNAIL_STEP}px`,
    );
  }, [first, count, places.length]);

  const followFocus = useRef(false);
  const stop = places.includes(current) ? current : first;
  // One stop of the Tab key from here on; before the script every link is one.
  useLayoutEffect(() => {
    for (const link of row.current?.querySelectorAll('a') ?? []) {
      link.tabIndex = link.dataset['stop'] === 'true' ? 0 : -1;
    }
  });

  const show = (event: MouseEvent, place: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onShow(place);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    if (move === undefined) return;
    event.preventDefault();
    onShow(placeAfter(move, current, count));
    followFocus.current = true;
  };
  useLayoutEffect(() => {
    if (!followFocus.current) return;
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link === null || link === undefined) return;
    link.focus({ preventScroll: true });
    followFocus.current = false;
  }, [current, start]);

  const tile = (side: 'before' | 'after', steps: number) => (
    <MoreTile
      type="button"
      $side={side}
      aria-disabled={hidden[side] === 0}
      tabIndex={hidden[side] === 0 ? -1 : undefined}
      onClick={() => {
        moveBy(steps);
      }}
    >
      <span>{`+${hidden[side]}`}</span>
      <span className="visually-hidden">
        {side === 'before' ? ' earlier pictures' : ' more pictures'}
      </span>
    </MoreTile>
  );
  const page = Math.max(1, (shown ?? 1) - 2);

  return (
    <StripBox>
      {tile('before', -page)}
      <div className="window" ref={box} onScroll={onScroll} onErrorCapture={failures.note}>
        <StripRow ref={row}>
          {places.map((place) => {
            const photo = photos[place];
            return (
              photo !== undefined && (
                <li key={place}>
                  <Thumbnail
                    href={photo.large}
                    aria-label={thumbnailWords(place, photo.caption)}
                    aria-current={place === current ? 'true' : undefined}
                    data-stop={place === stop}
                    draggable={false}
                    onKeyDown={moveFocus}
                    onClick={(event) => {
                      show(event, place);
                    }}
                  >
                    <Picture {...failures.left(photo.thumb)} alt="" width={55} height={44} fill />
                  </Thumbnail>
                </li>
              )
            );
          })}
        </StripRow>
        <noscript>
          {photos.slice(THUMBNAILS).map((photo, place) => (
            <p key={place}>
              <a href={photo.large}>{thumbnailWords(THUMBNAILS + place, photo.caption)}</a>
            </p>
          ))}
        </noscript>
      </div>
      {tile('after', page)}
    </StripBox>
  );
}
