import { styled } from 'styled-components';
import { Picture } from '../../../parts/picture/picture';
import { media } from '../../../theme/media';
import { token } from '../../../theme/tokens';
import { PLACEHOLDER_ADDRESS } from './studio-pictures';

/** The car that stands for all of them, cut out: it stands on the page's own ground, light or dark. */
const addressAt = (width: 640 | 800 | 1280): string => `/pictures/hero/suv-${String(width)}.avif`;

export const HERO_PICTURE_ADDRESS = addressAt(1280);

/** On phones a strip of it; above, it stands on the foot of its place, in a pool of light. */
const Stage = styled.div`
  background: radial-gradient(
    ellipse 50% 60% at 50% 58%,
    color-mix(in srgb, ${token('brand')} 24%, transparent),
    transparent
  );
  > * {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 8;
    object-fit: cover;
    object-position: 50% 55%;
    background: none;
  }
  ${media.tablet} {
    position: absolute;
    inset: 0;
    > * {
      position: absolute;
      bottom: 0;
      min-height: 100%;
      aspect-ratio: 16 / 10;
      object-position: 50% 50%;
    }
  }
`;

/** The first picture of the page, in the first HTML, asked for before anything else. */
export const HeroPicture = () => (
  <Stage>
    <Picture
      src={addressAt(640)}
      srcSet={`${addressAt(640)} 640w, ${addressAt(800)} 800w, ${addressAt(1280)} 1280w`}
      sizes="(min-width: 767px) min(62vw, 900px), 100vw"
      placeholder={PLACEHOLDER_ADDRESS}
      width={1280}
      height={800}
      alt=""
      priority
    />
  </Stage>
);
