import { isLeft } from 'fp-ts/Either';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isNoneThere } from '../../../../core/kernel/failure';
import { dealershipOptions, type FieldOption } from '../../../../core/enquiry/public';
import type { OrderList } from '../../../../core/order/public';
import { loadAccountVehicles, type AccountVehicles } from '../../../../core/showroom/public';
import type { OwnReservation } from '../../../../core/reservation/public';
import type { App } from '../../../kit/app';
import { answerTo } from '../../answer-to';
import { callerOf, type Caller } from '../../caller-of';
import { loginLoader, type LoginState } from '../login/login-loader';
import { NEWS_NAME } from './dashboard-intents';
import { savedNewsIn, type SavedNews } from './saved-news';

/** What a press on the page before came to, told once above all. */
export type DashboardNews =
  'passkey-added' | 'passkey-removed' | 'order-cancelled' | 'reservation-given-up';

export type DashboardState =
  | LoginState
  | {
      readonly kind: 'dashboard';
      readonly caller: Caller;
      readonly news?: DashboardNews | undefined;
      /** Nothing where no orders are taken here, or nobody knows yet whose they are. */
      readonly orders?: CustomersOrders;
      /** Nothing where the back end keeps no such list, or nobody knows yet whose they are. */
      readonly reservations?: CustomersReservations;
      /** Nothing where the back end keeps no such list, or nobody knows yet whose it is. */
      readonly saved?: AccountVehicles;
      readonly savedNews?: SavedNews;
    };

const NEWS: readonly DashboardNews[] = [
  'passkey-added',
  'passkey-removed',
  'order-cancelled',
  'reservation-given-up',
];

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
  const { searchParams } = new URL(request.url);
  const told = searchParams.get(NEWS_NAME);
  const savedNews = savedNewsIn(searchParams);
  const isKnown = caller.kind === 'known';
  const [orders, reservations, saved] = await Promise.all([
    app.settings.orders === 'on' && isKnown ? ordersOf(app, request) : undefined,
    isKnown ? reservationsOf(app, request) : undefined,
    isKnown ? savedOf(app, request, savedNews) : undefined,
  ]);
  const state: DashboardState = {
    kind: 'dashboard',
    caller,
    news: NEWS.find((news) => news === told),
    ...(orders !== undefined && { orders }),
    ...(reservations !== undefined && { reservations }),
    ...(saved !== undefined && { saved }),
    ...(savedNews !== undefined && { savedNews }),
  };
  return data(state, { status: caller.kind === 'known' ? 200 : 503 });
};

/** A customer's orders, and the names of the branches that they are collected from. */
interface CustomersOrders {
  /** Nothing where they cannot be had just now: the page stands without them. */
  readonly list?: OrderList;
  readonly branches: readonly FieldOption[];
}

async function ordersOf({ ports }: App, { signal }: Request): Promise<CustomersOrders> {
  const [list, branches] = await Promise.all([
    answerTo(ports.orderRecords.orders(), signal),
    answerTo(ports.content.branches(), signal),
  ]);
  return {
    ...(!isLeft(list) && { list: list.right }),
    branches: isLeft(branches) ? [] : dealershipOptions(branches.right),
  };
}

/** What a customer has reserved. */
interface CustomersReservations {
  /** Nothing where they cannot be had just now: the page stands without them. */
  readonly list?: readonly OwnReservation[];
}

async function reservationsOf(
  { ports }: App,
  { signal }: Request,
): Promise<CustomersReservations | undefined> {
  const list = await answerTo(ports.reservationRecords.reservations(), signal);
  if (!isLeft(list)) return { list: list.right };
  return isNoneThere(list.left) ? undefined : {};
}

/** The vehicles that the account holds. */
function savedOf(
  { ports }: App,
  { signal }: Request,
  news: SavedNews | undefined,
): Promise<AccountVehicles | undefined> {
  const removed = news?.kind === 'removed' ? news.slug : undefined;
  return answerTo(loadAccountVehicles(ports.accountList, ports.catalogue, removed), signal);
}
