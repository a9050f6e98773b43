import { inPoundsAndPence } from '../../../core/kernel/money';
import { orderTasks, type OrderView } from '../../../core/order/public';
import { inDecimals } from '../question/decimals';

/** An order for programs. */
export const orderInJson = ({ agreement, paid, paidBack, vehicle, ...order }: OrderView) => ({
  id: order.id,
  reference: order.reference,
  status: order.state,
  vehicle: { stockId: vehicle.stockId, title: vehicle.title, slug: vehicle.slug ?? null },
  sections: order.sections,
  lapsed: order.lapsed,
  hindrance: order.hindrance ?? null,
  toPay: agreement === undefined ? null : inDecimals(agreement.toPay),
  first: agreement === undefined ? null : inDecimals(agreement.first),
  monthly: agreement?.finance === undefined ? null : inDecimals(agreement.finance.figures.monthly),
  checked: order.checked,
  deposit:
    order.deposit === undefined
      ? null
      : {
          state: order.deposit.state,
          amount: inDecimals(order.deposit.amount),
          dueAt: order.deposit.dueAt ?? null,
          checkoutId: order.deposit.checkoutId ?? null,
        },
  checkoutUrl: order.deposit?.checkoutAddress ?? null,
  paid: inDecimals(paid),
  paidBack: inDecimals(paidBack),
  placedAt: order.placedAt ?? null,
});

/** An order for people. */
export function orderInText(order: OrderView): readonly string[] {
  const { agreement, sections, deposit } = order;
  const slot = sections.collection?.answer;
  return [
    `Order ${order.reference} (${order.id}): ${order.state}`,
    `Vehicle: ${order.vehicle.title} (${order.vehicle.stockId})`,
    ...orderTasks(sections, order.lapsed).map(({ section, state }) => `  ${section}: ${state}`),
    ...(slot === undefined
      ? []
      : [`Collection: branch ${slot.branchId}, ${slot.day} at ${slot.time}`]),
    ...(agreement === undefined ? [] : [`To pay: ${inPoundsAndPence(agreement.toPay)}`]),
    ...(deposit === undefined
      ? []
      : [`Deposit: ${inPoundsAndPence(deposit.amount)}, ${deposit.state}`]),
    ...(deposit?.dueAt === undefined ? [] : [`Deposit due by ${deposit.dueAt}`]),
    ...(deposit?.checkoutAddress === undefined ? [] : [`Pay at ${deposit.checkoutAddress}`]),
    ...(agreement?.finance === undefined
      ? []
      : [`A month: ${inPoundsAndPence(agreement.finance.figures.monthly)}`]),
  ];
}
