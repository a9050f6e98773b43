import type { ApprovedTerms } from '../../../core/finance/public';

/** What a browser keeps of a customer approved at a rate, or of anybody else. */
export const approvedTerms = (approvedApr?: number): ApprovedTerms =>
  approvedApr === undefined ? {} : { approvedApr };
