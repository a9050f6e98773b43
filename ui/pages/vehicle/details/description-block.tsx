import {
  descriptionParagraphs,
  isLongText,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { aboutTitle } from '../../../copy/details-copy';
import { LongText } from '../../../parts/long-text/long-text';
import { Block } from './details.styles';

/** "About this car" in the seller's words (VDP-13); not there where the seller said nothing. */
export function DescriptionBlock({ vehicle }: { readonly vehicle: VehicleInFull }) {
  const paragraphs = descriptionParagraphs(vehicle.description);
  if (paragraphs.length === 0) return undefined;
  const title = aboutTitle(vehicle.section);
  return (
    <Block>
      <h3>{title}</h3>
      <LongText
        paragraphs={paragraphs}
        folds={isLongText(paragraphs)}
        about={title.toLowerCase()}
      />
    </Block>
  );
}
