import { isLeft } from 'fp-ts/Either';
import {
  calculatorFigures,
  FRESH_CALCULATOR,
  type CalculatorRates,
  type Quote,
} from '../../../core/finance/public';
import { add } from '../../../core/kernel/money';
import { exampleSubjectOf } from '../../copy/calculator-copy';
import { RepresentativeExample } from './representative-example';

/**
 * The calculator's defaults at its present rates as an agreement, all of CONC 3.5.5 in it. Always
 * with the regulated totals, whatever the calculator itself is set to show (CG-038).
 */
export function exampleOf({ apr, fixedRate }: CalculatorRates): Quote | undefined {
  const figures = calculatorFigures({ ...FRESH_CALCULATOR, apr }, 'regulated');
  if (isLeft(figures)) return undefined;
  const { plan, optionFee, months } = figures.right;
  return {
    product: 'HP',
    regularPayment: plan.monthly,
    numberOfRegularPayments: months,
    termMonths: months,
    cashPrice: FRESH_CALCULATOR.amount,
    deposit: plan.deposit,
    amountOfCredit: plan.credit,
    totalAmountPayable: plan.totalAmountPayable,
    apr,
    interestRate: fixedRate,
    optionFee,
    lastPayment: add(plan.monthly, optionFee),
    totalCharges: plan.totalChargeForCredit,
  };
}

/** The representative example of every page that speaks of a rate without a vehicle (UX rule 13). */
export function FinanceExample({ rates }: { readonly rates: CalculatorRates }) {
  const quote = exampleOf(rates);
  if (quote === undefined) return undefined;
  return (
    <RepresentativeExample
      quotes={{ HP: quote }}
      subject={exampleSubjectOf(quote.cashPrice)}
      product="HP"
    />
  );
}
