import { isOutOfDate } from '../../valuation/public';
import type { OrderAgreement } from '../model/order-agreement';
import type { CollectionSlot, OrderSection, OrderSections } from '../model/order-sections';

export interface LapseFacts {
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** Whether a slot is offered, and nobody else's. */
  readonly isSlotFree: (slot: CollectionSlot) => boolean;
  /** What the order comes to now; absent where that cannot be worked out. */
  readonly agreement: OrderAgreement | undefined;
}

/** Sections whose answer was right once and is not any more, in their order. */
export function lapsedSections(
  { partExchange, paymentMethod, collection }: OrderSections,
  { now, isSlotFree, agreement }: LapseFacts,
): readonly OrderSection[] {
  const given = partExchange?.answer;
  return [
    ...(given?.kind === 'valuation' && isOutOfDate(given.lastDay, now)
      ? (['partExchange'] as const)
      : []),
    ...(paymentMethod !== undefined && agreement === undefined ? (['paymentMethod'] as const) : []),
    ...(collection !== undefined && !isSlotFree(collection.answer)
      ? (['collection'] as const)
      : []),
  ];
}
