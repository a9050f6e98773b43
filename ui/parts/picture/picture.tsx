import { useEffect, useRef, useState } from 'react';
import { HATCHBACK } from '../body-silhouette/hatchback';
import { Image, MissingPicture } from './picture.styles';

/** Another picture for another width of the window: `media` is a media query. */
export interface PictureSource {
  readonly media: string;
  readonly srcSet: string;
  readonly width?: number;
  readonly height?: number;
}

export interface PictureProps {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly sources?: readonly PictureSource[];
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** Pixels of the file, so that its place is kept before it has arrived. */
  readonly width: number;
  readonly height: number;
  /** Tried when `src` fails [ERR-33]. */
  readonly original?: string | undefined;
  /** Tried when the original fails too [ERR-33]. */
  readonly placeholder?: string | undefined;
  /** The largest picture of the first screen: asked for at once; all others when they come near. */
  readonly priority?: boolean;
  /** Fills a box of given proportions instead of keeping its own. */
  readonly fill?: boolean;
}

function Missing({
  alt,
  width,
  height,
  fill,
}: Required<Pick<PictureProps, 'alt' | 'fill'>> & Pick<PictureProps, 'width' | 'height'>) {
  const [, , carWidth = 1, carHeight = 1] = HATCHBACK.viewBox.split(' ').map(Number);
  const scale = (width * 0.4) / carWidth;
  const place = `translate(${width * 0.3} ${(height - carHeight * scale) / 2}) scale(${scale})`;
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <MissingPicture
      {...named}
      $fill={fill}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <g transform={place} strokeWidth={4} strokeLinejoin="round">
        <path d={HATCHBACK.path} />
        {HATCHBACK.wheels.map((wheel) => (
          <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.r * 0.8} />
        ))}
      </g>
    </MissingPicture>
  );
}

/**
 * A picture that falls back once from step to step and then stops: the picture, the original, the
 * placeholder, and last a drawing that needs no request (IG-1). Source lists go with the first
 * step, or the browser would choose the broken file again. Another `src` starts afresh.
 */
export function Picture({
  src,
  srcSet,
  sizes,
  sources = [],
  alt,
  width,
  height,
  original,
  placeholder,
  priority = false,
  fill = false,
}: PictureProps) {
  const [failures, setFailures] = useState({ src, count: 0 });
  const image = useRef<HTMLImageElement>(null);
  if (failures.src !== src) setFailures({ src, count: 0 });

  const steps = [...new Set([src, original, placeholder])].filter(
    (step): step is string => step !== undefined && step !== '',
  );
  const address = steps[failures.count];
  const first = failures.count === 0;
  const fail = () => {
    setFailures({ src, count: failures.count + 1 });
  };

  // A picture that failed before the script arrived tells nobody any more: look once.
  useEffect(() => {
    const element = image.current;
    if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') {
      setFailures((known) => ({ ...known, count: known.count + 1 }));
    }
  }, []);

  if (address === undefined) return <Missing {...{ alt, width, height, fill }} />;
  const drawn = (
    <Image
      ref={image}
      src={address}
      srcSet={first ? srcSet : undefined}
      sizes={first ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={fail}
      $fill={fill}
    />
  );
  if (sources.length === 0) return drawn;
  return (
    <picture>
      {first && sources.map((source) => <source key={source.media} {...source} />)}
      {drawn}
    </picture>
  );
}
