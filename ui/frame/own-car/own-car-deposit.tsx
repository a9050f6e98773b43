import { isRight, map as mapRight } from 'fp-ts/Either';
import { figuresOfPlan, figuresWithPartExchange, type Quote } from '../../../core/finance/public';
import { calculatorWithOwnCar, type CalculatorState } from '../../../core/showroom/public';
import { broughtBy, type OwnCar } from '../../../core/valuation/public';
import { NO_FIGURES } from '../../copy/valuation/own-car-copy';
import { DepositBox, type CountedDeposit } from './deposit-box';

interface DepositProps {
  readonly car: OwnCar;
  readonly isInDeposit: boolean;
  readonly onCount: (isCounted: boolean) => void;
}

/** Beside the figures of a lender's quote. */
export function QuoteDeposit({ quote, ...box }: DepositProps & { readonly quote: Quote }) {
  const worked = figuresWithPartExchange(quote, broughtBy(box.car));
  const counted: CountedDeposit = isRight(worked)
    ? { figures: worked.right }
    : { refusal: NO_FIGURES[worked.left] };
  return <DepositBox {...box} own={quote.deposit} counted={counted} />;
}

/** Beside the sliders of the calculator, which stay where they are. */
export function CalculatorDeposit({
  state,
  ...box
}: DepositProps & { readonly state: CalculatorState }) {
  const { figures } = calculatorWithOwnCar(state.inputs, state, broughtBy(box.car));
  const worked = mapRight(({ plan }: { plan: Parameters<typeof figuresOfPlan>[0] }) =>
    figuresOfPlan(plan, 'HP'),
  )(figures);
  const counted: CountedDeposit = isRight(worked)
    ? { figures: worked.right }
    : { refusal: NO_FIGURES['covers-all'] };
  return <DepositBox {...box} own={state.inputs.deposit} counted={counted} />;
}
