import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { Photograph, PhotographFault } from '../model/photograph';

/** Where photographs are handed in before the enquiry that they go with (_ours_). */
export interface PhotographDesk {
  /**
   * Gives the id under which an enquiry names it, within a day. What is stored is the picture alone:
   * no place, time or device that the file may tell (EN-7).
   */
  readonly add: (photograph: Photograph) => Observable<Either<PhotographFault, string>>;
}
