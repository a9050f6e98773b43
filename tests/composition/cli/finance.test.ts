import { describe, expect, it } from 'vitest';
import { answerOf, batchOf, finance } from './finance-terminal';

const LOAN = ['--credit', '17530', '--months', '60', '--apr', '13.6'] as const;
const CALCULATOR = ['--amount', '18530', '--deposit', '1000', '--months', '60', '--apr', '13.6'];

describe('forecourt finance payment', () => {
  it('works out the calculator’s defaults to the penny [FIN-06, FIN-11, CG-037, CG-038]', async () => {
    expect(await answerOf('payment', ...LOAN, '--deposit', '1000', '--fee', '10')).toEqual({
      monthly: '397.24',
      totalOfPayments: '23834.40',
      totalAmountPayable: '24844.40',
      totalChargeForCredit: '6314.40',
      aprOfPlan: 13.6,
      aprExact: expect.closeTo(13.6148, 4) as number,
    });
  });

  it('prints the same in the words of the trade, figures below each other', async () => {
    const { exitCode, out, err } = await finance(['payment', ...LOAN, '--fee', '10']);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: [] });
    expect(out).toContain('Monthly payment                                   £397.24');
    expect(out).toContain('Total charge for credit                         £6,314.40');
    expect(new Set(out.map((line) => line.length)).size).toBe(1);
  });

  it('reproduces a manufacturer’s published purchase plan, its final payment a month after the last', async () => {
    const words = ['--credit', '20682', '--months', '47', '--apr', '11.9'];
    const told = await answerOf('payment', ...words, '--final-payment', '9844.29');
    expect(told).toMatchObject({ monthly: '380.65', aprOfPlan: 11.9 });
  });

  it('treats the fee in each of the three ways there are', async () => {
    const monthly = async (treatment: string): Promise<unknown> => {
      const words = [...LOAN, '--fee', '10', '--final-payment', '500'];
      return (await answerOf('payment', ...words, '--fee-treatment', treatment)).monthly;
    };
    const [beside, within, inside] = await Promise.all(
      ['last-payment', 'in-apr', 'in-final-payment'].map(monthly),
    );
    expect(Number(within)).toBeLessThan(Number(beside));
    expect(Number(inside)).toBeGreaterThan(Number(beside));
  });

  it('gives the pence that do not divide to the first payment, or to the last where told so', async () => {
    const words = ['--credit', '12931', '--months', '36', '--apr', '0'];
    expect(await answerOf('payment', ...words)).toMatchObject({
      monthly: '359.19',
      oddPayment: '359.35',
      oddPence: 'first',
      totalOfPayments: '12931.00',
      totalChargeForCredit: '0.00',
      aprOfPlan: 0,
    });
    const last = await answerOf('payment', ...words, '--odd-pence', 'last');
    expect(last).toMatchObject({ oddPayment: '359.35', oddPence: 'last' });
    expect((await finance(['payment', ...words])).out.join('\n')).toMatch(/First payment +£359.35/);
  });

  it('lists every payment with --schedule, down to a balance of nothing', async () => {
    const words = ['--credit', '1000', '--months', '3', '--apr', '12', '--schedule'];
    const { schedule } = await answerOf('payment', ...words);
    expect(schedule).toHaveLength(3);
    expect((schedule as unknown[]).at(-1)).toMatchObject({
      month: 3,
      fee: '0.00',
      balance: '0.00',
    });
    const { out } = await finance(['payment', ...words]);
    expect(out.at(-4)).toBe('Month  Payment  Interest  Off the debt    Fee  Balance');
    expect(out.at(-1)).toMatch(/^ {4}3 .*£0\.00$/);
  });

  it('takes money as it is written, sign of the pound and commas too', async () => {
    const words = ['--months', '60', '--apr', '13.6'];
    const plain = await answerOf('payment', '--credit', '17530.50', ...words);
    expect(await answerOf('payment', '--credit', '£17,530.50', ...words)).toEqual(plain);
  });

  it.each([
    ['--final-payment', [...LOAN, '--final-payment', '40000'], 'at most £33,518.79.'],
    ['--fee', [...LOAN, '--fee', '10', '--fee-treatment', 'in-final-payment'], 'smaller'],
    ['--fee', [...LOAN, '--fee', '40000', '--fee-treatment', 'in-apr'], 'can bear'],
    ['--credit', ['--credit', '0', '--months', '60', '--apr', '1'], 'nothing is borrowed'],
  ])('refuses an agreement whose %s cannot be, and says why', async (flag, words, why) => {
    const { exitCode, out, err } = await finance(['payment', ...words]);
    expect({ exitCode, out, lines: err.length }).toEqual({ exitCode: 2, out: [], lines: 1 });
    expect(err[0]).toContain(flag);
    expect(err[0]).toContain(why);
  });
});

