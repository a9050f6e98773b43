import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpQuoteDesk } from '../../../../adapters/http/finance/http-quote-desk';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import type { QuoteTerms } from '../../../../core/finance/public';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const hp = {
  key: 'HP',
  product: 'Hire purchase',
  regular_payment: '199.21',
  number_of_regular_payments: 60,
  term: 60,
  cash_price: '9145.00',
  deposit: '1829.00',
  balance: '7316.00',
  total_amount_payable: '13791.60',
  apr: 12.9,
  interest_rate: 12.18,
  contract_mileage: 8000,
  residual: null,
  final_payment: null,
  option_fee: '10.00',
  lender: 'Example Finance',
  notifications: [],
};

const terms: QuoteTerms = { deposit: 0, depositType: 'Amount', mileage: 8000, months: 60 };

const ask = (
  answer: FakeAnswer | ((url: string) => FakeAnswer),
  stockIds: readonly string[] = ['48213'],
) => {
  const fake = fakeTransport(answer);
  const desk = new HttpQuoteDesk(makeHttpClient(fake));
  return { fake, quotes: firstValueFrom(desk.quotesFor(stockIds, terms)) };
};

const onlyHp = (quote: unknown) => ({
  json: { data: { '48213': { hpQuote: quote, pcpQuote: null } } },
});

describe('asking the lenders', () => {
  it('gives each vehicle’s quotes by its stock number, to the penny [CALL-23]', async () => {
    const pcp = {
      ...hp,
      key: 'PCP',
      regular_payment: 149.5,
      number_of_regular_payments: 47,
      term: 48,
      final_payment: '4200.00',
    };
    const { quotes } = ask({ json: { data: { '48213': { hpQuote: hp, pcpQuote: pcp } } } });
    expect(await quotes).toEqual(
      right({
        '48213': {
          hp: {
            product: 'HP',
            regularPayment: 19_921,
            numberOfRegularPayments: 60,
            termMonths: 60,
            cashPrice: 914_500,
            deposit: 182_900,
            amountOfCredit: 731_600,
            totalAmountPayable: 1_379_160,
            apr: 12.9,
            interestRate: 12.18,
            annualMileage: 8000,
            optionFee: 1_000,
            lender: 'Example Finance',
          },
          pcp: expect.objectContaining({
            product: 'PCP',
            regularPayment: 14_950,
            optionalFinalPayment: 420_000,
          }) as unknown,
        },
      }),
    );
  });

  it('asks with the terms by their names on the wire, a deposit of nothing included [CALL-20, SF-6]', async () => {
    const { fake, quotes } = ask(onlyHp(hp));
    await quotes;
    expect(fake.calls[0]?.url).toMatch(/^\/api\/v2\/vehicle-finance\?/);
    expect(Object.fromEntries(readQueryString(fake.calls[0]?.url.split('?')[1] ?? ''))).toEqual({
      stock_ids: '48213',
      term: '60',
      mileage: '8000',
      deposit: '0',
      deposit_type: 'Amount',
    });
  });

  it.each<[string, unknown]>([
    ['no monthly payment', { ...hp, regular_payment: null }],
    ['a monthly payment that is no amount', { ...hp, regular_payment: 'POA' }],
    ['no total to pay', { ...hp, total_amount_payable: undefined }],
    ['no APR', { ...hp, apr: null }],
    ['nothing in it', null],
  ])(
    'leaves out a quote with %s: it cannot be shown as an example [CARD-26, MF-1]',
    async (_, quote) => {
      expect(await ask(onlyHp(quote)).quotes).toEqual(right({}));
    },
  );

  it('reads an empty answer as no quotes', async () => {
    expect(await ask({ json: { data: [] } }).quotes).toEqual(right({}));
  });

  it('asks nothing for no vehicles, and each vehicle once', async () => {
    const none = ask(onlyHp(hp), []);
    expect(await none.quotes).toEqual(right({}));
    expect(none.fake.calls).toHaveLength(0);
    const twice = ask(onlyHp(hp), ['1', '2', '1']);
    await twice.quotes;
    expect(twice.fake.calls[0]?.url).toContain('stock_ids=1,2&');
  });

  it('asks for a hundred at a time and puts the answers together', async () => {
    const stockIds = Array.from({ length: 250 }, (_, number) => `s${number}`);
    const everyVehicle = (url: string): FakeAnswer => {
      const named = /stock_ids=([^&]*)/.exec(url)?.[1]?.split(',') ?? [];
      return {
        json: { data: Object.fromEntries(named.map((stockId) => [stockId, { hpQuote: hp }])) },
      };
    };
    const { fake, quotes } = ask(everyVehicle, stockIds);
    const outcome = await quotes;
    expect(fake.calls.map(({ url }) => url.split(',').length)).toEqual([100, 100, 50]);
    expect(outcome).toMatchObject({ _tag: 'Right' });
    expect(Object.keys('right' in outcome ? outcome.right : {})).toEqual(stockIds);
  });

  it('fails as a whole when one of its calls fails', async () => {
    const stockIds = Array.from({ length: 150 }, (_, number) => `s${number}`);
    const { quotes } = ask(
      (url) => (url.includes('s100') ? { status: 500, text: '' } : onlyHp(hp)),
      stockIds,
    );
    expect(await quotes).toEqual(left({ kind: 'refused', status: 500 }));
  });

  it.each<[string, FakeAnswer, unknown]>([
    ['refuses', { status: 500, text: '' }, { kind: 'refused', status: 500 }],
    ['cannot be reached', 'offline', { kind: 'unreachable' }],
    ['takes too long', 'timeout', { kind: 'timed-out' }],
    ['answers with a page of HTML', { text: '<html>' }, { kind: 'unreadable' }],
    ['answers with a list', { json: { data: [1] } }, { kind: 'unreadable' }],
  ])(
    'fails with a value, for a page to do without, when the desk %s [CALL-20, ERR-29]',
    async (_, answer, failure) => {
      expect(await ask(answer).quotes).toMatchObject(left(failure));
    },
  );
});
