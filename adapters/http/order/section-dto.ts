import * as t from 'io-ts';
import { productFromText } from '../../../core/finance/public';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { nothing } from '../../../core/kernel/money';
import type {
  CollectionSlot,
  Compliance,
  OrderSections,
  PartExchange,
  PaymentMethod,
} from '../../../core/order/public';
import { isoDay } from '../dates';
import { decode } from '../decode';
import { amount, count, flag, identifier, money, text } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const ComplianceDto = t.type({
  version: count,
  first_name: text,
  last_name: text,
  telephone: text,
  address_1: text,
  town_city: text,
  post_code: text,
  licence_address: flag,
});

const PartExchangeDto = t.type({
  version: count,
  type: identifier,
  valuation: text,
  name: text,
  vrm: text,
  mileage: amount,
  value: money,
  settlement: money,
  valid_until: text,
});

const PaymentDto = t.type({
  version: count,
  type: identifier,
  product_type: text,
  term: amount,
  deposit: amount,
  mileage: amount,
});

const CollectionDto = t.type({
  version: count,
  branch_id: identifier,
  date: identifier,
  time: identifier,
});

const toCompliance = (wire: t.TypeOf<typeof ComplianceDto>): Compliance => ({
  firstName: wire.first_name ?? '',
  lastName: wire.last_name ?? '',
  telephone: wire.telephone ?? '',
  address: wire.address_1 ?? '',
  town: wire.town_city ?? '',
  postcode: wire.post_code ?? '',
  licenceShowsAddress: wire.licence_address,
});

function toPartExchange(wire: t.TypeOf<typeof PartExchangeDto>): PartExchange | undefined {
  if (wire.type === 'none') return { kind: 'none' };
  const { valuation: hash, name, value } = wire;
  const lastDay = isoDay(wire.valid_until);
  if (wire.type !== 'valuation' || hash === undefined || value === undefined) return undefined;
  if (lastDay === undefined) return undefined;
  return withoutAbsent({
    kind: 'valuation' as const,
    hash,
    name: name ?? wire.vrm ?? '',
    registration: wire.vrm,
    mileage: wire.mileage,
    value,
    settlement: wire.settlement ?? nothing,
    lastDay,
  });
}

function toPayment(wire: t.TypeOf<typeof PaymentDto>): PaymentMethod | undefined {
  switch (wire.type) {
    case 'bank_transfer':
      return { kind: 'bank-transfer' };
    case 'card_deposit':
      return { kind: 'card-deposit' };
    case 'finance': {
      const product = productFromText(wire.product_type);
      const { term: months, deposit, mileage } = wire;
      return product === undefined ||
        months === undefined ||
        deposit === undefined ||
        mileage === undefined
        ? undefined
        : { kind: 'finance', product, months, deposit, mileage };
    }
    default:
      return undefined;
  }
}

const toSlot = ({
  branch_id: branchId,
  date: day,
  time,
}: t.TypeOf<typeof CollectionDto>): CollectionSlot | undefined =>
  isCalendarDay(day) && /^\d{2}:\d{2}$/.test(time) ? { branchId, day, time } : undefined;

function section<Wire extends { readonly version: number }, Answer>(
  codec: t.Type<Wire, unknown>,
  wire: unknown,
  read: (wire: Wire) => Answer | undefined,
): { readonly version: number; readonly answer: Answer } | undefined {
  const decoded = decode(codec, wire);
  if (decoded._tag === 'Left') return undefined;
  const answer = read(decoded.right);
  return answer === undefined ? undefined : { version: decoded.right.version, answer };
}

/** The sections of an order. One that cannot be read is as one that was not filled in. */
export const toSections = (wire: Readonly<Record<string, unknown>>): OrderSections =>
  withoutAbsent({
    compliance: section(ComplianceDto, wire['compliance'], toCompliance),
    partExchange: section(PartExchangeDto, wire['partExchange'], toPartExchange),
    paymentMethod: section(PaymentDto, wire['paymentMethod'], toPayment),
    collection: section(CollectionDto, wire['collection'], toSlot),
  });