describe('forecourt finance apr', () => {
  it.each([
    ['[[0,-1000],[1,1200]]', 20, 20],
    ['[[0,-1000],[1.4958904109589042,1200]]', 13, 12.96],
    ['[[0,-1000],[1,600],[2,600]]', 13.1, 13.06623],
    ['[[1,600],[0,"-1000.00"],[2,600]]', 13.1, 13.06623],
  ])('solves %s as the directive does', async (flows, apr, exact) => {
    const told = await answerOf('apr', '--flows', flows);
    expect(told.apr).toBe(apr);
    expect(told.exact).toBeCloseTo(exact, 2);
  });

  it('prints the APR to one decimal, and as solved', async () => {
    const { out } = await finance(['apr', '--flows', '[[0,-1000],[1,600],[2,600]]']);
    expect(out[0]).toMatch(/^APR +13\.1%$/);
    expect(out[1]).toMatch(/^As solved +13\.06623\d*%$/);
  });

  it.each([
    ['[[0,-1000],[1,900]]', 'less is paid back than was advanced (-10%)'],
    ['[[0,1000],[1,-900]]', 'no APR'],
    ['[[0,-1000]]', 'no APR'],
    ['[]', 'must be pairs'],
    ['[[0,-1000],[1]]', 'must be pairs'],
    ['[[0,-1000],[-1,1200]]', 'must be pairs'],
    ['[[0,-1000],[1,1e400]]', 'must be pairs'],
    ['[[0,-1000],[1,"a"]]', 'must be pairs'],
    ['{"a":1}', 'must be pairs'],
    ['[[0,', 'must be pairs'],
  ])('refuses %s', async (flows, why) => {
    const { exitCode, out, err } = await finance(['apr', '--flows', flows]);
    expect({ exitCode, out, lines: err.length }).toEqual({ exitCode: 2, out: [], lines: 1 });
    expect(err[0]).toContain('--flows');
    expect(err[0]).toContain(why);
  });
});

describe('forecourt finance calculator', () => {
  it('shows the regulated totals [FIN-04, FIN-06, FIN-11, FIN-15, CG-038]', async () => {
    expect(await answerOf('calculator', ...CALCULATOR)).toEqual({
      monthly: '397.24',
      totalOfPayments: '23834.40',
      totalAmountPayable: '24844.40',
      totalCostOfCredit: '6314.40',
      optionFee: '10.00',
      depositMaximum: '10000.00',
      deposit: '1000.00',
      monthlyRange: { monthly_from: 350, monthly_to: 450 },
    });
  });

  it('shows the totals to the letter where asked to [FIN-13, FIN-14, WE-028]', async () => {
    const told = await answerOf('calculator', ...CALCULATOR, '--totals', 'as-specified');
    expect(told).toMatchObject({
      monthly: '397.24',
      totalAmountPayable: '23834.40',
      totalCostOfCredit: '5304.40',
    });
  });

  it.each([
    ['18530', '1000', '10000.00', '1000.00'],
    ['7600', '1000', '7000.00', '1000.00'],
    ['10000', '1000', '10000.00', '1000.00'],
    ['10100', '1000', '10000.00', '1000.00'],
    ['4000', '4000', '4000.00', '4000.00'],
    ['1500', '2000', '1000.00', '1500.00'],
  ])(
    'holds the deposit to an amount of £%s [FIN-08, FIN-09, FIN-10, WE-022 to WE-027]',
    async (amount, deposit, depositMaximum, held) => {
      const words = ['--amount', amount, '--deposit', deposit, '--months', '60', '--apr', '13.6'];
      expect(await answerOf('calculator', ...words)).toMatchObject({
        depositMaximum,
        deposit: held,
      });
    },
  );

  it('asks nothing a month where nothing is borrowed, and says why [FIN-12, WE-030]', async () => {
    const words = ['--amount', '1000', '--deposit', '2000', '--months', '60', '--apr', '13.6'];
    expect(await answerOf('calculator', ...words)).toMatchObject({
      monthly: '0.00',
      monthlyRange: null,
      why: 'The deposit is all of the amount: nothing is borrowed.',
    });
    expect((await finance(['calculator', ...words])).out.join('\n')).toMatch(/nothing is borrowed/);
  });

  it('prints the rows of the calculator', async () => {
    const { out } = await finance(['calculator', ...CALCULATOR]);
    expect(out.join('\n')).toMatch(/Total cost of credit +£6,314\.40/);
    expect(out.join('\n')).toMatch(/Search around it, a month +£350 to £450/);
  });
});

