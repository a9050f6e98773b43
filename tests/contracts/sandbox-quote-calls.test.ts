import type { FastifyInstance } from 'fastify';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpQuoteDesk } from '../../adapters/http/finance/http-quote-desk';
import { makeHttpClient } from '../../adapters/http/http-client';
import { inProcessTransport } from '../../adapters/http/in-process-transport';
import { ageInMonths, quotesOn } from '../../adapters/sandbox/lender/lender';
import { valueClassOf } from '../../adapters/sandbox/lender/value-class';
import type { QuoteTerms } from '../../core/finance/public';
import { pence } from '../../core/kernel/money';
import { apiOver, TODAY } from '../adapters/sandbox/api/api-over-memory';
import { aStock } from '../support/mothers/stock-record';

const DAY = 86_400_000;

const stock = aStock(
  { stockId: 'S1', vrm: 'JT71ABC', registeredOn: '2023-11-20', mileage: 24_000 },
  { stockId: 'S2', vrm: 'AB12CDE', registeredOn: '2012-03-01', mileage: 90_000 },
);

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver(stock);
});

const desk = () =>
  new HttpQuoteDesk(
    makeHttpClient({ transport: inProcessTransport((request) => api.inject(request)) }),
  );

/** What the lender says of one of the vehicles, before it is written and read. */
function lent(at: number, terms: QuoteTerms) {
  const record = stock[at];
  if (record === undefined) throw new Error('no such vehicle');
  const days = (date: string): number => Date.parse(date) / DAY;
  return quotesOn(
    {
      price: pence(record.finalPricePence ?? 0),
      ageMonths: ageInMonths(days(record.registeredOn ?? ''), days(TODAY)),
      mileage: record.mileage ?? undefined,
      valueClass: valueClassOf(record),
    },
    terms,
  );
}

describe('what the sandbox’s lender says', () => {
  it.each<[string, QuoteTerms]>([
    ['usual terms', { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 48 }],
    ['an amount down', { deposit: 1000, depositType: 'Amount', mileage: 12_000, months: 36 }],
    [
      'no interest',
      { deposit: 1234.56, depositType: 'Amount', mileage: 8000, months: 36, approvedApr: 0 },
    ],
    ['terms it must change', { deposit: 0, depositType: 'Amount', mileage: 1, months: 60 }],
  ])('is read without loss, on %s [FIN-52, CALL-23]', async (_, terms) => {
    const outcome = await firstValueFrom(desk().quotesFor(['S1', 'S2', 'gone'], terms));
    if (isLeft(outcome)) throw new Error(outcome.left.kind);
    expect(Object.keys(outcome.right)).toEqual(['S1', 'S2']);
    for (const [at, stockId] of ['S1', 'S2'].entries()) {
      const { HP, PCP } = lent(at, terms);
      const read = outcome.right[stockId];
      for (const [product, quote, told] of [
        ['HP', HP, read?.HP],
        ['PCP', PCP, read?.PCP],
      ] as const) {
        if (isLeft(quote)) {
          expect(told).toBeUndefined();
          continue;
        }
        const { reference, applicationLink, creditCheckLink, notifications, ...rest } = told ?? {};
        expect(rest).toEqual(quote.right);
        expect(reference).toMatch(new RegExp(`^${product}-${stockId}-`));
        expect([applicationLink, creditCheckLink]).toEqual([
          `/api/v2/lender/apply/?quote=${reference}`,
          `/api/v2/lender/credit-check/?quote=${reference}`,
        ]);
        const isChanged = terms.mileage === 1;
        expect((notifications ?? []).length > 0).toBe(isChanged);
      }
    }
  });

  it('is the same by registration mark [CALL-24, CG-051]', async () => {
    const terms = { deposit: 500, depositType: 'Amount', mileage: 8000, months: 48 } as const;
    const byId = await firstValueFrom(desk().quotesFor(['S1'], terms));
    const byMark = await firstValueFrom(desk().quotesByMark(['jt71 abc', 'NO99ONE'], terms));
    if (isLeft(byId)) throw new Error(byId.left.kind);
    expect(byMark).toEqual({ _tag: 'Right', right: { JT71ABC: byId.right['S1'] } });
  });

  it('begins a credit check on a quote it gave, and on no other [FIN-58]', async () => {
    const terms = { deposit: 500, depositType: 'Amount', mileage: 8000, months: 48 } as const;
    const outcome = await firstValueFrom(desk().quotesFor(['S1'], terms));
    const quote = isLeft(outcome) ? undefined : outcome.right['S1']?.HP;
    expect(await firstValueFrom(desk().creditCheck(quote?.reference ?? ''))).toEqual({
      _tag: 'Right',
      right: quote?.creditCheckLink,
    });
    expect(await firstValueFrom(desk().creditCheck('HP-S1-1-1-1-1-x'))).toMatchObject({
      _tag: 'Left',
    });
  });

  it('that a request cannot be read is a failure with a value, not a crash [CALL-20]', async () => {
    const terms = { deposit: -1, depositType: 'Amount', mileage: 8000, months: 48 } as const;
    expect(await firstValueFrom(desk().quotesFor(['S1'], terms))).toEqual({
      _tag: 'Left',
      left: {
        kind: 'refused',
        status: 422,
        fieldReasons: { deposit: 'Must be a number of 0 or more.' },
      },
    });
  });
});
