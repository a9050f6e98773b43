import { PlateBox } from '../number-plate/number-plate.styles';
import { PlateLetters } from '../number-plate/plate-letters';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** The mark of the site: its name in a plate. The link around it says where it leads. */
export function Logo({ name = 'Forecourt' }: { readonly name?: string }) {
  return (
    <PlateBox $size="medium">
      <PlateLetters word={name} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </PlateBox>
  );
}
