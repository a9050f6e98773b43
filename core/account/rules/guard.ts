import type { GatewayFailure } from '../../kernel/failure';
import type { Standing } from '../model/standing';
import { loginPath } from './account-paths';

/** What becomes of somebody who opens a page. */
export type GuardVerdict =
  | { readonly kind: 'let-in' }
  /** It is not known yet who asks: nothing of the page is shown, and nobody is sent away (AU-3). */
  | { readonly kind: 'wait' }
  | { readonly kind: 'log-in'; readonly address: string };

/** Who may see a page of customers (AUTH-01, AUTH-06). @param address of the page, to come back to. */
export function guard(standing: Standing, address: string): GuardVerdict {
  switch (standing.kind) {
    case 'unknown':
      return { kind: 'wait' };
    case 'known':
      return { kind: 'let-in' };
    case 'anonymous':
      return { kind: 'log-in', address: loginPath(address) };
  }
}

/** Whether a call failed because the session is over, or may not do this (AUTH-05). */
export const isSessionOver = (
  failure: Pick<GatewayFailure, 'kind'>,
): failure is Extract<GatewayFailure, { readonly kind: 'not-allowed' }> =>
  failure.kind === 'not-allowed';
