import { useState } from 'react';
import type { Examples } from '../examples';
import { SliderField } from './slider-field';

const grouped = new Intl.NumberFormat('en-GB');

function Amount() {
  const [amount, setAmount] = useState(18_530);
  return (
    <SliderField
      label="Amount to borrow"
      hint="What the car costs, before your deposit."
      min={1000}
      max={40_000}
      step={100}
      value={amount}
      before="£"
      inWords={(pounds) => `£${grouped.format(pounds)}`}
      onChange={setAmount}
    />
  );
}

function PayOver() {
  const [months, setMonths] = useState(48);
  return (
    <SliderField
      label="Pay over"
      min={24}
      max={60}
      step={12}
      value={months}
      after="months"
      inWords={(value) => `${value} months`}
      onChange={setMonths}
    />
  );
}

export const sliderFieldExamples: Examples = {
  'An amount between two stops': <Amount />,
  'Months, four stops': <PayOver />,
};
