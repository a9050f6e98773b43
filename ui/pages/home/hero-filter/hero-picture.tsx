import { styled } from 'styled-components';
import { Picture } from '../../../parts/picture/picture';
import { media } from '../../../theme/media';
import { PLACEHOLDER_ADDRESS, pictureAddress, pictureSet } from './studio-pictures';

/** The car that stands for all of them. */
const LOOK = 'suv-b/ember-orange';

export const HERO_PICTURE_ADDRESS = pictureAddress(LOOK, 1280);

/** On phones a strip of it; above, it stands on the foot of its place and fades to the left. */
const Stage = styled.div`
  > * {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 8;
    object-fit: cover;
    object-position: 50% 62%;
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
    mask-image:
      linear-gradient(to right, transparent, black 14%),
      linear-gradient(to bottom, black 82%, transparent);
    mask-composite: intersect;
  }
  @media (min-width: 1500px) {
    mask-image:
      linear-gradient(to right, transparent, black 14%, black 88%, transparent),
      linear-gradient(to bottom, black 82%, transparent);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & img {
      filter: brightness(0.82);
    }
  }
  [data-theme='dark'] & img {
    filter: brightness(0.82);
  }
`;

/** The first picture of the page, in the first HTML, asked for before anything else. */
export const HeroPicture = () => (
  <Stage>
    <Picture
      src={pictureAddress(LOOK, 640)}
      srcSet={pictureSet(LOOK)}
      sizes="(min-width: 767px) min(62vw, 900px), 100vw"
      placeholder={PLACEHOLDER_ADDRESS}
      width={1280}
      height={800}
      alt=""
      priority
    />
  </Stage>
);
