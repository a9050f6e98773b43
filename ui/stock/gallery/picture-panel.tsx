import { Expand } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { placeInShort, placeWords } from '../../copy/gallery-copy';
import { Icon } from '../../parts/icon/icon';
import { Notice } from '../../parts/notice/notice';
import type { GalleryPhoto } from './gallery-photos';
import { Caption, Counter, RoundButton, Stage } from './gallery.styles';
import { placeAfter } from '../../../core/kernel/ring-move';
import { moveOfKey } from '../../parts/move-of-key';
import { Slides } from './slides';
import { ThumbnailStrip } from './thumbnail-strip';
import type { KnownFailures } from './use-known-failures';
import { useOnDemand } from './use-on-demand';
import { useSwipeThrough } from './use-swipe-through';

export interface PicturePanelProps {
  readonly title: string;
  /** At least one. */
  readonly photos: readonly GalleryPhoto[];
  /** They stand for a missing picture: nothing to enlarge or to count. */
  readonly isPlaceholder: boolean;
  /** The first picture is the largest of the page's first screen. */
  readonly priority: boolean;
  readonly failures: KnownFailures;
}

/**
 * On a phone as if it were an eighth narrower: of two sizes one twice the other, the larger would be
 * fetched for a tenth more than the smaller has.
 */
const SIZES = '(min-width: 1328px) 760px, (min-width: 1024px) 60vw, (min-width: 480px) 100vw, 88vw';
/** Neighbours fetched once somebody is near, and once they have gone on. */
const NEAR = 1;
const GOING = 2;

/**
 * One large picture, its place among the others, and thumbnails under it [GAL-02, GAL-05]. Pictures
 * go round at the ends [GAL-04]. Only the shown one can be reached by the Tab key; its neighbours
 * are fetched when somebody comes near.
 */
export function PicturePanel({
  title,
  photos,
  isPlaceholder,
  priority,
  failures,
}: PicturePanelProps) {
  const [shown, setShown] = useState(0);
  const [reach, setReach] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const [lightbox, askLightbox] = useOnDemand(() => import('./lightbox/lightbox'));
  const row = useRef<HTMLDivElement>(null);
  const count = photos.length;
  const isOne = count < 2;
  const photo = photos[shown];

  const show = (place: number) => {
    setReach(GOING);
    setShown(place);
  };
  const step = (by: 1 | -1) => {
    if (!isOne) show(placeAfter(by < 0 ? 'previous' : 'next', shown, count));
  };
  const swipe = useSwipeThrough(row, step);
  const comeNear = () => {
    if (!isOne) setReach((known) => Math.max(known, NEAR));
  };
  const stepByKey = (event: KeyboardEvent) => {
    const move = isOne ? undefined : moveOfKey(event);
    if (move === undefined) return;
    event.preventDefault();
    show(placeAfter(move, shown, count));
  };
  const enlarge = () => {
    askLightbox();
    setEnlarged(true);
  };

  const slides = (
    <Slides
      ref={row}
      photos={photos}
      shown={shown}
      reach={reach}
      sizes={SIZES}
      priority={priority}
      failures={failures}
    />
  );
  return (
    <>
      <Stage
        role="group"
        aria-roledescription="carousel"
        aria-label={`Pictures of ${title}`}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onKeyDown={stepByKey}
        onErrorCapture={failures.note}
        {...(!isOne && swipe)}
      >
        {isPlaceholder ? (
          slides
        ) : (
          <>
            <a
              className="whole"
              href={photo?.large}
              draggable={false}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                enlarge();
              }}
            >
              {slides}
            </a>
            {!isOne && (
              <>
                <RoundButton $at="left" type="button" onClick={() => step(-1)}>
                  <Icon name="chevron-left" size={24} />
                  <span className="visually-hidden">Previous picture</span>
                </RoundButton>
                <RoundButton $at="right" type="button" onClick={() => step(1)}>
                  <Icon name="chevron-right" size={24} />
                  <span className="visually-hidden">Next picture</span>
                </RoundButton>
                <Counter aria-hidden="true">{placeInShort(shown, count)}</Counter>
              </>
            )}
            <RoundButton $at="corner" type="button" onClick={enlarge}>
              <Expand aria-hidden="true" size={20} />
              <span className="visually-hidden">Enlarge picture</span>
            </RoundButton>
          </>
        )}
      </Stage>
      {enlarged && lightbox.kind === 'failed' && (
        <Notice tone="error" onRetry={askLightbox}>
          The large view could not be opened.
        </Notice>
      )}
      {!isOne && (
        <>
          <Caption role="status">
            <strong>{placeWords(shown, count)}</strong> <span>{photo?.caption}</span>
          </Caption>
          <ThumbnailStrip photos={photos} current={shown} onShow={show} failures={failures} />
        </>
      )}
      {enlarged && lightbox.kind === 'here' && (
        <lightbox.part.Lightbox
          title={title}
          photos={photos}
          shown={shown}
          onShow={show}
          onClose={() => {
            setEnlarged(false);
          }}
          failures={failures}
        />
      )}
    </>
  );
}
