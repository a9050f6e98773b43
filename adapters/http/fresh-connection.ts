import axios, { type AxiosRequestConfig } from 'axios';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

export type Connection = Pick<AxiosRequestConfig, 'httpAgent' | 'httpsAgent'>;

/** Not one of those that are kept alive: another of them may have been closed at the same moment. */
const FRESH: Connection = { httpAgent: new HttpAgent(), httpsAgent: new HttpsAgent() };

/** What is seen of a connection that the other side had closed when it was used again. */
const CLOSED: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

/**
 * Where to ask once more: on a connection of its own, where a call was sent on one that had been kept
 * alive and was closed before a byte of the answer came. The other side closes idle connections when
 * it likes, so that this is no sign of a fault. Nothing for any other failure. For Node.
 */
export function freshConnection(problem: unknown): Connection | undefined {
  if (!axios.isAxiosError(problem) || problem.response !== undefined) return undefined;
  return CLOSED.includes(problem.code) && isReused(problem.request) ? FRESH : undefined;
}

/** A request that may be redirected stands around the one that is under way. */
function isReused(request: unknown): boolean {
  if (typeof request !== 'object' || request === null) return false;
  if ('reusedSocket' in request) return request.reusedSocket === true;
  return '_currentRequest' in request && isReused(request._currentRequest);
}