describe('forecourt finance deposits', () => {
  it.each([
    ['4999', 8, 3500],
    ['5000', 10, 4500],
    ['20995', 40, 19_500],
    ['1000', 2, 500],
    ['500', 1, 0],
    ['999', 1, 0],
    ['0', 1, 0],
  ])('lists those of £%s [FIN-28, FIN-29, WE-001 to WE-006]', async (price, count, top) => {
    const told = await answerOf('deposits', '--price', price);
    const options = told.options as readonly number[];
    expect(options).toEqual(Array.from({ length: count }, (_, step) => step * 500));
    expect(options.at(-1)).toBe(top);
    expect(told.default).toEqual({ deposit: 20, depositType: 'Percentage' });
  });

  it.each([
    ['2500', '3000', 1000],
    ['2001', '2500', 1000],
    ['2000', '2000', 0],
    ['900', '1000', 0],
    ['3000', '1000', 1000],
  ])(
    'replaces a deposit that £%s cannot bear [FIN-30, WE-007 to WE-011]',
    async (price, deposit, held) => {
      const told = await answerOf('deposits', '--price', price, '--deposit', deposit);
      expect(told.default).toEqual({ deposit: held, depositType: 'Amount' });
    },
  );

  it('prints them for a person', async () => {
    const { out } = await finance(['deposits', '--price', '1200']);
    expect(out).toEqual(['Deposit 20% by default, or one of:', '  £0', '  £500']);
  });

  it('refuses a price whose deposits would fill a book', async () => {
    const { exitCode, err } = await finance(['deposits', '--price', '10000000.01']);
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: ['--price must be at most £10,000,000.'],
    });
  });
});

describe('forecourt finance range', () => {
  it.each([
    ['237.41', 200, 300],
    ['250.00', 200, 300],
    ['397.24', 350, 450],
    ['15.00', 0, 50],
  ])('looks around £%s [FIN-15, ROUTE-39, WE-031 to WE-035]', async (payment, from, to) => {
    expect(await answerOf('range', '--payment', payment)).toEqual({
      monthly_from: from,
      monthly_to: to,
      address: `/used/cars/?monthly_from=${from}&monthly_to=${to}`,
    });
  });

  it('prints it for a person', async () => {
    const { out } = await finance(['range', '--payment', '397.24']);
    expect(out.join('\n')).toMatch(/From, a month +£350\nTo, a month +£450/);
  });
});

describe('forecourt finance, told something that makes no sense', () => {
  it.each([
    ['--credit', 'abc'],
    ['--credit', '-1'],
    ['--credit', 'NaN'],
    ['--credit', 'Infinity'],
    ['--credit', '1e400'],
    ['--credit', ''],
    ['--credit', '0.30000000000000004'],
    ['--credit', '99999999999999999999'],
    ['--months', '1.5'],
    ['--months', '0'],
    ['--months', '601'],
    ['--months', '-12'],
    ['--months', 'sixty'],
    ['--apr', '-1'],
    ['--apr', '1001'],
    ['--apr', 'NaN'],
    ['--apr', '1e400'],
    ['--apr', ''],
    ['--final-payment', 'x'],
    ['--deposit', '-5'],
    ['--contribution', '1.234'],
    ['--fee', 'ten'],
    ['--fee-treatment', 'somehow'],
    ['--odd-pence', 'middle'],
  ])('refuses %s %j with one line that names the flag', async (flag, value) => {
    const { exitCode, out, err } = await finance(['payment', ...LOAN, flag, value]);
    expect({ exitCode, out, lines: err.length }).toEqual({ exitCode: 2, out: [], lines: 1 });
    expect(err[0]?.startsWith(`${flag} must `)).toBe(true);
  });

  it.each([
    ['payment', ['--months', '60', '--apr', '13.6'], '--credit is missing.'],
    ['payment', ['--credit', '1', '--apr', '13.6'], '--months is missing.'],
    ['payment', ['--credit', '1', '--months', '60'], '--apr is missing.'],
    ['calculator', CALCULATOR.slice(2), '--amount is missing.'],
    ['apr', [], '--flows is missing.'],
    ['deposits', [], '--price is missing.'],
    ['range', [], '--payment is missing.'],
  ])('says what %s lacks', async (command, words, line) => {
    const { exitCode, out, err } = await finance([command, ...words]);
    expect({ exitCode, out, err }).toEqual({ exitCode: 2, out: [], err: [line] });
  });

  it('refuses a flag or a question it does not know', async () => {
    expect((await finance(['payment', ...LOAN, '--credits', '1'])).exitCode).toBe(2);
    expect((await finance(['mortgage'])).exitCode).toBe(2);
    expect((await finance(['payment', ...LOAN, 'more'])).exitCode).toBe(2);
  });

  it.each([
    [['paymnet'], "error: unknown command 'paymnet' (Did you mean payment?)"],
    [['payment', '--crdit', '5'], "error: unknown option '--crdit' (Did you mean --credit?)"],
  ])('says in one line what is wrong and what may have been meant: %s', async (words, line) => {
    expect(await finance(words)).toEqual({ exitCode: 2, out: [], err: [line] });
  });
});

