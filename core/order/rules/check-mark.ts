import type { Order } from '../model/order';
import type { OrderAgreement } from '../model/order-agreement';
import { ORDER_SECTIONS } from '../model/order-sections';

/**
 * What a customer has checked, as one text: the version of every section, and what the order comes
 * to. It is placed as it was checked or not at all, so that nobody buys what another device, or a
 * changed price, has made of it (OR-6).
 */
export const checkMark = (
  { sections }: Pick<Order, 'sections'>,
  agreement: OrderAgreement | undefined,
): string =>
  [
    ORDER_SECTIONS.map((section) => sections[section]?.version ?? 0).join('.'),
    agreement?.toPay ?? '',
    agreement?.first ?? '',
    agreement?.finance?.figures.monthly ?? '',
    agreement?.finance?.figures.totalAmountPayable ?? '',
  ].join('-');
