import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PlateBox } from './number-plate.styles';

/** The plates of pages that are not there or broken. */
export const SHEET_PLATES = ['JU57 404', 'JU57 500', 'JU57 503'] as const;

export type SheetPlateWord = (typeof SHEET_PLATES)[number];

/** All are as broad as each other, in the plate's own units. */
export const SHEET_PLATE_BOX = '0 0 434 79';

/** The name of a plate's drawing on the page. */
export const plateId = (word: string): string => `plate-${word.slice(-3)}`;

/** A plate whose letters come with the header (`IconSheet`), so that no page's script draws them. */
export const SheetPlate = ({ registration }: { readonly registration: SheetPlateWord }) => (
  <PlateBox $size="medium">
    <svg aria-hidden="true" viewBox={SHEET_PLATE_BOX} width={434} height={79}>
      <use href={`#${plateId(registration)}`} />
    </svg>
    <VisuallyHidden>{registration}</VisuallyHidden>
  </PlateBox>
);
