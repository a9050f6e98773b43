import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Receipt, Submission } from '../model/submission';

/** Why an enquiry was not taken. */
export type SubmitFailure =
  | GatewayFailure
  /** The other side finds fault with fields: its reasons, for people, by field name. */
  | { readonly kind: 'field-faults'; readonly faults: Readonly<Record<string, string>> };

/** Where enquiries are handed in (CALL-43). */
export interface EnquiryDesk {
  /**
   * The same key gives the same receipt, however often and however closely together it is sent,
   * and the enquiry is stored once. A submission that was refused may come again under its key.
   */
  readonly submit: (submission: Submission) => Observable<Either<SubmitFailure, Receipt>>;
}
