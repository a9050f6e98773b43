import type { Consent } from '../../tracking/public';
import type { EnquirySource } from '../model/submission';

/**
 * What is told of where an enquiry comes from: which form it is, always; which vehicles and pages
 * were looked at before, only where counting what is done on pages was agreed to. No answer is a
 * refusal (CG-121).
 */
export const sourceToSend = (source: EnquirySource, consent: Consent | undefined): EnquirySource =>
  consent?.analytics === true ? source : { ...source, recentVehicles: [], previousUrls: [] };
