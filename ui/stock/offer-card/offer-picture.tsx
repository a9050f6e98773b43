import { useState } from 'react';
import { styled } from 'styled-components';
import { BREAKPOINTS } from '../../theme/media';

const Cover = styled.picture`
  position: absolute;
  inset: 0;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface OfferPictureProps {
  readonly desktop: string | undefined;
  readonly mobile: string | undefined;
}

/**
 * Each address is tried once: at both widths a picture that fails gives way to the plain card
 * (IG-1). The source list goes with it, or the browser would choose the broken one again.
 */
export function OfferPicture({ desktop, mobile }: OfferPictureProps) {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const wide = desktop ?? mobile;
  const narrow = mobile ?? desktop;
  if (wide === undefined || narrow === undefined || failed === wide) return undefined;
  return (
    <Cover>
      <source media={`(min-width: ${BREAKPOINTS.tablet}px)`} srcSet={wide} />
      <img
        src={narrow}
        alt=""
        loading="lazy"
        width={640}
        height={400}
        onError={() => setFailed(wide)}
      />
    </Cover>
  );
}
