import { left, right, type Either } from 'fp-ts/Either';
import { from, map, Observable, of } from 'rxjs';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import { sentTexts, type HttpClient, type HttpRequest } from '../../http/http-client';
import { refusalOf } from '../../http/refusal';
import { WIRE_DEPARTMENTS } from '../content/departments';
import { valuationCalls, type ValuationCallParts, type WireAnswer } from './valuation-calls';

const FETCH = '/valuations/fetch/';
const NO_SUCH_PATH: WireAnswer = { status: 404, body: { message: 'There is no such call.' } };

/**
 * The valuer's calls for a caller in this process that has a hundred thousand of them: the same paths,
 * bodies and answers as over the line, without a message being written and read again for each.
 */
export function valuationClient(parts: ValuationCallParts): HttpClient {
  const byReading = { a: valuationCalls(parts, 'a'), b: valuationCalls(parts, 'b') };

  function answerTo({
    path,
    params,
    body,
    headers,
  }: HttpRequest): WireAnswer | Promise<WireAnswer> {
    const isA = path.startsWith('/api/');
    const calls = isA ? byReading.a : byReading.b;
    switch (path) {
      case '/api/departments':
        return { status: 200, body: { data: { data: WIRE_DEPARTMENTS } } };
      case '/api/v2/web/valuation-lookup':
      case '/valuations/lookup':
        return calls.lookUp(params === undefined ? body : Object.fromEntries(params));
      case '/api/valuations/process':
      case '/valuations/process':
        return calls.process(body, headers?.['Idempotency-Key']);
      default: {
        const place = path.indexOf(FETCH);
        return place === (isA ? '/api'.length : 0)
          ? calls.fetch(decodeURIComponent(path.slice(place + FETCH.length)))
          : NO_SUCH_PATH;
      }
    }
  }

  const toOutcome = (request: HttpRequest, answer: WireAnswer): Either<GatewayFailure, unknown> =>
    answer.status === 200
      ? right(answer.body)
      : left(
          refusalOf({
            status: answer.status,
            body: JSON.stringify(answer.body),
            retryAfter: undefined,
            sent: sentTexts(request),
          }),
        );

  return {
    call: (request) =>
      new Observable((subscriber) => {
        const answered = answerTo(request);
        const answer$ = answered instanceof Promise ? from(answered) : of(answered);
        return answer$.pipe(map((answer) => toOutcome(request, answer))).subscribe({
          next: (outcome) => {
            subscriber.next(outcome);
            subscriber.complete();
          },
          error: () => {
            subscriber.next(left(unreachable));
            subscriber.complete();
          },
        });
      }),
  };
}
