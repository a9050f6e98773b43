import { left, right, type Either } from 'fp-ts/Either';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { figuresWithPartExchange, PRODUCT_CODES } from '../../../core/finance/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { nothing, type Money } from '../../../core/kernel/money';
import {
  DEPOSIT_STATES,
  isOrderSection,
  ORDER_STATES,
  type BankDetails,
  type CollectionDay,
  type DepositView,
  type OrderAgreement,
  type OrderFinance,
  type OrderHindrance,
  type OrderList,
  type OrderView,
} from '../../../core/order/public';
import type { VehicleSlug } from '../../../core/stock/public';
import { checkoutAddress } from '../checkout-address';
import { isoInstant } from '../dates';
import { decode } from '../decode';
import { toQuote } from '../finance/quote-dto';
import { flag, identifier, isRecord, list, money, price, readText, record, text } from '../lenient';
import { unwrap, unwrapList } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { toSections } from './section-dto';

const OrderDto = t.type(
  {
    id: identifier,
    reference: text,
    status: identifier,
    started_at: text,
    placed_at: text,
    ended_at: text,
    vehicle: record,
    sections: record,
    lapsed: list,
    hindrance: text,
    agreement: t.unknown,
    checked: text,
    deposit: t.unknown,
    paid: money,
    paid_back: money,
    bank: t.unknown,
  },
  'Order',
);
const VehicleDto = t.type({
  stock_id: identifier,
  slug: text,
  title: text,
  site_id: text,
  price,
  admin_fee: money,
});
const SumsDto = t.type({
  price: money,
  admin_fee: money,
  total: money,
  part_exchange: money,
  still_owed: money,
  reservation_fee: money,
  to_pay: money,
  over: money,
  first: money,
  quote: t.unknown,
});
const BankDto = t.type({
  name: identifier,
  sort_code: identifier,
  account: identifier,
  reference: identifier,
});

const DepositDto = t.type({
  state: identifier,
  amount: money,
  due_at: text,
  checkout_id: text,
  checkout_url: text,
});

const HINDRANCES: Readonly<Record<string, OrderHindrance>> = {
  too_many_orders: 'too-many-orders',
  vehicle_taken: 'vehicle-taken',
};

const unreadable = (path: string, expected: string): GatewayFailure => ({
  kind: 'unreadable',
  problems: [{ path, expected }],
});

/** An order itself, or under `data`. */
export function toOrder(body: unknown): Either<GatewayFailure, OrderView> {
  const read = decode(
    OrderDto,
    isRecord(body) && body['id'] !== undefined ? body : unwrap(body).content,
  );
  if (read._tag === 'Left') return read;
  const wire = read.right;
  const state = ORDER_STATES.find((each) => each === wire.status.toLowerCase());
  if (state === undefined) return left(unreadable('status', ORDER_STATES.join(' or ')));
  const vehicle = decode(VehicleDto, wire.vehicle, 'vehicle');
  if (vehicle._tag === 'Left') return vehicle;
  const { stock_id: stockId, slug, title, site_id: branchId } = vehicle.right;
  const startedAt = isoInstant(wire.started_at);
  if (startedAt === undefined) return left(unreadable('started_at', 'an instant'));
  return right(
    withoutAbsent({
      id: wire.id,
      reference: wire.reference ?? wire.id,
      state,
      startedAt,
      placedAt: isoInstant(wire.placed_at),
      endedAt: isoInstant(wire.ended_at),
      vehicle: withoutAbsent({
        stockId,
        slug: slug as VehicleSlug | undefined,
        title: title ?? stockId,
        branchId,
        price: vehicle.right.price,
        adminFee: vehicle.right.admin_fee,
      }),
      sections: toSections(wire.sections),
      lapsed: wire.lapsed.flatMap((name) => {
        const section = readText(name);
        return isOrderSection(section) ? [section] : [];
      }),
      hindrance: wire.hindrance === undefined ? undefined : HINDRANCES[wire.hindrance],
      agreement: toAgreement(wire.agreement),
      checked: wire.checked ?? '',
      deposit: toDeposit(wire.deposit),
      paid: wire.paid ?? nothing,
      paidBack: wire.paid_back ?? nothing,
      bank: toBank(wire.bank),
    }),
  );
}

