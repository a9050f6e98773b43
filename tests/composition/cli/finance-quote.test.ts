import { describe, expect, it } from 'vitest';
import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { readQueryString } from '../../../core/kernel/query-string';
import { fakeTransport } from '../../adapters/http/fake-transport';
import { finance } from './finance-terminal';

const hp = {
  key: 'HP',
  regular_payment: '199.21',
  number_of_regular_payments: 60,
  term: 60,
  cash_price: '9145.00',
  total_price: '9145.00',
  deposit: '1829.00',
  balance: '7316.00',
  total_amount_payable: '13791.60',
  total_amount_of_charges: '4646.60',
  apr: 12.9,
  interest_rate: 12.18,
  mileage: 8000,
  option_fee: '10.00',
  lender: 'Example Finance',
  notifications: [{ Message: 'Subject to status.' }],
};
const pcp = { ...hp, key: 'PCP', regular_payment: '149.50', number_of_regular_payments: 48 };
const pcpQuote = { ...pcp, term: 48, residual: '4200.00' };

/** Lenders that quote on three vehicles, 1 with both products, 2 with one, 3 with neither. */
async function quote(words: readonly string[], input?: readonly string[]) {
  const asked: Record<string, string>[] = [];
  let closed = 0;
  const fake = fakeTransport((url) => {
    const params = Object.fromEntries(readQueryString(url.split('?')[1] ?? ''));
    asked.push(params);
    const quotes = { '1': { hpQuote: hp, pcpQuote }, '2': { hpQuote: hp, pcpQuote: null } };
    return url.includes('stock_ids=9') ? { status: 503, text: '' } : { json: { data: quotes } };
  });
  const open: OpenBackEnd = () =>
    Promise.resolve({
      line: { transport: fake.transport },
      close: () => Promise.resolve(void (closed += 1)),
    });
  const result = await finance(['quote', ...words], { open, ...(input ? { input } : {}) });
  return { ...result, asked, closed, text: result.out.join('\n') };
}

describe('forecourt finance quote', () => {
  it('asks the lenders on the terms given [CALL-20]', async () => {
    const words = ['--stock-id', '1', '--product', 'pcp', '--term', '48', '--mileage', '10000'];
    const { exitCode, asked, closed, err } = await quote([
      ...words,
      '--deposit',
      '1500',
      '--deposit-type',
      'amount',
      '--apr',
      '9.9',
    ]);
    expect({ exitCode, closed, err }).toEqual({ exitCode: 0, closed: 1, err: [] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      stock_ids: '1',
      term: '48',
      mileage: '10000',
      deposit: '1500',
      deposit_type: 'Amount',
      finance_apr: '9.9',
    });
  });

  it.each([
    [[], { term: '48', mileage: '8000', deposit: '20', deposit_type: 'Percentage' }],
    [['--product', 'hp'], { term: '60', deposit: '20', deposit_type: 'Percentage' }],
    [['--product', 'HP', '--deposit', '500'], { term: '48', deposit_type: 'Amount' }],
    [['--term', '60'], { term: '48' }],
  ])(
    'assumes the rest as the site does, told %j [FIN-31, FIN-33, FIN-36, FIN-37]',
    async (words, terms) => {
      const { asked } = await quote(['--stock-id', '1', ...words]);
      expect(asked[0]).toMatchObject(terms);
    },
  );

  it('prints the finance table of the vehicle’s page [FIN-22, FIN-48]', async () => {
    const { exitCode, out, text } = await quote(['--stock-id', '1']);
    expect(exitCode).toBe(0);
    expect(out.slice(0, 3)).toEqual([
      'Personal contract purchase (PCP), stock id 1',
      'Finance from Example Finance',
      '',
    ]);
    expect(text).toMatch(/Monthly payments +48 of £149\.50/);
    expect(text).toMatch(/Optional Final Payment +£4,200\.00/);
    expect(text).toMatch(/Total Amount Payable +£13,791\.60/);
    expect(out.at(-1)).toBe('Subject to status.');
  });

  it('shows the other product where the one asked for has no quote, and says so [FIN-45]', async () => {
    const { text } = await quote(['--stock-id', '2', '--product', 'pcp']);
    expect(text).toMatch(/^Hire purchase \(HP\), stock id 2\nNo lender offers a PCP/);
  });

  it('gives the whole quote as JSON, money as decimals', async () => {
    const { text } = await quote(['--stock-id', '1', '--product', 'hp', '--json']);
    expect(JSON.parse(text)).toMatchObject({
      stockId: '1',
      product: 'HP',
      regularPayment: '199.21',
      amountOfCredit: '7316.00',
      totalAmountPayable: '13791.60',
      totalCharges: '4646.60',
      apr: 12.9,
      termMonths: 60,
    });
  });

  it('says that nobody knows or quotes a vehicle', async () => {
    const { exitCode, out, err, closed } = await quote(['--stock-id', '777']);
    expect({ exitCode, out, closed }).toEqual({ exitCode: 1, out: [], closed: 1 });
    expect(err).toEqual([expect.stringMatching(/^There is no quote on stock id 777: /)]);
  });

  it('says that the lenders refuse to answer', async () => {
    const { exitCode, err } = await quote(['--stock-id', '9']);
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: ['The back end refused to answer (status 503).'],
    });
  });

  it.each([
    [[], '--stock-id is missing.'],
    [['--stock-id', '1,2'], '--stock-id must be the stock id of one vehicle.'],
    [['--stock-id', '1', '--product', 'lease'], '--product must be one of: PCP, HP.'],
    [['--stock-id', '1', '--term', '1.5'], '--term must be a whole number from 1 to 600.'],
    [
      ['--stock-id', '1', '--mileage', '-1'],
      '--mileage must be a whole number from 0 to 1,000,000.',
    ],
    [['--stock-id', '1', '--deposit', 'x'], /^--deposit must be an amount/],
    [
      ['--stock-id', '1', '--deposit', '101', '--deposit-type', 'Percentage'],
      /^--deposit must be a percentage/,
    ],
    [
      ['--stock-id', '1', '--deposit-type', 'share'],
      '--deposit-type must be one of: Percentage, Amount.',
    ],
    [['--stock-id', '1', '--apr', 'NaN'], /^--apr must be a percentage/],
  ])('refuses %j before anybody is asked', async (words, line) => {
    const { exitCode, out, err, asked } = await quote(words);
    expect({ exitCode, out, asked }).toEqual({ exitCode: 2, out: [], asked: [] });
    expect(err).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  });

  it('answers many lines over one back end', async () => {
    const lines = ['{"stockId":1}', '{"stockId":"777"}', '{"stockId":2,"product":"hp"}'];
    const { exitCode, out, closed } = await quote(['--batch'], lines);
    expect({ exitCode, closed }).toEqual({ exitCode: 2, closed: 1 });
    const answers = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ product, line }) => product ?? line)).toEqual(['PCP', 2, 'HP']);
  });
});
