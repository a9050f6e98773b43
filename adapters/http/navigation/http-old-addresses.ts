import { left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { DealerStockMark, OldAddresses, RedirectRule } from '../../../core/navigation/public';
import type { HttpClient } from '../http-client';
import { isRecord, readNumber, readText } from '../lenient';
import { unwrap } from '../unwrap';
import { webAddress } from './web-address';

const REDIRECT_PATH = '/api/redirect';

/** Where the find-vehicle call is, on the back end. */
const FIND_VEHICLE_PATH = '/api/dealer-stock/find-vehicle';

const PERMANENT: readonly (number | undefined)[] = [301, 308];

/** Redirects and old stock links over HTTP (CALL-49, CALL-50). */
export class HttpOldAddresses implements OldAddresses {
  /**
   * @param redirects the line to the redirect service.
   * @param dealers the line to the dealers' stock.
   */
  constructor(
    private readonly redirects: HttpClient,
    private readonly dealers: HttpClient,
  ) {}

  readonly redirectFor = (
    path: string,
  ): Observable<Either<GatewayFailure, RedirectRule | undefined>> =>
    this.redirects
      .call({ path: REDIRECT_PATH, params: [['slug', path]] })
      .pipe(map((answer) => found(answer, toRule)));

  readonly slugInStock = ({
    stockId,
    registration,
  }: DealerStockMark): Observable<Either<GatewayFailure, string | undefined>> =>
    this.dealers
      .call({
        method: 'POST',
        isRead: true,
        path: FIND_VEHICLE_PATH,
        body: { ...(registration !== undefined && { vrm: registration }), stock_id: stockId },
      })
      .pipe(map((answer) => found(answer, (fields) => readText(fields['slug']))));
}

/** What an answer tells, and nothing where it is one of "no such thing". */
function found<A>(
  answer: Either<GatewayFailure, unknown>,
  read: (fields: Readonly<Record<string, unknown>>) => A | undefined,
): Either<GatewayFailure, A | undefined> {
  if (answer._tag === 'Left') {
    const { left: failure } = answer;
    return failure.kind === 'refused' && failure.status === 404 ? right(undefined) : left(failure);
  }
  const { content } = unwrap(answer.right);
  return right(isRecord(content) ? read(content) : undefined);
}

/** The status decides only whether the redirect is for good (CG-131). */
function toRule(fields: Readonly<Record<string, unknown>>): RedirectRule | undefined {
  const { url } = fields;
  const target = typeof url === 'string' && url.trim() !== '' ? webAddress(url) : undefined;
  if (target === undefined) return undefined;
  return { isPermanent: PERMANENT.includes(readNumber(fields['status'])), target };
}
