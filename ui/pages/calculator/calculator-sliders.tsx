import type { FinanceCalculator, CalculatorState } from '../../../core/showroom/public';
import { CALCULATOR_PATH, SLIDER_LIMITS } from '../../../core/finance/public';
import { inPounds, pounds, type Money } from '../../../core/kernel/money';
import { CALCULATOR_WORDS, monthsInWords } from '../../copy/calculator-copy';
import { Button } from '../../parts/button/button';
import { SliderField } from '../../parts/slider-field/slider-field';
import { Sliders } from './calculator.styles';

interface CalculatorSlidersProps {
  readonly state: CalculatorState;
  readonly onMove: FinanceCalculator['move'];
}

const asPounds = (amount: Money): number => amount / 100;
const poundsInWords = (amount: number): string => inPounds(pounds(amount));

/** Amount, months and deposit (FIN-01, FIN-02, FIN-03); without script a form that asks for them anew. */
export function CalculatorSliders({ state, onMove }: CalculatorSlidersProps) {
  const { inputs, mostDeposit } = state;
  return (
    <Sliders
      className="sliders"
      method="get"
      action={CALCULATOR_PATH}
      aria-label={CALCULATOR_WORDS.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <SliderField
        label={CALCULATOR_WORDS.amount}
        hint={CALCULATOR_WORDS.amountHint}
        min={asPounds(SLIDER_LIMITS.amount.least)}
        max={asPounds(SLIDER_LIMITS.amount.most)}
        step={asPounds(SLIDER_LIMITS.amount.step)}
        value={asPounds(inputs.amount)}
        inWords={poundsInWords}
        before="£"
        name="amount"
        onChange={(amount) => onMove({ amount: pounds(amount) })}
      />
      <SliderField
        label={CALCULATOR_WORDS.deposit}
        hint={CALCULATOR_WORDS.depositHint}
        min={asPounds(SLIDER_LIMITS.deposit.least)}
        max={asPounds(mostDeposit)}
        step={asPounds(SLIDER_LIMITS.deposit.step)}
        value={asPounds(inputs.deposit)}
        inWords={poundsInWords}
        before="£"
        name="deposit"
        onChange={(deposit) => onMove({ deposit: pounds(deposit) })}
      />
      <SliderField
        label={CALCULATOR_WORDS.months}
        min={SLIDER_LIMITS.months.least}
        max={SLIDER_LIMITS.months.most}
        step={SLIDER_LIMITS.months.step}
        value={inputs.months}
        inWords={monthsInWords}
        after="months"
        name="term"
        onChange={(months) => onMove({ months })}
      />
      <noscript>
        <Button type="submit" wide>
          {CALCULATOR_WORDS.submit}
        </Button>
      </noscript>
    </Sliders>
  );
}
