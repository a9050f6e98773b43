import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { Transport } from '../../../adapters/http/http-client';

/** What a fake back end does with a call. */
export type FakeAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly json: unknown }
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly text: string }
  | 'offline'
  | 'timeout'
  | 'never';

export interface FakeTransport {
  readonly transport: Transport;
  /** Every call so far: method, address, body and headers as sent. */
  readonly calls: readonly RecordedCall[];
  readonly aborted: () => number;
}

export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly accept: string;
  readonly authorization: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Answers every call the same way, or as a function of its address, and records it. */
export function fakeTransport(answer: FakeAnswer | ((url: string) => FakeAnswer)): FakeTransport {
  const calls: RecordedCall[] = [];
  let aborted = 0;
  const transport: Transport = (config) => {
    const url = `${(config.baseURL ?? '').replace(/\/+$/, '')}${config.url ?? ''}`;
    calls.push({
      method: config.method ?? '',
      url,
      body: config.data,
      accept: String(config.headers.get('Accept')),
      authorization: config.headers.get('Authorization')?.toString(),
      headers: config.headers.toJSON(),
    });
    return new Promise((resolve, reject) => {
      config.signal?.addEventListener?.('abort', () => {
        aborted += 1;
        reject(new CanceledError());
      });
      const given = typeof answer === 'function' ? answer(url) : answer;
      if (given === 'never') return;
      if (given === 'offline') reject(failure('Network Error', 'ERR_NETWORK', config));
      else if (given === 'timeout') reject(failure('timeout', 'ECONNABORTED', config));
      else {
        resolve({
          status: given.status ?? 200,
          statusText: '',
          headers: given.headers ?? {},
          config,
          data: 'text' in given ? given.text : JSON.stringify(given.json),
        });
      }
    });
  };
  return { transport, calls, aborted: () => aborted };
}

const failure = (message: string, code: string, config: InternalAxiosRequestConfig): AxiosError =>
  new AxiosError(message, code, config);
