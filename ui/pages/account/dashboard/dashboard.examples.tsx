import type { OwnReservation } from '../../../../core/reservation/public';
import type { Examples } from '../../../parts/examples';
import {
  exampleBranches,
  exampleFilledOrder,
  exampleOrder,
  examplePlacedOrder,
} from '../../../workbench/example-order';
import { OrdersSection } from './orders-section';
import { ReservationsSection } from './reservations-section';

const reserved: OwnReservation = {
  id: 'cs_1',
  status: 'reserved',
  payment: 'paid',
  reference: 'RV-FD2DA1D47F',
  heldAt: '2026-11-29T12:00:00.000Z',
  visit: { day: '2026-12-04', time: '12:00' },
  vehicle: { stockId: '9', slug: 'ford-fiesta', title: 'Ford Fiesta' },
};

const held: OwnReservation = {
  id: 'cs_2',
  status: 'held',
  payment: 'declined',
  heldAt: '2026-11-29T12:00:00.000Z',
  holdEndsAt: '2026-11-29T12:30:00.000Z',
  vehicle: { stockId: '10', slug: 'kia-ceed', title: 'Kia Ceed' },
};

/** What a customer has, row by row. */
export const dashboardExamples: Examples = {
  'No orders': (
    <OrdersSection list={{ orders: [], tooManyOrders: false }} branches={exampleBranches} />
  ),
  'Orders out of reach': <OrdersSection list={undefined} branches={[]} />,
  'Orders, each in another state': (
    <OrdersSection
      list={{
        orders: [
          exampleOrder,
          examplePlacedOrder,
          { ...examplePlacedOrder, id: 'order-3', state: 'ready' },
          {
            ...exampleFilledOrder,
            id: 'order-4',
            state: 'cancelled',
            endedAt: '2026-11-29T13:00:00.000Z',
          },
        ],
        tooManyOrders: true,
      }}
      branches={exampleBranches}
    />
  ),
  Reservations: (
    <ReservationsSection list={[reserved, held]} isGivenUp={false} notGivenUp={undefined} />
  ),
  'A reservation that was not given up': (
    <ReservationsSection
      list={[reserved]}
      isGivenUp={false}
      notGivenUp={{ id: 'cs_1', problem: 'unavailable' }}
    />
  ),
};
