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
  json: { data: { '48213': { hpQuote: quote, pcpQuote: null, minQuote: 'HP' } } },
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
    const { quotes } = ask({
      json: { data: { '48213': { hpQuote: hp, pcpQuote: pcp, minQuote: 'PCP' } } },
    });
    expect(await quotes).toEqual(
      right({
        '48213': {
          HP: {
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
          PCP: expect.objectContaining({
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

  it.each([
    ['on request', 'Quote'],
    ['not at all', undefined],
    ['of a product that has none', 'PCP'],
  ])(
    'hides a month’s payment that is told %s from cards [CARD-26, FIN-55]',
    async (_, minQuote) => {
      const { quotes } = ask({ json: { data: { '48213': { hpQuote: hp, minQuote } } } });
      expect(await quotes).toMatchObject({ right: { '48213': { onRequest: true } } });
      expect(await ask(onlyHp(hp)).quotes).not.toMatchObject({
        right: { '48213': { onRequest: true } },
      });
    },
  );

  it('keeps the lender’s first word on a product without figures [ERR-34]', async () => {
    const refused = { notifications: [{ Message: 'Too old.' }, { Message: 'And too far.' }] };
    const { quotes } = ask({
      json: {
        data: { '48213': { hpQuote: refused, notifications: [{ Message: 'No PCP.' }] } },
        errors: [{ stock_id: '48214', message: 'No price.' }, { stock_id: '48215' }, 'odd'],
      },
    });
    expect(await quotes).toEqual(
      right({
        '48213': { refusals: { HP: 'Too old.', PCP: 'No PCP.' } },
        '48214': { refusals: { HP: 'No price.', PCP: 'No price.' } },
      }),
    );
  });

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

describe('a quote in full', () => {
  const full = {
    ...hp,
    key: 'pcp',
    all_inclusive_regular_payment: '205.00',
    total_price: '9300.00',
    total_deposit: '2329.00',
    total_amount_of_charges: '1234.56',
    residual: '4200.00',
    final_payment: '4210.00',
    first_payment: '198.00',
    mileage: 8000,
    contract_mileage: 32_000,
    excess_mileage_rate: '7.5',
    lender: { name: 'Example Finance' },
    lender_logo: 'https://lender.example/mark.svg',
    link: 'Q-1',
    application_link: '/apply/?quote=Q-1',
    credit_check_link: 'https://lender.example/check?quote=Q-1',
    notifications: [{ Message: 'Subject to status' }, 'Over 18 only', { Message: '' }, null, 7],
    value_added_products: [{ name: 'Service plan', price: '300.00' }, { price: '1.00' }, 'x'],
  };
  const asPcp = async (quote: unknown) => {
    const { quotes } = ask({ json: { data: { '48213': { pcpQuote: quote } } } });
    const outcome = await quotes;
    return 'right' in outcome ? outcome.right['48213']?.PCP : undefined;
  };

  it('keeps every field of the call [FIN-52, FIN-53]', async () => {
    expect(await asPcp(full)).toEqual({
      product: 'PCP',
      regularPayment: 199_21,
      allInclusivePayment: 205_00,
      numberOfRegularPayments: 60,
      termMonths: 60,
      cashPrice: 9145_00,
      totalPrice: 9300_00,
      deposit: 1829_00,
      contribution: 500_00,
      totalDeposit: 2329_00,
      amountOfCredit: 7316_00,
      totalAmountPayable: 13_791_60,
      totalCharges: 1234_56,
      apr: 12.9,
      interestRate: 12.18,
      annualMileage: 8000,
      contractMileage: 32_000,
      excessMileageRate: 7.5,
      optionalFinalPayment: 4200_00,
      firstPayment: 198_00,
      lastPayment: 4210_00,
      optionFee: 10_00,
      lender: 'Example Finance',
      lenderLogo: 'https://lender.example/mark.svg',
      reference: 'Q-1',
      applicationLink: '/apply/?quote=Q-1',
      creditCheckLink: 'https://lender.example/check?quote=Q-1',
      notifications: ['Subject to status', 'Over 18 only', '7'],
      valueAddedProducts: [{ name: 'Service plan', price: 300_00 }],
    });
  });

  it.each(
    Object.keys(full).filter(
      (field) =>
        ![
          'regular_payment',
          'number_of_regular_payments',
          'term',
          'cash_price',
          'deposit',
          'balance',
          'total_amount_payable',
          'apr',
        ].includes(field),
    ),
  )('does without %s where it cannot be read [FIN-52, MF-1]', async (field) => {
    for (const odd of [null, undefined, {}, [], NaN, 'POA ', '']) {
      expect((await asPcp({ ...full, [field]: odd }))?.regularPayment).toBe(199_21);
    }
  });

  it.each([
    ['regular_payment', '-1.00'],
    ['number_of_regular_payments', 0],
    ['number_of_regular_payments', -3],
    ['term', 'x'],
    ['cash_price', '0.00'],
    ['deposit', null],
    ['balance', '-0.01'],
    ['total_amount_payable', 'POA'],
    ['apr', -1],
    ['apr', '1e400'],
    ['key', 'HP'],
  ])('is none with %s of %s [CARD-26, MF-1]', async (field, value) => {
    expect(await asPcp({ ...full, [field]: value })).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    ' JaVa\tScript:alert(1)',
    'http://lender.example/',
    'mailto:a@b.example',
    'tel:01632960101',
    '\\\\evil.example',
    '#here',
  ])('leads nowhere by %s [CX-3]', async (address) => {
    const quote = await asPcp({
      ...full,
      application_link: address,
      credit_check_link: address,
      lender_logo: address,
    });
    expect(quote?.regularPayment).toBe(199_21);
    expect(quote).not.toHaveProperty('applicationLink');
    expect(quote).not.toHaveProperty('creditCheckLink');
    expect(quote).not.toHaveProperty('lenderLogo');
  });

  it('is read in the shape of its provider, flat facts first [FIN-54]', async () => {
    const { key: _, regular_payment: __, apr: ___, ...rest } = hp;
    const provided = {
      ...rest,
      Finance: {
        Quote: {
          RegularPayment: 199.21,
          Apr: 12.9,
          Deposit: { RetailerContribution: 250 },
        },
        Product: { Key: 'PCP' },
      },
    };
    const read = { regularPayment: 199_21, apr: 12.9, contribution: 250_00 };
    expect(await asPcp(provided)).toMatchObject(read);
    expect(await asPcp({ ...provided, apr: 9.9 })).toMatchObject({ ...read, apr: 9.9 });
    const other = { ...provided, Finance: { ...provided.Finance, Product: { Key: 'HP' } } };
    expect(await asPcp(other)).toBeUndefined();
    expect(await asPcp({ ...full, Finance: 'none' })).toMatchObject({ regularPayment: 199_21 });
  });
});

describe('asking by registration mark', () => {
  const byMarks = (answer: FakeAnswer, marks: readonly string[]) => {
    const fake = fakeTransport(answer);
    const desk = new HttpQuoteDesk(makeHttpClient(fake));
    return { fake, quotes: firstValueFrom(desk.quotesByMark(marks, terms)) };
  };

  it('writes marks in capitals without spaces, each once, and reads them so [CALL-24]', async () => {
    const { fake, quotes } = byMarks({ json: { data: { 'jt71 abc': { hpQuote: hp } } } }, [
      'jt71 abc',
      'JT71ABC',
      'ab12-cde',
    ]);
    expect(await quotes).toMatchObject({ right: { JT71ABC: { HP: { regularPayment: 199_21 } } } });
    const [path, query = ''] = fake.calls[0]?.url.split('?') ?? [];
    expect(path).toBe('/used/cars/get-bulk-finance/');
    expect(Object.fromEntries(readQueryString(query))).toEqual({
      vrms: 'JT71ABC,AB12CDE',
      finance_term: '60',
      finance_mileage: '8000',
      finance_deposit: '0',
      finance_deposit_type: 'Amount',
    });
  });

  it('adds an approved rate and the whole monthly range, and neither without one [CALL-21, CALL-22, FIN-57, WE-038]', async () => {
    const fake = fakeTransport({ json: { data: {} } });
    const desk = new HttpQuoteDesk(makeHttpClient(fake));
    await firstValueFrom(desk.quotesFor(['1'], { ...terms, approvedApr: 9.9 }));
    const query = Object.fromEntries(readQueryString(fake.calls[0]?.url.split('?')[1] ?? ''));
    expect(query).toMatchObject({
      finance_apr: '9.9',
      'pre_approved_finance[apr]': '9.9',
      monthly_from: '0',
      monthly_to: '9999',
    });
    await firstValueFrom(desk.quotesFor(['1'], terms));
    expect(fake.calls[1]?.url).not.toMatch(/monthly_|apr/);
    expect(query).not.toHaveProperty('credit_rating');
    expect(query).not.toHaveProperty('selected_product');
  });

  it('adds the product asked for, and to an approved rate the rating [CALL-21, STORE-05]', async () => {
    const fake = fakeTransport({ json: { data: {} } });
    const desk = new HttpQuoteDesk(makeHttpClient(fake));
    const approved: QuoteTerms = { ...terms, approvedApr: 9.9, creditRating: 'good' };
    await firstValueFrom(desk.quotesFor(['1'], { ...approved, product: 'HP' }));
    await firstValueFrom(desk.quotesByMark(['AB12CDE'], { ...terms, product: 'PCP' }));
    const [first, second] = fake.calls.map(({ url }) =>
      Object.fromEntries(readQueryString(url.split('?')[1] ?? '')),
    );
    expect(first).toMatchObject({
      selected_product: 'HP',
      'pre_approved_finance[product]': 'HP',
      credit_rating: 'good',
    });
    expect(second).toMatchObject({ selected_product: 'PCP' });
    expect(second).not.toHaveProperty('pre_approved_finance[product]');
  });
});

describe('a credit check', () => {
  const check = (answer: FakeAnswer) => {
    const fake = fakeTransport(answer);
    return {
      fake,
      link: firstValueFrom(new HttpQuoteDesk(makeHttpClient(fake)).creditCheck('Q-1')),
    };
  };

  it('hands over the reference of a quote and gives where to go on [FIN-58]', async () => {
    const { fake, link } = check({ json: { data: { link: 'https://lender.example/check' } } });
    expect(await link).toEqual(right('https://lender.example/check'));
    expect(fake.calls).toMatchObject([{ url: '/api/v2/credit-check' }]);
  });

  it.each([{ data: {} }, { data: { link: '' } }, { data: { link: 'javascript:alert(1)' } }])(
    'fails for an answer that leads nowhere: %j [CX-3]',
    async (json) => {
      expect(await check({ json }).link).toMatchObject(left({ kind: 'unreadable' }));
    },
  );

  it('fails where the lender does not know the quote', async () => {
    expect(await check({ status: 404, text: '{}' }).link).toMatchObject(
      left({ kind: expect.any(String) as string }),
    );
  });
});
