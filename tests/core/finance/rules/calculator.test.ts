import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  calculatorAddress,
  calculatorDeposit,
  calculatorFigures,
  calculatorFromAddress,
  calculatorRates,
  FRESH_CALCULATOR,
  withinSliders,
  type CalculatorFigures,
  type CalculatorTotals,
} from '../../../../core/finance/public';
import { nothing, pence, pounds } from '../../../../core/kernel/money';

const DEFAULTS = { ...FRESH_CALCULATOR, apr: 13.6 };

function figures(totals: CalculatorTotals, request = DEFAULTS): CalculatorFigures {
  const answer = calculatorFigures(request, totals);
  if (isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
}

describe('the deposit an amount can bear', () => {
  it.each([
    [18_530, 1000, 1000, 10_000],
    [7600, 1000, 1000, 7000],
    [10_000, 1000, 1000, 10_000],
    [10_100, 1000, 1000, 10_000],
    [4000, 4000, 4000, 4000],
    [1500, 2000, 1500, 1000],
  ])(
    'amount £%i with £%i down: £%i down of at most £%i [FIN-08, FIN-09, FIN-10, WE-022, WE-023, WE-024, WE-025, WE-026, WE-027, CG-036]',
    (amount, wanted, deposit, maximum) => {
      expect(calculatorDeposit(pounds(amount), pounds(wanted))).toEqual({
        deposit: pounds(deposit),
        maximum: pounds(maximum),
      });
    },
  );

  it('is shown no higher than where its slider ends [CG-036]', () => {
    expect(
      withinSliders({ amount: pounds(1500), deposit: pounds(2000), months: 48 }).deposit,
    ).toEqual(pounds(1000));
  });
});

describe('the figures of the calculator', () => {
  it('are those of the defaults, deposit and fee included [FIN-04, FIN-06, FIN-11, CG-038, WE-028]', () => {
    const shown = figures('regulated');
    expect(shown).toMatchObject({
      monthly: pence(39_724),
      months: 60,
      credit: pounds(17_530),
      totalOfPayments: pence(2_383_440),
      totalAmountPayable: pence(2_484_440),
      totalCostOfCredit: pence(631_440),
      optionFee: pounds(10),
      apr: 13.6,
    });
  });

  it('can be formed to the letter of the documents [FIN-13, FIN-14, CG-038, WE-028]', () => {
    expect(figures('as-specified')).toMatchObject({
      monthly: pence(39_724),
      totalAmountPayable: pence(2_383_440),
      totalCostOfCredit: pence(530_440),
    });
  });

  it('keep the regulated totals of the agreement behind them whatever is shown [CG-038]', () => {
    expect(figures('as-specified').plan).toEqual(figures('regulated').plan);
  });

  it.each([
    [1000, 1000],
    [1000, 2000],
  ])(
    'say that nothing is borrowed on £%i with £%i down [FIN-12, WE-030, MF-4]',
    (amount, deposit) => {
      for (const totals of ['regulated', 'as-specified'] as const) {
        expect(
          calculatorFigures(
            { ...DEFAULTS, amount: pounds(amount), deposit: pounds(deposit) },
            totals,
          ),
        ).toEqual(left({ kind: 'nothing-borrowed' }));
      }
    },
  );

  it('say what is wrong with an amount below nothing', () => {
    expect(calculatorFigures({ ...DEFAULTS, amount: pence(-1) }, 'regulated')).toEqual(
      left({ kind: 'negative-amount', field: 'credit' }),
    );
  });

  it('divide the credit by the months where it costs nothing [MF-4]', () => {
    const free = figures('regulated', { ...DEFAULTS, apr: 0 });
    expect(free.totalOfPayments).toBe(pounds(17_530));
    expect(free.totalCostOfCredit).toBe(pounds(10));
    expect(free.monthly).toBe(pence(29_217));
  });

  it('take another fee, none among them', () => {
    const request = { ...DEFAULTS, optionFee: nothing };
    expect(calculatorFigures(request, 'regulated')).toMatchObject(
      right({ optionFee: nothing, totalCostOfCredit: pence(630_440) }),
    );
  });
});

describe('the rates of the calculator', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['soon'],
    [NaN],
    ['NaN'],
    [Infinity],
    [-1],
    ['1e3'],
    [1001],
    [{}],
  ])('fall back to 13.6 and 12.18 where the server gives %s [FIN-06, MF-1]', (given) => {
    expect(calculatorRates({ apr: given, fixedRate: given })).toEqual({
      apr: 13.6,
      fixedRate: 12.18,
    });
  });

  it.each([
    [9.9, 9.9],
    ['9.9', 9.9],
    [' 9.90 % ', 9.9],
    [0, 0],
    ['0%', 0],
    [12.900000000000002, 12.900000000000002],
    ['12.9000000', 12.9],
    [1e-7, 1e-7],
    [-0, 0],
  ])('take %s as %d percent [FIN-06, MF-4]', (given, apr) => {
    expect(calculatorRates({ apr: given })).toEqual({ apr, fixedRate: 12.18 });
  });
});

describe('the address of the calculator', () => {
  const at = (text: string) => calculatorFromAddress(text);

  it('stands for the defaults where it says nothing [FIN-06]', () => {
    for (const text of ['', '?', '?amount=', '?utm_source=mail&page=2']) {
      expect(at(text)).toEqual({ inputs: FRESH_CALCULATOR, notes: [] });
    }
    expect(calculatorAddress(FRESH_CALCULATOR)).toBe('/car-finance/calculator/');
  });

  it('says where the sliders stand, always in one order', () => {
    const inputs = { amount: pounds(9000), deposit: pounds(2000), months: 36 };
    expect(calculatorAddress(inputs)).toBe(
      '/car-finance/calculator/?amount=9000&deposit=2000&term=36',
    );
    expect(at('term=36&deposit=2000&amount=9000')).toEqual({ inputs, notes: [] });
  });

  it('is read as people write money', () => {
    expect(at('amount=%C2%A318,530&deposit=2000.00')).toEqual({
      inputs: { ...FRESH_CALCULATOR, deposit: pounds(2000) },
      notes: [],
    });
  });

  it('is moved to the ends of the sliders, with a note [FIN-01, FIN-02, FIN-03]', () => {
    expect(at('amount=999999&deposit=0&term=300')).toEqual({
      inputs: { amount: pounds(40_000), deposit: pounds(1000), months: 60 },
      notes: [
        { key: 'amount', asked: '999999', kind: 'moved' },
        { key: 'deposit', asked: '0', kind: 'moved' },
        { key: 'term', asked: '300', kind: 'moved' },
      ],
    });
    expect(at('amount=-5&term=-12').inputs).toEqual({
      amount: pounds(1000),
      deposit: pounds(1000),
      months: 24,
    });
    expect(at('term=31').inputs.months).toBe(36);
  });

  it('notes what it cannot read and keeps the default', () => {
    expect(at('amount=lots&term=4.5&deposit=NaN')).toEqual({
      inputs: FRESH_CALCULATOR,
      notes: [
        { key: 'amount', asked: 'lots', kind: 'unreadable' },
        { key: 'deposit', asked: 'NaN', kind: 'unreadable' },
        { key: 'term', asked: '4.5', kind: 'unreadable' },
      ],
    });
  });

  it('holds to the last of a repeated name', () => {
    expect(at('term=24&term=48').inputs.months).toBe(48);
  });
});
