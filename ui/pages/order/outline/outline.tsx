import type { Vehicle } from '../../../../core/stock/public';
import { EnquiryAnswer } from '../../../enquiry/enquiry-answer';
import { SectionOutline } from '../section-outline';

/** The sections of an order and what each asks, where none can be made here (CG-106). */
export interface OutlineProps {
  readonly vehicle: Vehicle;
}

export const Outline = ({ vehicle }: OutlineProps) => (
  <>
    <SectionOutline />
    <EnquiryAnswer kind="buy-now" vehicle={vehicle} place="page" />
  </>
);
