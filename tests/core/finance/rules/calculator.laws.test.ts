import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, it } from 'vitest';
import {
  calculatorAddress,
  calculatorDeposit,
  calculatorFigures,
  calculatorFromAddress,
  calculatorRates,
  withinSliders,
  type CalculatorInputs,
  SLIDER_LIMITS,
} from '../../../../core/finance/public';
import { add, pence, pounds, subtract, times } from '../../../../core/kernel/money';

const poundsOf = (min: number, max: number) =>
  fc
    .oneof(
      fc.constantFrom(
        min,
        max,
        0,
        1,
        999,
        1000,
        1001,
        9999,
        10_000,
        10_001,
        18_530,
        40_000,
        40_001,
      ),
      fc.integer({ min, max }),
    )
    .map(pounds);

const anyInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
  amount: poundsOf(-1_000_000, 100_000_000),
  deposit: poundsOf(-1_000_000, 100_000_000),
  months: fc.oneof(fc.constantFrom(0, 24, 30, 60, 61), fc.integer({ min: -1000, max: 10_000 })),
});

const onSliders = anyInputs.map(withinSliders);
const apr = fc.oneof(
  fc.constantFrom(0, 0.1, 1e-9, 13.6, 1000),
  fc.double({ min: 0, max: 1000, noNaN: true }),
);

describe('the sliders of the calculator', () => {
  it('always hold what they can show [FIN-01, FIN-02, FIN-03, FIN-08, FIN-09, FIN-10]', () => {
    fc.assert(
      fc.property(onSliders, ({ amount, deposit, months }) => {
        const { maximum } = calculatorDeposit(amount, deposit);
        return (
          amount >= SLIDER_LIMITS.amount.least &&
          amount <= SLIDER_LIMITS.amount.most &&
          deposit >= SLIDER_LIMITS.deposit.least &&
          deposit <= maximum &&
          maximum <= amount &&
          months >= SLIDER_LIMITS.months.least &&
          months <= SLIDER_LIMITS.months.most &&
          months % SLIDER_LIMITS.months.step === 0
        );
      }),
    );
  });

  it('stay where they are once they are within', () => {
    fc.assert(
      fc.property(
        onSliders,
        (inputs) => fc.stringify(withinSliders(inputs)) === fc.stringify(inputs),
      ),
    );
  });

  it('come back from their own address, with nothing to note', () => {
    fc.assert(
      fc.property(onSliders, (inputs) => {
        const { inputs: read, notes } = calculatorFromAddress(
          calculatorAddress(inputs).split('?')[1] ?? '',
        );
        return notes.length === 0 && fc.stringify(read) === fc.stringify(inputs);
      }),
    );
  });

  it('can be had from any text whatever, in the address of which they then stand', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.tuple(
            fc.constantFrom('amount', 'deposit', 'term'),
            fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
          ),
        )
        .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { inputs } = calculatorFromAddress(written);
        return fc.stringify(withinSliders(inputs)) === fc.stringify(inputs);
      }),
    );
  });
});

describe('the figures of the calculator', () => {
  it('add up to the penny: deposit, payments and fee [CG-038]', () => {
    fc.assert(
      fc.property(onSliders, apr, (inputs, rate) => {
        const answer = calculatorFigures({ ...inputs, apr: rate }, 'regulated');
        if (isLeft(answer)) return inputs.deposit >= inputs.amount;
        const { totalOfPayments, totalAmountPayable, totalCostOfCredit, optionFee, credit } =
          answer.right;
        return (
          totalAmountPayable === add(add(inputs.deposit, totalOfPayments), optionFee) &&
          totalCostOfCredit === subtract(add(totalOfPayments, optionFee), credit) &&
          totalCostOfCredit >= 0
        );
      }),
    );
  });

  it('to the letter are the payments alone, less the amount [FIN-13, FIN-14]', () => {
    fc.assert(
      fc.property(onSliders, apr, (inputs, rate) => {
        const answer = calculatorFigures({ ...inputs, apr: rate }, 'as-specified');
        if (isLeft(answer)) return true;
        const { monthly, totalAmountPayable, totalCostOfCredit } = answer.right;
        return (
          totalAmountPayable === times(monthly, inputs.months) &&
          totalCostOfCredit === subtract(totalAmountPayable, inputs.amount)
        );
      }),
    );
  });

  it('differ between the two readings by the deposit, the fee and the odd pence [CG-038]', () => {
    fc.assert(
      fc.property(onSliders, apr, (inputs, rate) => {
        const regulated = calculatorFigures({ ...inputs, apr: rate }, 'regulated');
        const literal = calculatorFigures({ ...inputs, apr: rate }, 'as-specified');
        if (isLeft(regulated) || isLeft(literal)) return true;
        const { totalOfPayments, optionFee } = regulated.right;
        const oddPence = subtract(totalOfPayments, literal.right.totalOfPayments);
        const short = add(add(inputs.deposit, optionFee), oddPence);
        return (
          subtract(regulated.right.totalAmountPayable, literal.right.totalAmountPayable) ===
            short &&
          subtract(regulated.right.totalCostOfCredit, literal.right.totalCostOfCredit) === short
        );
      }),
    );
  });

  it('never ask less a month of a smaller deposit, nor of fewer months [FIN-11]', () => {
    fc.assert(
      fc.property(onSliders, apr, ({ amount, deposit, months }, rate) => {
        const monthlyOf = (inputs: CalculatorInputs) => {
          const answer = calculatorFigures({ ...inputs, apr: rate }, 'regulated');
          return isRight(answer) ? answer.right.monthly : pence(0);
        };
        const shown = monthlyOf({ amount, deposit, months });
        return (
          shown >= 0 &&
          monthlyOf({ amount, deposit: subtract(deposit, pounds(1000)), months }) >= shown &&
          monthlyOf({ amount, deposit, months: Math.max(24, months - 12) }) >= shown
        );
      }),
    );
  });
});

describe('the rates of the calculator', () => {
  it('are rates whatever the server gives, and 0 only where it says so [MF-1, MF-4]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.float().map(String)), (given) => {
        const { apr: read } = calculatorRates({ apr: given });
        const isZero =
          given === 0 || (typeof given === 'string' && /^\s*0+(\.0+)?\s*%?\s*$/.test(given));
        return read >= 0 && read <= 1000 && (read !== 0 || isZero);
      }),
    );
  });
});
