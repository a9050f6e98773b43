import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { left, type Either } from 'fp-ts/Either';
import { Observable, of, timeout } from 'rxjs';
import { timedOut, unreachable, type GatewayFailure } from '../../core/kernel/failure';
import { writeQueryString } from '../../core/kernel/query-string';
import type { CallsAtOnce } from './calls-at-once';
import type { Connection } from './fresh-connection';
import { boundedAnswer } from './bounded-answer';
import { refusalOf } from './refusal';

/** What carries a request to the other side: axios's own by default, Fastify in process, a fake in tests. */
export type Transport = AxiosAdapter;

/** A file that is sent. */
export interface HttpFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST';
  /** Of a POST that changes nothing, so that it may be sent twice. */
  readonly isRead?: true;
  /** From the root of the back end, `/api/…`, already percent-encoded. */
  readonly path: string;
  /** Sent in this order. Lists are joined before they come here: see `wire-params.ts`. */
  readonly params?: readonly (readonly [string, string])[];
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as `multipart/form-data`, in this order, in place of JSON (CALL-11). */
  readonly multipart?: readonly (readonly [string, string | HttpFile])[];
  /** Besides those every call has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How many entries are wanted of the list or map that is answered; what comes after them is left out. */
  readonly most?: number;
  /** Receives one header of the answer, named in small letters, before the answer itself. */
  readonly readsHeader?: { readonly name: string; readonly receive: (value: unknown) => void };
  /** For the whole call, where it may take longer than others. Milliseconds. */
  readonly timeout?: number;
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
  /** The token of this visit or request, asked for at each call; none, no `Authorization` header. */
  readonly bearer?: () => string | undefined;
  /** Sent with every call, asked for at each. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Bounds the calls under way; all are sent at once without it. */
  readonly atOnce?: CallsAtOnce;
  /** Whether a read that failed is sent once more, and how. */
  readonly onceMore?: (problem: unknown) => Connection | undefined;
  /** Told what was left out of an answer that holds more than could be shown; the same comes again. */
  readonly log?: (line: string) => void;
}

const TEN_SECONDS = 10_000;

/** Of one answer, once unpacked. The longest of the documents' calls is a hundredth of it. */
const MOST_BYTES = 8_000_000;

export function makeHttpClient(settings: HttpClientSettings = {}): HttpClient {
  const line = axios.create({
    baseURL: settings.baseUrl ?? '/',
    // CALL-02.
    headers: { Accept: 'application/json, text/plain, */*' },
    responseType: 'text',
    // Read as JSON below: left to itself, axios hands malformed JSON on as if it were the answer.
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    maxContentLength: MOST_BYTES,
    beforeRedirect: (next: { readonly href?: unknown }) => {
      refuseElsewhere(next.href, settings.baseUrl);
    },
    ...(settings.transport === undefined ? {} : { adapter: settings.transport }),
  });
  const { atOnce } = settings;
  return {
    call: (request) => {
      const sent$ = sent(line, settings, request);
      return (atOnce === undefined ? sent$ : atOnce.inTurn(sent$, left(timedOut))).pipe(
        // Not axios's timeout, which a connection that trickles never reaches.
        timeout({
          first: request.timeout ?? settings.timeout ?? TEN_SECONDS,
          with: () => of(left(timedOut)),
        }),
      );
    },
  };
}

/**
 * A redirect is followed on the back end's own origin only: elsewhere somebody else would be asked,
 * and would answer in its name. A browser follows redirects by its own rules.
 * @throws for any other, which ends the call as one that could not be made.
 */
function refuseElsewhere(next: unknown, baseUrl: string | undefined): void {
  if (baseUrl === undefined || typeof next !== 'string') return;
  if (new URL(next).origin !== new URL(baseUrl).origin) {
    throw new Error('The back end sent the call elsewhere');
  }
}

function sent(
  line: AxiosInstance,
  settings: HttpClientSettings,
  request: HttpRequest,
): Observable<Either<GatewayFailure, unknown>> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    const answer = (outcome: Either<GatewayFailure, unknown>): void => {
      subscriber.next(outcome);
      subscriber.complete();
    };
    const ask = (connection?: Connection) =>
      line.request<unknown>({
        method: request.method ?? 'GET',
        url: addressOf(request),
        signal: abort.signal,
        headers: headersOf(settings, request),
        ...bodyOf(request),
        ...connection,
      });
    const isRead = request.isRead ?? request.method !== 'POST';
    ask()
      .catch((problem: unknown) => {
        const another = isRead ? settings.onceMore?.(problem) : undefined;
        if (another === undefined) throw problem;
        return ask(another);
      })
      .then(({ status, data, headers }) => {
        request.readsHeader?.receive(headers[request.readsHeader.name]);
        return readResponse(status, data, headers['retry-after'], request, settings);
      })
      .then(answer, (problem: unknown) => answer(left(failureOf(problem))));
    return () => abort.abort();
  });
}

// axios would write lists and brackets in its own style (HT-1), so it is given a finished address.
function addressOf({ path, params = [] }: HttpRequest): string {
  return params.length === 0 ? path : `${path}?${writeQueryString(params)}`;
}

function headersOf(
  { bearer, headers }: HttpClientSettings,
  request: HttpRequest,
): Record<string, string> {
  const token = bearer?.();
  return {
    ...headers?.(),
    ...request.headers,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
}

/** What is sent is somebody's own: a redirect must not carry it elsewhere. */
function bodyOf({
  body,
  multipart,
}: HttpRequest): Pick<AxiosRequestConfig, 'data' | 'maxRedirects'> {
  if (multipart === undefined) return body === undefined ? {} : { data: body, maxRedirects: 0 };
  const form = new FormData();
  for (const [name, value] of multipart) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.bytes], { type: value.type }), value.name);
  }
  return { data: form, maxRedirects: 0 };
}

/** Every text that a call sends. */
export const sentTexts = ({
  multipart,
  body,
}: Pick<HttpRequest, 'multipart' | 'body'>): readonly string[] => [
  ...(multipart ?? []).map(([, value]) => (typeof value === 'string' ? value : value.name)),
  ...textsOf(body),
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function readResponse(
  status: number,
  body: unknown,
  retryAfter: unknown,
  request: HttpRequest,
  { log }: HttpClientSettings,
): Either<GatewayFailure, unknown> {
  if (status < 200 || status > 299) {
    return left(refusalOf({ status, body, retryAfter, sent: sentTexts(request) }));
  }
  return boundedAnswer(
    // A page of HTML, nothing at all, half an answer: no JSON.
    typeof body === 'string' ? body : '',
    (what) => log?.(`${kindOf(request.path)}: ${what}; the rest is left out`),
    request.most,
  );
}

/** The parts of a path that no slug, mark or other name of something is in. */
const kindOf = (path: string): string => path.split('/', 3).join('/');

const TIMEOUT_CODES: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

// Without an answer there is no status to read (HT-2).
function failureOf(problem: unknown): GatewayFailure {
  if (!axios.isAxiosError(problem)) return unreachable;
  if (problem.response !== undefined) {
    const { status } = problem.response;
    return refusalOf({ status, body: undefined, retryAfter: undefined, sent: [] });
  }
  return TIMEOUT_CODES.includes(problem.code) ? timedOut : unreachable;
}
