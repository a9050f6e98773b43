import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Department } from '../model/department';
import type { LookedUpVehicle } from '../model/looked-up-vehicle';
import type { Reading } from '../model/reading';
import type { Valuation } from '../model/valuation';
import type { LookupQuestion, ValuationRequest } from '../model/valuation-request';

/** What a lookup brings. */
export interface LookupAnswer {
  /** Absent where the valuer has none behind the mark: neither mark nor number is told (VALB-25). */
  readonly vehicle?: LookedUpVehicle;
  /** Whether it was valued before. */
  readonly existing: boolean;
  /** Of the valuation that exists. */
  readonly hash?: string;
}

/** Who values vehicles. Both readings ask the same things of it, by paths of their own (CG-002). */
export interface Valuer {
  /** Where vehicles are valued (CALL-03). */
  readonly departments: () => Observable<Either<GatewayFailure, readonly Department[]>>;
  /** CALL-04, CALL-05. A mark that nobody has is an answer, and no failure. */
  readonly lookUp: (question: LookupQuestion) => Observable<Either<GatewayFailure, LookupAnswer>>;
  /**
   * Makes a valuation, and tells its hash (CALL-06, CALL-07, CALL-08). The same key gives the same
   * hash, however often it is sent. Refused where a fact is wrong or no price is given.
   */
  readonly process: (request: ValuationRequest) => Observable<Either<GatewayFailure, string>>;
  /** A valuation by its hash (CALL-09, CALL-10); refused with 404 where there is none. */
  readonly fetch: (reading: Reading, hash: string) => Observable<Either<GatewayFailure, Valuation>>;
}
