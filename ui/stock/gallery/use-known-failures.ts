import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { PictureProps } from '../../parts/picture/picture';
import { PLACEHOLDER } from '../vehicle-card/card-photos';

type Steps = Pick<PictureProps, 'src' | 'srcSet' | 'original' | 'placeholder'>;

/** Addresses that have failed in this gallery, which is never asked for them again (IG-1). */
export interface KnownFailures {
  readonly isKnown: (address: string) => boolean;
  /** For `onErrorCapture` of whatever holds pictures. */
  readonly note: (event: SyntheticEvent) => void;
  /** The steps of a picture that are left to try: the picture, its original, the placeholder (ERR-33). */
  readonly left: (src: string, srcSet?: string, original?: string) => Steps;
}

const addressOf = (image: HTMLImageElement): string => image.getAttribute('src') ?? '';

/**
 * Slides and thumbnails come and go with the place that is shown, and each `Picture` remembers its
 * failures only while it stands. The gallery remembers them for as long as it shows the vehicle. The
 * first part is for the element around all its pictures.
 */
export function useKnownFailures(): readonly [RefObject<HTMLElement | null>, KnownFailures] {
  const box = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const add = (addresses: readonly string[]) => {
    setFailed((known) => new Set([...known, ...addresses]));
  };

  // What failed before the script arrived tells nobody any more: look once.
  useEffect(() => {
    const lost = [...(box.current?.querySelectorAll('img') ?? [])].filter(
      ({ complete, naturalWidth, currentSrc }) =>
        complete && naturalWidth === 0 && currentSrc !== '',
    );
    if (lost.length > 0) setFailed(new Set(lost.map(addressOf)));
  }, []);

  const known: KnownFailures = {
    isKnown: (address) => failed.has(address),
    note: ({ target }) => {
      if (target instanceof HTMLImageElement) add([addressOf(target)]);
    },
    left: (src, srcSet, original) => {
      const [first = '', second, third] = [src, original, PLACEHOLDER].filter(
        (step) => step !== undefined && !failed.has(step),
      );
      return {
        src: first,
        srcSet: first === src ? srcSet : undefined,
        original: second,
        placeholder: third,
      };
    },
  };
  return [box, known];
}