describe('forecourt finance --batch', () => {
  const good = { credit: 17_530, months: 60, apr: 13.6, deposit: '1000', fee: 10 };

  it('answers line by line in order, and goes on after a bad one', async () => {
    const { exitCode, err, answers } = await batchOf('payment', [
      good,
      { ...good, credit: 'x' },
      'not json',
      '[1]',
      '{"credit": 1e400, "months": 60, "apr": 1}',
      { ...good, creditt: 1 },
      { ...good, finalPayment: 40_000 },
      { ...good, schedule: 'yes' },
      { ...good, apr: null },
      good,
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: ['8 of 10 lines have no answer.'] });
    expect(answers).toHaveLength(10);
    expect(answers[0]).toMatchObject({ monthly: '397.24', totalChargeForCredit: '6314.40' });
    expect(answers[9]).toEqual(answers[0]);
    const failures = answers.slice(1, 9) as { error: string; line: number }[];
    expect(failures.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(failures.map(({ error }) => error.split(/[ :]/)[0])).toEqual([
      'credit',
      'This',
      'A',
      'credit',
      '"creditt"',
      'finalPayment',
      'schedule',
      'apr',
    ]);
  });

  it('answers exactly as the flags do, with a schedule where a line asks for one', async () => {
    const { exitCode, err, answers } = await batchOf('payment', [{ ...good, schedule: true }]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: [] });
    const flags = [...LOAN, '--deposit', '1000', '--fee', '10', '--schedule'];
    expect(answers).toEqual([await answerOf('payment', ...flags)]);
  });

  it('lets flags say what the lines leave out, passes over empty lines and takes null for nothing said', async () => {
    const { exitCode, answers } = await batchOf(
      'calculator',
      [
        { amount: 18_530, deposit: '1000.00', months: 60, apr: 13.6, totals: 'as-specified' },
        '  ',
        { amount: 18_530, deposit: 1000, apr: 13.6, fee: null },
      ],
      '--months',
      '60',
    );
    expect(exitCode).toBe(0);
    expect(answers.map((each) => each.totalCostOfCredit)).toEqual(['5304.40', '6314.40']);
  });

  it('names a flag where the flag is what is wrong', async () => {
    const { exitCode, answers } = await batchOf('range', [{}, { payment: 15 }], '--payment', 'x');
    expect(exitCode).toBe(2);
    expect(answers[0]).toMatchObject({ error: expect.stringMatching(/^--payment must/) as string });
    expect(answers[1]).toMatchObject({ monthly_from: 0, monthly_to: 50 });
  });

  it('takes each of the other questions too', async () => {
    const apr = await batchOf('apr', [
      {
        flows: [
          [0, -1000],
          [1, 1200],
        ],
      },
      { flows: 3 },
    ]);
    expect(apr.answers[0]).toMatchObject({ apr: 20 });
    expect(apr.answers[1]).toMatchObject({ line: 2 });
    const deposits = await batchOf('deposits', [{ price: 999 }, { price: '5,000' }]);
    expect(deposits.answers.map((each) => (each.options as unknown[]).length)).toEqual([1, 10]);
  });

  it('has nothing to say to no input', async () => {
    expect(await finance(['payment', '--batch'])).toEqual({ exitCode: 0, out: [], err: [] });
  });

  it('works out ten thousand lines in one go', async () => {
    const lines = Array.from({ length: 10_000 }, (_, place) => ({
      credit: ((place + 1) * 137) / 100,
      months: 1 + (place % 60),
      apr: (place % 300) / 10,
      fee: 10,
    }));
    const start = performance.now();
    const { exitCode, answers } = await batchOf('payment', lines);
    expect({ exitCode, count: answers.length }).toEqual({ exitCode: 0, count: 10_000 });
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
