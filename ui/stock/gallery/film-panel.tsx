import { useEffect, useEffectEvent, useState } from 'react';
import { filmWords } from '../../copy/gallery-copy';
import { Notice } from '../../parts/notice/notice';
import { Picture } from '../../parts/picture/picture';
import { SiteLink } from '../../parts/site-link/site-link';
import type { FilmsProps } from './film/films';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from './gallery-photos';
import { Stage } from './gallery.styles';
import { useOnDemand } from './use-on-demand';

export interface FilmPanelProps extends Omit<FilmsProps, 'isRequested'> {
  /** The tab has been opened: the films are wanted. */
  readonly isOpened: boolean;
}

/**
 * Fetches the films with the first opening of their tab. Until then, and without script, the first
 * one is a link behind its picture; a press while they are on their way plays it on arrival.
 */
export function FilmPanel({ isOpened, ...props }: FilmPanelProps) {
  const [part, ask] = useOnDemand(() => import('./film/films'));
  const [isRequested, setRequested] = useState(false);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isOpened) askOnce();
  }, [isOpened]);
  if (part.kind === 'here') return <part.part.Films {...props} isRequested={isRequested} />;
  const { films, poster, priority, failures } = props;
  return (
    <>
      <Stage onErrorCapture={failures.note}>
        <SiteLink
          className="whole"
          href={films[0]?.address}
          target="_self"
          onClick={(event) => {
            if (part.kind === 'failed') return;
            event.preventDefault();
            setRequested(true);
          }}
        >
          <Picture
            {...failures.left(poster.src, poster.srcSet, poster.original)}
            sizes="100vw"
            alt={filmWords(0, films.length)}
            width={PHOTO_WIDTH}
            height={PHOTO_HEIGHT}
            priority={priority}
            fill
          />
        </SiteLink>
      </Stage>
      <noscript>
        <SiteLink href={films[0]?.address} target="_self">
          {filmWords(0, films.length)}
        </SiteLink>
      </noscript>
      {part.kind === 'failed' && (
        <Notice tone="error" onRetry={ask}>
          The video could not be loaded.
        </Notice>
      )}
    </>
  );
}
