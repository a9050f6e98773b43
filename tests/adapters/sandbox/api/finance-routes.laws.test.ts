import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { isLeft } from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { aprOfPlan, planFinance, shownApr } from '../../../../core/finance/public';
import { pence } from '../../../../core/kernel/money';
import { aStock } from '../../../support/mothers/stock-record';
import { apiOver } from './api-over-memory';

const AGES = ['2026-11-01', '2024-02-10', '2021-07-01', '2018-01-05', '2008-01-01', ''];
const PRICES = [null, 1, 999_99, 4995_00, 12_345_00, 38_000_00, 150_000_00];
const stock = aStock(
  ...AGES.flatMap((registeredOn, age) =>
    PRICES.map((finalPricePence, place) => ({
      stockId: `V${age * PRICES.length + place}`,
      slug: `v${age}-${place}`,
      registeredOn,
      finalPricePence,
      mileage: [null, 10, 24_000, 61_000, 99_000][(age + place) % 5] ?? null,
      fuelType: place % 2 === 0 ? 'Petrol' : 'Electric',
    })),
  ),
);
const stockIds = stock.map(({ stockId }) => stockId).join(',');

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver(stock);
});

const NAMES = [
  'term',
  'mileage',
  'deposit',
  'deposit_type',
  'finance_term',
  'finance_mileage',
  'finance_deposit',
  'finance_deposit_type',
  'finance_search_only',
  'finance_apr',
  'selected_product',
  'pre_approved_finance[apr]',
  'pre_approved_finance[product]',
  'credit_rating',
  'monthly_from',
  'monthly_to',
];
const ODD = ['', '0', '-1', 'NaN', '1e400', '1e3', 'HP', 'pcp', 'Amount', 'poor', 'null', '%', '٣'];

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.constantFrom(...ODD),
        fc.double().map(String),
        fc.nat(100_000).map(String),
        fc.string({ unit: 'grapheme' }),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));

interface SentQuote {
  readonly [field: string]: unknown;
  readonly number_of_regular_payments: number;
  readonly apr: number;
  readonly key: string;
}

const inPence = (text: unknown): number => {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return Math.round(Number(text) * 100);
};

const priced = fc.record({
  term: fc.oneof(fc.constantFrom(1, 24, 36, 48, 60), fc.integer({ min: 1, max: 120 })),
  mileage: fc.constantFrom(0, 6000, 8000, 20_000, 50_000),
  deposit: fc.oneof(fc.constantFrom(0, 20, 99.99), fc.nat(40_000)),
  deposit_type: fc.constantFrom('Percentage', 'Amount'),
  finance_apr: fc.constantFrom('', '0', '0.1', '9.9', '12.9', '49.9', '1000'),
});

describe('whatever is asked of the finance calls', () => {
  it('is answered with quotes or with a reason, in JSON, and never with NaN [CALL-20, CALL-24, MF-4]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          `/api/v2/vehicle-finance?stock_ids=${stockIds}`,
          '/used/cars/get-bulk-finance/?vrms=AB12CDE,x',
        ),
        anyQuery,
        async (path, query) => {
          const { statusCode, body } = await api.inject(`${path}&${query}`);
          expect([200, 422]).toContain(statusCode);
          expect(body).not.toMatch(/NaN|Infinity|undefined/);
          const { data, errors } = JSON.parse(body) as Record<string, unknown>;
          if (statusCode === 200) expect(data).toBeTypeOf('object');
          else expect((errors as unknown[]).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('adds up to the penny, and is what the core plans for the same terms [FIN-04, FIN-11, CG-037]', async () => {
    await fc.assert(
      fc.asyncProperty(priced, async (terms) => {
        const query = new URLSearchParams(
          Object.entries(terms).map(([name, value]) => [name, String(value)]),
        );
        const { body } = await api.inject(
          `/api/v2/vehicle-finance?stock_ids=${stockIds}&${query.toString()}`,
        );
        const { data } = JSON.parse(body) as {
          data: Record<string, { hpQuote: SentQuote | null; pcpQuote: SentQuote | null }>;
        };
        for (const { hpQuote, pcpQuote } of Object.values(data)) {
          for (const quote of [hpQuote, pcpQuote]) if (quote !== null) checkQuote(quote, terms);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function checkQuote(quote: SentQuote, terms: { readonly finance_apr: string }): void {
  const of = (field: string): number => inPence(quote[field]);
  const regular = of('regular_payment');
  const months = quote.number_of_regular_payments;
  const first = quote['first_payment'] === null ? regular : of('first_payment');
  const final = quote['residual'] === null ? 0 : of('residual');
  const fee = of('option_fee');
  const payments = first + regular * (months - 1);
  expect(of('deposit') + of('balance')).toBe(of('cash_price'));
  expect(of('deposit') + payments + final + fee).toBe(of('total_amount_payable'));
  expect(payments + final + fee - of('balance')).toBe(of('total_amount_of_charges'));
  if (quote['final_payment'] !== null) {
    expect(of('final_payment')).toBe((quote.key === 'PCP' ? final : regular) + fee);
  }

  const plan = planFinance({
    credit: pence(of('balance')),
    months,
    apr: terms.finance_apr === '' ? 13.6 : Number(terms.finance_apr),
    deposit: pence(of('deposit')),
    finalPayment: pence(final),
    fee: pence(fee),
  });
  if (isLeft(plan)) throw new Error(plan.left.kind);
  expect(plan.right).toMatchObject({
    monthly: regular,
    totalAmountPayable: of('total_amount_payable'),
    totalChargeForCredit: of('total_amount_of_charges'),
  });
  expect(aprOfPlan(plan.right)).toMatchObject({ right: { shown: quote.apr } });
  expect(quote.apr).toBe(shownApr(quote.apr));
}
