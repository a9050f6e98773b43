import type { Observable } from 'rxjs';
import type { Consent } from '../model/consent';

/** Where the answer is kept between visits; after six months it is asked again. */
export interface ConsentStore {
  /**
   * The answer, and each later one that another tab gave. Undefined where nobody has answered, the
   * answer is too old or cannot be read. Silent where it cannot be known.
   */
  readonly read: () => Observable<Consent | undefined>;
  /**
   * Where storage is blocked the answer lasts as long as the visit.
   *
   * @param whenKept called once it is kept for the next one.
   */
  readonly write: (consent: Consent, whenKept: () => void) => void;
}
