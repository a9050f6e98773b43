import { isLeft } from 'fp-ts/Either';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isSessionOver, loginPath } from '../../../core/account/public';
import { britishNow } from '../../../core/enquiry/public';
import {
  isEndedUnpaid,
  isLiveOrder,
  isOrderSection,
  keepsVehicle,
  type OrderView,
} from '../../../core/order/public';
import { canBuyNow, shownPrice, type Vehicle } from '../../../core/stock/public';
import { AboutVehiclePart } from '../../enquiry/about-vehicle-part';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { callerOf, sessionEnded } from '../caller-of';
import { vehicleNamed } from '../vehicle-named';
import { CAME_BY, CHECK_STEP, STEP } from '../../order/order-names';
import { loadPartsOf } from './order-parts';
import type { OrderPageState, OrderStep } from './order-state';
import { sectionFacts } from './section-facts';

/**
 * Buying a vehicle online (ROUTE-15): the order that the customer has of it, at the part that the
 * address says; without one, what can be begun. Nobody's page before it is known whose it is (AU-3).
 */
export const orderLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const [state] = await Promise.all([
      stateOf(app, request, params['stockId'] ?? '').then(async (found) => {
        await loadPartsOf(found);
        return found;
      }),
      ...(app.wholePages ? [AboutVehiclePart.load().catch(() => undefined)] : []),
    ]);
    return data(state, { status: state.kind === 'unavailable' ? 503 : 200 });
  };

const isSignedIn = async (app: App): Promise<boolean> =>
  app.wholePages ? app.request?.session !== undefined : (await app.openSession()).isSignedIn();

async function stateOf(app: App, request: Request, stockId: string): Promise<OrderPageState> {
  const vehicleOf = (): Promise<Vehicle> =>
    vehicleNamed(
      app,
      { section: 'cars', name: stockId, signal: request.signal },
      app.ports.catalogue.byStockId(stockId),
    );
  if (app.settings.orders === 'off') {
    const vehicle = await vehicleOf();
    return { kind: 'outline', vehicle, isTaken: !isOnSale(vehicle) };
  }
  if (!(await isSignedIn(app))) {
    const { pathname, search, searchParams } = new URL(request.url);
    const toLogin = redirect(loginPath(pathname + search));
    // Whoever comes from the checkout has an order of it, which keeps it from everybody else.
    if (searchParams.has(CAME_BY.name)) throw toLogin;
    const vehicle = await vehicleOf();
    if (!isOnSale(vehicle)) return { kind: 'taken', vehicle, isLoggedIn: false };
    throw toLogin;
  }
  const caller = await callerOf(app, request);
  if (caller.kind === 'unknown') return { kind: 'unavailable' };
  const list = await answerTo(app.ports.orderRecords.orders(), request.signal);
  if (isLeft(list)) {
    if (isSessionOver(list.left) && app.request !== undefined) throw sessionEnded(app.request);
    return { kind: 'unavailable' };
  }
  const { orders, tooManyOrders } = list.right;
  const own = orderOf(orders, stockId);
  if (own === undefined) {
    const vehicle = await vehicleOf();
    const former = orders.find((order) => order.vehicle.stockId === stockId);
    const ended = former !== undefined && isEndedUnpaid(former) ? { ended: former } : {};
    return isOnSale(vehicle)
      ? { kind: 'offer', vehicle, submission: app.ids.next(), hasTooMany: tooManyOrders, ...ended }
      : { kind: 'taken', vehicle, isLoggedIn: true, ...ended };
  }
  const step = stepIn(request, own);
  // The order stands without its picture.
  const vehicle = await answerTo(app.ports.catalogue.byStockId(stockId), request.signal);
  const { id, email, firstName, lastName } = caller.customer;
  return {
    kind: 'order',
    order: own,
    ...(!isLeft(vehicle) && vehicle.right !== undefined && { vehicle: vehicle.right }),
    customer: {
      id,
      email,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    },
    step,
    facts: await sectionFacts(app, request, own, step),
    isBackFromPaying: new URL(request.url).searchParams.get(CAME_BY.name) === CAME_BY.paid,
    today: britishNow(app.clock).today,
  };
}

/** By the three conditions of Buy Now (CG-083), and with a price. */
const isOnSale = (vehicle: Vehicle): boolean =>
  canBuyNow(vehicle) && shownPrice(vehicle.price) !== undefined;

/** The one that goes on; else the one that the vehicle was collected by. */
const orderOf = (orders: readonly OrderView[], stockId: string): OrderView | undefined => {
  const own = orders.filter(({ vehicle }) => vehicle.stockId === stockId);
  return (
    own.find((order) => order.state === 'started' || isLiveOrder(order)) ?? own.find(keepsVehicle)
  );
};

function stepIn(request: Request, { state }: OrderView): OrderStep {
  if (state !== 'started') return 'tasks';
  const step = new URL(request.url).searchParams.get(STEP);
  if (step === CHECK_STEP) return 'check';
  return isOrderSection(step) ? step : 'tasks';
}
