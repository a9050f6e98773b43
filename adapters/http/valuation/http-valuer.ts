import { chain, left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { wellFormed } from '../../../core/kernel/well-formed';
import {
  hashOfAddress,
  type Department,
  type LookupAnswer,
  type LookupQuestion,
  type Reading,
  type Valuation,
  type ValuationRequest,
  type Valuer,
} from '../../../core/valuation/public';
import type { HttpClient } from '../http-client';
import { readText } from '../lenient';
import { unwrap } from '../unwrap';
import { lookupFieldsB, processFieldsA, processFieldsB } from './request-fields';
import { toDepartments, toLookup, toValuation } from './valuation-dto';

/** Valuations over HTTP, by the paths of either reading (`docs/contracts/valuation-api.md`). */
export class HttpValuer implements Valuer {
  constructor(private readonly client: HttpClient) {}

  readonly departments = (): Observable<Either<GatewayFailure, readonly Department[]>> =>
    this.client
      .call({ method: 'POST', isRead: true, path: '/api/departments', body: { params: {} } })
      .pipe(map(chain(toDepartments)));

  readonly lookUp = (question: LookupQuestion): Observable<Either<GatewayFailure, LookupAnswer>> =>
    this.client
      .call(
        question.reading === 'a'
          ? {
              path: '/api/v2/web/valuation-lookup',
              params: [
                ['vrm', wellFormed(question.vrm)],
                ['mileage', String(question.mileage)],
                ['ip', ''],
              ],
            }
          : {
              method: 'POST',
              isRead: true,
              path: '/valuations/lookup',
              body: lookupFieldsB(question),
            },
      )
      .pipe(map(chain(toLookup)));

  readonly process = (request: ValuationRequest): Observable<Either<GatewayFailure, string>> =>
    this.client
      .call({
        method: 'POST',
        path: request.reading === 'a' ? '/api/valuations/process' : '/valuations/process',
        body: request.reading === 'a' ? processFieldsA(request) : processFieldsB(request),
        headers: { 'Idempotency-Key': request.key },
      })
      .pipe(map(chain(toHash)));

  readonly fetch = (
    reading: Reading,
    hash: string,
  ): Observable<Either<GatewayFailure, Valuation>> =>
    this.client
      .call({
        method: 'POST',
        isRead: true,
        path: `${reading === 'a' ? '/api' : ''}/valuations/fetch/${encodeURIComponent(wellFormed(hash))}`,
        body: {},
      })
      .pipe(map(chain((body) => toValuation(body, hash))));
}

/** CALL-07. Without it nobody can see what was valued: processing has failed (CG-027). */
function toHash(body: unknown): Either<GatewayFailure, string> {
  const hash = hashOfAddress(readText(unwrap(body).content) ?? '');
  return hash === undefined
    ? left({ kind: 'unreadable', problems: [{ path: '', expected: 'an address' }] })
    : right(hash);
}
