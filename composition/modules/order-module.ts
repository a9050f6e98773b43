import { ContainerModule } from 'inversify';
import type { HttpOrders } from '../../adapters/http/order/http-orders';
import type { HttpClient } from '../../adapters/http/http-client';
import type { OrderDesk, OrderRecords } from '../../core/order/public';
import { TOKENS } from '../tokens';
import { latePort } from './late-port';

const lateOrders = (client: HttpClient) =>
  latePort<HttpOrders>(() =>
    import('../../adapters/http/order/http-orders').then(
      ({ HttpOrders: Orders }) => new Orders(client),
    ),
  );

export const orderModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.orders).toResolvedValue(
    (client): OrderDesk => {
      const ask = lateOrders(client);
      return {
        start: (stockId, key) => ask((desk) => desk.start(stockId, key)),
        save: (orderId, draft, readAt) => ask((desk) => desk.save(orderId, draft, readAt)),
        place: (orderId, checked) => ask((desk) => desk.place(orderId, checked)),
        payDeposit: (orderId) => ask((desk) => desk.payDeposit(orderId)),
        cancel: (orderId) => ask((desk) => desk.cancel(orderId)),
      };
    },
    [TOKENS.httpClient],
  );
  bind(TOKENS.orderRecords).toResolvedValue(
    (client): OrderRecords => {
      const ask = lateOrders(client);
      return {
        orders: () => ask((desk) => desk.orders()),
        order: (id) => ask((desk) => desk.order(id)),
        collectionDays: (branchId) => ask((desk) => desk.collectionDays(branchId)),
      };
    },
    [TOKENS.httpClient],
  );
});
