import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeCli } from '../../composition/modules/compose-cli';
import { TOKENS } from '../../composition/tokens';
import { pounds } from '../../core/kernel/money';
import {
  OrdersInProcess,
  SAM_SENT,
  valuationIn,
} from '../adapters/sandbox/orders/orders-in-process';

let desk: OrdersInProcess;
beforeAll(async () => {
  desk = await OrdersInProcess.open();
}, 60_000);
afterAll(() => desk.close());

/** A vehicle that the lender gives a PCP on. */
async function financed(): Promise<string> {
  const offered = await desk.get(
    'sam',
    `/api/v2/vehicle-finance?stock_ids=${desk.vehicles.join(',')}&term=48&deposit=250&deposit_type=Amount&mileage=6000`,
  );
  const quotes = Object.entries(offered.body['data'] as Record<string, { pcpQuote: unknown }>);
  const found = quotes.find(([, { pcpQuote }]) => pcpQuote !== null);
  if (found === undefined) throw new Error('The lender gives no PCP');
  return found[0];
}

describe('What the site knows of an order', () => {
  it('is one state: the vehicle and its finance, the worth of the part exchange beside the deposit, the order, compliance, part exchange and finance options [CC-07]', async () => {
    const vehicle = await financed();
    const id = await desk.begun('sam', vehicle);
    await desk.save('sam', id, 'compliance', { version: 0, ...SAM_SENT });
    const hash = valuationIn(await desk.valued('sam'));
    await desk.save('sam', id, 'partExchange', { version: 0, type: 'valuation', valuation: hash });
    await desk.save('sam', id, 'paymentMethod', { version: 0, type: 'finance' });
    const { transport } = desk.sandbox();
    const orders = composeCli({ transport, bearer: () => 'sam' }).get(TOKENS.orderRecords);
    const answer = await firstValueFrom(orders.order(id));
    if (isLeft(answer)) throw new Error(answer.left.kind);
    const { sections, agreement, ...order } = answer.right;
    expect(order).toMatchObject({ id, state: 'started', vehicle: { stockId: vehicle } });
    expect(sections.compliance?.answer).toMatchObject({ firstName: 'Sam', postcode: 'CH1 2AB' });
    const given = sections.partExchange?.answer;
    expect(given).toMatchObject({ kind: 'valuation', hash });
    expect(sections.paymentMethod?.answer).toMatchObject({
      kind: 'finance',
      product: 'PCP',
      deposit: 250,
      mileage: 6000,
    });
    expect(agreement?.finance?.quote).toMatchObject({ deposit: pounds(250) });
    expect(agreement?.partExchange).toBe(given?.kind === 'valuation' ? given.value : undefined);
    expect(agreement?.finance?.figures.deposit).toBeGreaterThan(pounds(250));
  });
});
