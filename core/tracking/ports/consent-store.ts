import type { Consent } from '../model/consent';

/** Where the answer is kept between visits; after six months it is asked again. */
export interface ConsentStore {
  /** Undefined where nobody has answered, the answer is too old or cannot be read. */
  readonly read: () => Consent | undefined;
  /** Where storage is blocked the answer lasts as long as the visit. */
  readonly write: (consent: Consent) => void;
}
