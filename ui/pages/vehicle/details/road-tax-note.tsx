import { inPounds } from '../../../../core/kernel/money';
import {
  roadTaxNote,
  type RoadTaxSupplement,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { listPriceWords, roadTaxWords } from '../../../copy/details-copy';
import { RichText } from '../../../parts/rich-text/rich-text';
import { SmallPrint } from './details.styles';

interface RoadTaxNoteProps {
  readonly vehicle: VehicleInFull;
  /** An editor's words instead of the documents', already cleaned. */
  readonly html?: string | undefined;
  /** Other figures than the documents'. */
  readonly supplement?: RoadTaxSupplement;
}

/** The note on the supplement for dear vehicles, and what this one cost new (VDP-21, CG-093). */
export function RoadTaxNote({ vehicle, html, supplement }: RoadTaxNoteProps) {
  const facts = roadTaxNote(vehicle, supplement);
  return (
    <SmallPrint>
      {html === undefined ? <p>{roadTaxWords(facts)}</p> : <RichText cleanHtml={html} />}
      {facts.listPrice !== undefined && (
        <p>{listPriceWords(vehicle.section, inPounds(facts.listPrice))}</p>
      )}
    </SmallPrint>
  );
}
