import type { Examples } from '../examples';
import { HelpTip } from './help-tip';

export const helpTipExamples: Examples = {
  'A sign alone': (
    <HelpTip label="About reserving">
      <p>Reserving takes the vehicle off sale while you make up your mind.</p>
    </HelpTip>
  ),
  'With words': (
    <HelpTip label="About mileage" words="How we check mileage">
      <p>Every reading on record is compared with the one before it.</p>
    </HelpTip>
  ),
};
