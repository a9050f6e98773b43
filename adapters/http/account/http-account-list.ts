import { chain, isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import {
  MOST_IN_ACCOUNT,
  type AccountListDesk,
  type AccountShortlist,
  type ListNotWritten,
} from '../../../core/account/public';
import { slugsAmong } from '../../../core/shortlist/public';
import type { HttpClient } from '../http-client';
import { isRecord, readNumber, readText } from '../lenient';
import { unwrap } from '../unwrap';

const PATH = '/api/v2/contact/auth/shortlist';

/** A customer's saved vehicles over HTTP, which are ours (`docs/contracts/account-api.md`). */
export class HttpAccountList implements AccountListDesk {
  constructor(private readonly client: HttpClient) {}

  readonly read = (): Observable<Either<GatewayFailure, AccountShortlist>> =>
    this.client.call({ path: PATH }).pipe(map(chain(toList)));

  readonly write = ({
    slugs,
    version,
  }: AccountShortlist): Observable<Either<ListNotWritten, AccountShortlist>> =>
    this.client
      .call({ method: 'POST', path: PATH, body: { slugs, version } })
      .pipe(
        map((answer) => (isLeft(answer) ? left(notWritten(answer.left)) : toList(answer.right))),
      );
}

const notWritten = (failure: GatewayFailure): ListNotWritten =>
  failure.kind === 'refused' && failure.status === 409 ? { kind: 'list-changed' } : failure;

/** Without a version nothing could be written without losing what another device has written. */
function toList(body: unknown): Either<GatewayFailure, AccountShortlist> {
  const { content } = unwrap(body);
  const slugs = isRecord(content) ? content['slugs'] : undefined;
  const version = isRecord(content) ? readNumber(content['version']) : undefined;
  if (!Array.isArray(slugs)) return unreadable('data.slugs', 'a list');
  if (version === undefined || !Number.isSafeInteger(version) || version < 0) {
    return unreadable('data.version', 'a whole number');
  }
  const texts = slugs.flatMap((slug) => (typeof slug === 'string' ? (readText(slug) ?? []) : []));
  return right({ slugs: slugsAmong(texts).slice(0, MOST_IN_ACCOUNT), version });
}

const unreadable = (path: string, expected: string): Either<GatewayFailure, never> =>
  left({ kind: 'unreadable', problems: [{ path, expected }] });
