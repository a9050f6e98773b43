import type { OrderSections } from '../model/order-sections';

/** What is to be brought to the branch on the day. */
export type Paper =
  | 'licence'
  /** Since the licence shows another address: two, and else none. */
  | 'proofs-of-address'
  | 'payment-card'
  | 'part-exchange-papers'
  | 'settlement-letter'
  | 'bank-details';

/** What a customer has to bring, by what the sections say. */
export function papersToBring({
  compliance,
  partExchange,
  paymentMethod,
}: OrderSections): readonly Paper[] {
  const given = partExchange?.answer;
  return [
    'licence',
    ...(compliance?.answer.licenceShowsAddress === false ? (['proofs-of-address'] as const) : []),
    ...(paymentMethod?.answer.kind === 'card-deposit' ? (['payment-card'] as const) : []),
    ...(paymentMethod?.answer.kind === 'finance' ? (['bank-details'] as const) : []),
    ...(given?.kind === 'valuation' ? (['part-exchange-papers'] as const) : []),
    ...(given?.kind === 'valuation' && given.settlement > 0
      ? (['settlement-letter'] as const)
      : []),
  ];
}
