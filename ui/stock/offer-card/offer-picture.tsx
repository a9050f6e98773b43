import { styled } from 'styled-components';
import { Picture } from '../../parts/picture/picture';
import { BREAKPOINTS, media } from '../../theme/media';
import { PLACEHOLDER } from '../vehicle-card/card-photos';

const Cover = styled.div`
  ${media.tablet} {
    aspect-ratio: 16 / 10;
  }
  overflow: clip;
`;

interface OfferPictureProps {
  readonly desktop: string | undefined;
  readonly mobile: string | undefined;
}

/**
 * The picture for the width of the window; one that fails gives way to the fallback picture at
 * both widths, each address tried once (CARD-32, IG-1). Without any, the words stand alone.
 */
export function OfferPicture({ desktop, mobile }: OfferPictureProps) {
  const narrow = mobile ?? desktop;
  if (narrow === undefined) return undefined;
  return (
    <Cover>
      <Picture
        key={`${narrow} ${desktop ?? ''}`}
        src={narrow}
        sources={
          desktop === undefined || desktop === narrow
            ? []
            : [{ media: `(min-width: ${BREAKPOINTS.tablet}px)`, srcSet: desktop }]
        }
        alt=""
        width={640}
        height={400}
        placeholder={PLACEHOLDER}
        fill
      />
    </Cover>
  );
}
