import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PlateBox, type PlateSize } from './number-plate.styles';
import { PlateLetters } from './plate-letters';

export interface NumberPlateProps {
  /** As it is written: "AB12 CDE". */
  readonly registration: string;
  readonly size?: PlateSize;
}

/** A registration as British eyes know it: black on the yellow of a rear plate. */
export function NumberPlate({ registration, size = 'medium' }: NumberPlateProps) {
  return (
    <PlateBox $size={size}>
      <PlateLetters word={registration} />
      <VisuallyHidden>{registration.toUpperCase()}</VisuallyHidden>
    </PlateBox>
  );
}
