import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { Photograph, PhotographDesk, PhotographFault } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { isRecord, readText } from '../lenient';
import { unwrap } from '../unwrap';

/** A phone on a poor line sends half a megabyte in this time. Milliseconds. */
const PATIENCE_MS = 60_000;

/** Photographs over HTTP, each a call of its own (_ours_). */
export class HttpPhotographDesk implements PhotographDesk {
  constructor(private readonly client: HttpClient) {}

  readonly add = (photograph: Photograph): Observable<Either<PhotographFault, string>> =>
    this.client
      .call({
        method: 'POST',
        path: '/api/form/attachment',
        multipart: [['file', photograph]],
        timeout: PATIENCE_MS,
      })
      .pipe(map((answer) => (isLeft(answer) ? left(faultOf(answer.left)) : idOf(answer.right))));
}

function idOf(body: unknown): Either<PhotographFault, string> {
  const { content } = unwrap(body);
  const id = readText(isRecord(content) ? content['id'] : undefined);
  return id === undefined ? left('not-sent') : right(id);
}

function faultOf(failure: GatewayFailure): PhotographFault {
  if (failure.kind !== 'refused') return 'not-sent';
  if (failure.status === 413) return 'too-large';
  return failure.status === 415 || failure.status === 422 ? 'not-readable' : 'not-sent';
}
