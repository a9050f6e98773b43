import type { FastifyInstance } from 'fastify';
import type { SandboxReservations } from '../../reservations/sandbox-reservations';
import type { StockRecord } from '../../stock/stock-record';
import { bearerOf, notLoggedIn } from '../accounts/customer-of-request';
import { ownReservationOf } from './wire-reservation';

export interface OwnReservationsParts {
  readonly reservations: Pick<SandboxReservations, 'madeWith'>;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  /** Whose a token is; nobody's where it is not known, or over. */
  readonly customerOf: (token: string) => Promise<{ readonly email: string } | undefined>;
}

/** What the customer who is logged in has reserved, below `/api`: by the address of the account. */
export function ownReservationsRoute(server: FastifyInstance, parts: OwnReservationsParts): void {
  const { reservations, byStockId, customerOf } = parts;
  server.get('/reservations', async (request, reply) => {
    const token = bearerOf(request);
    const customer = token === undefined ? undefined : await customerOf(token);
    if (customer === undefined) return notLoggedIn(reply);
    const made = await reservations.madeWith(customer.email);
    return { data: made.map((each) => ownReservationOf(each, byStockId(each.attempt.vehicle))) };
  });
}
