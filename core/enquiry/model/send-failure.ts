import type { SubmitFailure } from '../ports/enquiry-desk';

/** Why a form was not taken. */
export type SendFailure =
  | SubmitFailure
  /** Nothing tells that a person sent it; sent again it may be. */
  | { readonly kind: 'not-by-hand' };
