import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../parts/notice/notice';

export interface FilmPlayerProps {
  /** Of this site; the policy lets no other play in the page. */
  readonly address: string;
  readonly poster: string;
  readonly name: string;
}

/** A film that begins because the shopper asked for it, with the browser's own controls [GAL-07]. Sound waits for another press. */
export function FilmPlayer({ address, poster, name }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    // A browser that will not begin by itself leaves its controls.
    void element.play().catch(() => undefined);
  }, []);

  if (failed) {
    return (
      <Notice tone="error">
        This video cannot be played here. <a href={address}>Open the file</a>
      </Notice>
    );
  }
  return (
    <video
      ref={video}
      src={address}
      poster={poster}
      aria-label={name}
      controls
      muted
      playsInline
      preload="none"
      tabIndex={0}
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
