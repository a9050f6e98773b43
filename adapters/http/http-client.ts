import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { left, right, type Either } from 'fp-ts/Either';
import { Observable, of, timeout } from 'rxjs';
import { timedOut, unreachable, type GatewayFailure } from '../../core/kernel/failure';
import { writeQueryString } from '../../core/kernel/query-string';

/** What carries a request to the other side: axios's own by default, Fastify in process, a fake in tests. */
export type Transport = AxiosAdapter;

export interface HttpRequest {
  readonly method?: 'GET' | 'POST';
  /** From the root of the back end, `/api/…`, already percent-encoded. */
  readonly path: string;
  /** Sent in this order. Lists are joined before they come here: see `wire-params.ts`. */
  readonly params?: readonly (readonly [string, string])[];
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Calls to the back end. One answer, then complete; never an error; unsubscribing aborts the call. */
export interface HttpClient {
  /** The parsed JSON of a 2xx answer, whatever its shape. */
  readonly call: (request: HttpRequest) => Observable<Either<GatewayFailure, unknown>>;
}

export interface HttpClientSettings {
  /** Address of the back end (CALL-01). Default `/`: the site's own origin. */
  readonly baseUrl?: string;
  readonly transport?: Transport;
  /** For the whole call, answer read included. Milliseconds; default 10,000. */
  readonly timeout?: number;
}

const TEN_SECONDS = 10_000;

export function makeHttpClient(settings: HttpClientSettings = {}): HttpClient {
  const line = axios.create({
    baseURL: settings.baseUrl ?? '/',
    // CALL-02.
    headers: { Accept: 'application/json, text/plain, */*' },
    responseType: 'text',
    // Read as JSON below: left to itself, axios hands malformed JSON on as if it were the answer.
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    ...(settings.transport === undefined ? {} : { adapter: settings.transport }),
  });
  return {
    call: (request) =>
      sent(line, request).pipe(
        // Not axios's timeout, which a connection that trickles never reaches.
        timeout({ first: settings.timeout ?? TEN_SECONDS, with: () => of(left(timedOut)) }),
      ),
  };
}

function sent(
  line: AxiosInstance,
  request: HttpRequest,
): Observable<Either<GatewayFailure, unknown>> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    const answer = (outcome: Either<GatewayFailure, unknown>): void => {
      subscriber.next(outcome);
      subscriber.complete();
    };
    line
      .request<unknown>({
        method: request.method ?? 'GET',
        url: addressOf(request),
        signal: abort.signal,
        ...(request.body === undefined ? {} : { data: request.body }),
      })
      .then(
        (response) => answer(readResponse(response.status, response.data)),
        (problem: unknown) => answer(left(failureOf(problem))),
      );
    return () => abort.abort();
  });
}

// axios would write lists and brackets in its own style (HT-1), so it is given a finished address.
function addressOf({ path, params = [] }: HttpRequest): string {
  return params.length === 0 ? path : `${path}?${writeQueryString(params)}`;
}

function readResponse(status: number, body: unknown): Either<GatewayFailure, unknown> {
  if (status < 200 || status > 299) return left({ kind: 'refused', status });
  if (typeof body !== 'string') return left(notJson);
  try {
    return right(JSON.parse(body) as unknown);
  } catch {
    return left(notJson);
  }
}

/** A page of HTML, nothing at all, half an answer. */
const notJson: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: '', expected: 'JSON' }],
};

const TIMEOUT_CODES: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

// Without an answer there is no status to read (HT-2).
function failureOf(problem: unknown): GatewayFailure {
  if (!axios.isAxiosError(problem)) return unreachable;
  if (problem.response !== undefined) return { kind: 'refused', status: problem.response.status };
  return TIMEOUT_CODES.includes(problem.code) ? timedOut : unreachable;
}
