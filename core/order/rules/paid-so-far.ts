import { add, nothing, type Money } from '../../kernel/money';
import type { Order } from '../model/order';

/** What was paid for an order and is kept. */
export const paidSoFar = ({ payments }: Pick<Order, 'payments'>): Money =>
  payments.reduce((sum, { amount, isPaidBack }) => (isPaidBack ? sum : add(sum, amount)), nothing);
