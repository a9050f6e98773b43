import { nothing, pounds } from '../../core/kernel/money';
import type {
  CollectionDay,
  OrderAgreement,
  OrderSections,
  OrderView,
} from '../../core/order/public';
import { exampleCar } from './example-stock';

/** Branches where vehicles are handed over, as choices. */
export const exampleBranches = [
  { value: '2', text: 'Forecourt Bolton' },
  { value: '3', text: 'Forecourt Chester' },
];

/** Two days on which one of them hands vehicles over. */
export const exampleDays: readonly CollectionDay[] = [
  { day: '2026-12-05', times: ['09:00', '09:30', '10:00', '10:30'] },
  { day: '2026-12-07', times: ['14:00'] },
];

/** Every section filled in. */
export const exampleSections: OrderSections = {
  compliance: {
    version: 1,
    answer: {
      firstName: 'Sam',
      lastName: 'Sample',
      telephone: '07700 900123',
      address: '1 High Street',
      town: 'Chester',
      postcode: 'CH1 2AB',
      licenceShowsAddress: false,
    },
  },
  partExchange: {
    version: 1,
    answer: {
      kind: 'valuation',
      hash: 'example',
      name: 'Vauxhall Corsa',
      value: pounds(3000),
      settlement: nothing,
      lastDay: '2026-12-06',
    },
  },
  paymentMethod: { version: 1, answer: { kind: 'bank-transfer' } },
  collection: { version: 1, answer: { branchId: '2', day: '2026-12-05', time: '10:30' } },
};

/** A car for which another is given. */
export const exampleAgreement: OrderAgreement = {
  price: pounds(9495),
  adminFee: pounds(150),
  total: pounds(9645),
  partExchange: pounds(3000),
  stillOwed: nothing,
  reservationFee: pounds(49),
  toPay: pounds(6596),
  over: nothing,
  first: pounds(6596),
};

/** An order that is begun, with nothing in it. */
export const exampleOrder: OrderView = {
  id: 'order-1',
  reference: 'CC-8F2DA1D47F',
  state: 'started',
  startedAt: '2026-11-28T10:00:00.000Z',
  vehicle: {
    stockId: exampleCar.stockId,
    slug: exampleCar.slug,
    title: 'JT71 ABC Ford Fiesta 1.0 EcoBoost Zetec 5dr',
    branchId: '2',
    price: pounds(9495),
    adminFee: pounds(150),
  },
  sections: {},
  lapsed: [],
  checked: 'example',
  paid: nothing,
  paidBack: nothing,
};

/** The same, filled in and not placed yet. */
export const exampleFilledOrder: OrderView = {
  ...exampleOrder,
  sections: exampleSections,
  agreement: exampleAgreement,
};

/** The same, placed. */
export const examplePlacedOrder: OrderView = {
  ...exampleFilledOrder,
  id: 'order-2',
  state: 'placed',
  placedAt: '2026-11-29T12:00:00.000Z',
  bank: {
    name: 'Forecourt Motor Group',
    sortCode: '00-00-00',
    account: '00000000',
    reference: 'CC-8F2DA1D47F',
  },
};
