import type { Examples } from '../examples';
import { CheckboxRow } from './checkbox-row';

export const checkboxRowExamples: Examples = {
  'A filter group': (
    <div role="group" aria-label="Fuel">
      <CheckboxRow label="Petrol" count={1086} defaultChecked />
      <CheckboxRow label="Diesel" count={742} />
      <CheckboxRow label="Hybrid" count={113} />
      <CheckboxRow label="Hydrogen" count={0} />
    </div>
  ),
  'On its own': <CheckboxRow label="I agree to the terms and conditions" />,
};
