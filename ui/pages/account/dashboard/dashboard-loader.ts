import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../../kit/app';
import { callerOf, type Caller } from '../../caller-of';
import { loginLoader, type LoginState } from '../login/login-loader';

/** What a press on the page before came to, told once above all. */
export type DashboardNews = 'passkey-added' | 'passkey-removed';

export type DashboardState =
  | LoginState
  | {
      readonly kind: 'dashboard';
      readonly caller: Caller;
      readonly news?: DashboardNews | undefined;
    };

/** What an address says of the page before. */
export const NEWS_NAME = 'done';
const NEWS: readonly DashboardNews[] = ['passkey-added', 'passkey-removed'];

/** Whether the address asks for the login in this place (ROUTE-17). */
export const wantsLogin = (request: Pick<Request, 'url'>): boolean =>
  new URL(request.url).searchParams.get('login') === '1';

/** What a customer has here, or the login in its place. */
export const dashboardLoader = (app: App) => async (asked: LoaderFunctionArgs) => {
  const { request } = asked;
  if (wantsLogin(request)) {
    const state: DashboardState = await loginLoader(app)(asked);
    return data(state, { status: 200 });
  }
  const caller = await callerOf(app, request);
  const told = new URL(request.url).searchParams.get(NEWS_NAME);
  const state: DashboardState = {
    kind: 'dashboard',
    caller,
    news: NEWS.find((news) => news === told),
  };
  return data(state, { status: caller.kind === 'known' ? 200 : 503 });
};
