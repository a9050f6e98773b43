import { chain, left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { wellFormed } from '../../../core/kernel/well-formed';
import {
  CHECK_KEYS,
  type CheckItem,
  type CheckRegister,
  type VehicleCheck,
} from '../../../core/stock/public';
import { isoInstant } from '../dates';
import type { HttpClient } from '../http-client';
import { flag, isRecord, readText } from '../lenient';
import { unwrap } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** History checks over HTTP (CALL-28). A mark nobody has checked is a refusal, not a clean check. */
export class HttpCheckRegister implements CheckRegister {
  constructor(private readonly client: HttpClient) {}

  readonly checkOf = (mark: string): Observable<Either<GatewayFailure, VehicleCheck>> =>
    this.client
      .call({
        path: `/api-motorcheck/provenance/get/${encodeURIComponent(wellFormed(mark))}/`,
      })
      .pipe(map(chain(toCheck)));
}

/** CHECK-08. Without its list of items an answer is no check: nothing was found to be in order. */
function toCheck(body: unknown): Either<GatewayFailure, VehicleCheck> {
  const { content } = unwrap(body);
  const check = isRecord(content) ? content : {};
  const entries = check['items'];
  if (!Array.isArray(entries)) {
    return left({ kind: 'unreadable', problems: [{ path: 'data.items', expected: 'a list' }] });
  }
  return right(
    withoutAbsent({
      createdAt: isoInstant(readText(check['created_at'])),
      items: toItems(entries),
    }),
  );
}

/** Each known key once, in the documents' order; flagged when any of its entries is. */
function toItems(entries: readonly unknown[]): readonly CheckItem[] {
  const items = entries.filter(isRecord);
  return CHECK_KEYS.flatMap((key) => {
    const ofKey = items.filter((item) => item['key'] === key);
    return ofKey.length === 0 ? [] : [{ key, flagged: ofKey.some(isFlagged) }];
  });
}

const isFlagged = (item: Readonly<Record<string, unknown>>): boolean => {
  const outcome = flag.decode(item['flag']);
  return outcome._tag === 'Right' && outcome.right;
};
