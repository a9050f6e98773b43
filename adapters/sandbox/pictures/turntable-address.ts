import { pictureAddress, type PictureSubject } from './picture-address';
import { showsPlate, TURNTABLE_VIEWS, TURNTABLE_WIDTH } from './turntable-frames';

/** What goes round: a body style with a face in a paint, with a registration on its plates or blank ones. */
export type TurnedLook = Pick<PictureSubject, 'style' | 'face' | 'paint' | 'plate'>;

/**
 * The frames of a full turn in order, each 15 degrees on. Whoever drags to the right counts up, and after
 * the last comes the first again. Frames whose plate cannot be read are those of the blank one, which all
 * vehicles of the look share.
 */
export const turntableAddresses = ({ plate, ...blank }: TurnedLook): readonly string[] =>
  TURNTABLE_VIEWS.map((view) =>
    pictureAddress({
      ...blank,
      view,
      width: TURNTABLE_WIDTH,
      ...(plate !== undefined && showsPlate(view) ? { plate } : {}),
    }),
  );
