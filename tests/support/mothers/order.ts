import type {
  OrderAgreement,
  OrderSection,
  OrderSections,
  SectionChange,
} from '../../../core/order/public';
import { nothing, pounds } from '../../../core/kernel/money';

export const SAM_BUYS = {
  firstName: 'Sam',
  lastName: 'Sample',
  telephone: '07700 900123',
  address: '1 High Street',
  town: 'Chester',
  postcode: 'CH1 2AB',
  licenceShowsAddress: true,
} as const;

const TIMES = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];

/** One of several answers of a section, all in order. */
export function sectionAnswer(section: OrderSection, which = 0): SectionChange['answer'] {
  switch (section) {
    case 'compliance':
      return { ...SAM_BUYS, firstName: ['Sam', 'Samuel', 'Sammy'][which % 3] ?? '' };
    case 'partExchange':
      return which % 3 === 0
        ? { kind: 'none' }
        : {
            kind: 'valuation',
            hash: `hash-${which % 3}`,
            name: 'Ford Fiesta',
            value: pounds(3000),
            settlement: nothing,
            lastDay: '2026-12-06',
          };
    case 'paymentMethod':
      return which % 3 === 0
        ? { kind: 'bank-transfer' }
        : which % 3 === 1
          ? { kind: 'card-deposit' }
          : { kind: 'finance', product: 'PCP', months: 48, deposit: 250, mileage: 6000 };
    case 'collection':
      return {
        branchId: '2',
        day: '2026-12-05',
        time: TIMES[which % TIMES.length] ?? '',
      };
  }
}

/** Every section, each saved once. */
export const filledSections = (which = 0): OrderSections => ({
  compliance: { version: 1, answer: SAM_BUYS },
  partExchange: { version: 1, answer: { kind: 'none' } },
  paymentMethod: { version: 1, answer: { kind: 'bank-transfer' } },
  collection: {
    version: 1,
    answer: {
      branchId: '2',
      day: '2026-12-05',
      time: TIMES[which % TIMES.length] ?? '',
    },
  },
});

/** A car of £10,000, and nothing beside it. */
export const plainAgreement: OrderAgreement = {
  price: pounds(10_000),
  adminFee: pounds(150),
  total: pounds(10_150),
  partExchange: nothing,
  stillOwed: nothing,
  reservationFee: nothing,
  toPay: pounds(10_150),
  over: nothing,
  first: pounds(10_150),
};