/** All of its sums, or none: one that is missing would be a sum of nothing. */
function toAgreement(wire: unknown): OrderAgreement | undefined {
  const read = decode(SumsDto, wire);
  if (read._tag === 'Left') return undefined;
  const { quote, ...sums } = read.right;
  const {
    price: ofVehicle,
    admin_fee: adminFee,
    total,
    part_exchange: partExchange,
    still_owed: stillOwed,
    reservation_fee: reservationFee,
    to_pay: toPay,
    over,
    first,
  } = sums;
  if (ofVehicle === undefined || adminFee === undefined || total === undefined) return undefined;
  if (partExchange === undefined || stillOwed === undefined || over === undefined) return undefined;
  if (reservationFee === undefined || toPay === undefined || first === undefined) return undefined;
  return withoutAbsent({
    price: ofVehicle,
    adminFee,
    total,
    partExchange,
    stillOwed,
    reservationFee,
    toPay,
    over,
    first,
    finance: toFinance(quote, partExchange),
  });
}

function toFinance(wire: unknown, partExchange: Money): OrderFinance | undefined {
  const product = PRODUCT_CODES.find((code) => isRecord(wire) && readText(wire['key']) === code);
  const quote = product === undefined ? undefined : toQuote(product, wire);
  if (quote === undefined) return undefined;
  const figures = figuresWithPartExchange(quote, partExchange);
  return isRight(figures) ? { quote, figures: figures.right } : undefined;
}

/** None where the back end tells of none, or of one in a state that is not known here. */
function toDeposit(wire: unknown): DepositView | undefined {
  const read = decode(DepositDto, wire);
  if (read._tag === 'Left') return undefined;
  const { amount, due_at, checkout_id: checkoutId, checkout_url: address } = read.right;
  const word = read.right.state.replaceAll('_', '-');
  const state = DEPOSIT_STATES.find((each) => each === word);
  if (state === undefined || amount === undefined) return undefined;
  return withoutAbsent({
    state,
    amount,
    dueAt: isoInstant(due_at),
    checkoutId,
    checkoutAddress: checkoutAddress(address),
  });
}

function toBank(wire: unknown): BankDetails | undefined {
  const read = decode(BankDto, wire);
  if (read._tag === 'Left') return undefined;
  const { name, sort_code: sortCode, account, reference } = read.right;
  return { name, sortCode, account, reference };
}

const TooManyDto = t.type({ too_many_orders: flag });

/** Every order that can be read; none of a list that cannot. */
export function toOrderList(body: unknown): Either<GatewayFailure, OrderList> {
  const entries = unwrapList(body);
  if (entries._tag === 'Left') return entries;
  const said = decode(TooManyDto, body);
  return right({
    orders: entries.right.flatMap((entry) => {
      const order = toOrder(entry);
      return isRight(order) ? [order.right] : [];
    }),
    tooManyOrders: isRight(said) && said.right.too_many_orders,
  });
}

export function toCollectionDays(body: unknown): Either<GatewayFailure, readonly CollectionDay[]> {
  const entries = unwrapList(body);
  if (entries._tag === 'Left') return entries;
  return right(
    entries.right.flatMap((entry): readonly CollectionDay[] => {
      const day = isRecord(entry) ? readText(entry['date']) : undefined;
      if (!isRecord(entry) || day === undefined || !isCalendarDay(day)) return [];
      const times = list.decode(entry['times']);
      const read = isRight(times)
        ? times.right
            .flatMap((time) => readText(time) ?? [])
            .filter((time) => /^\d{2}:\d{2}$/.test(time))
        : [];
      return read.length === 0 ? [] : [{ day, times: read }];
    }),
  );
}
