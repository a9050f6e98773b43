import { judgeMark } from '../../../core/kernel/registration-mark';
import type { Examples } from '../../parts/examples';
import { RegistrationField } from './registration-field';
import { RegistrationTold } from './registration-told';

const TODAY = '2026-11-28';

const told = (typed: string) => (
  <RegistrationTold judged={judgeMark(typed, TODAY)} onTake={() => undefined} />
);

export const registrationFieldExamples: Examples = {
  Box: (
    <RegistrationField
      label="Registration"
      hint="As it is on the number plate"
      name="vrm"
      placeholder="AB12 CDE"
      today={TODAY}
    />
  ),
  'With an error': (
    <RegistrationField
      label="Registration"
      name="vrm"
      today={TODAY}
      required
      error="Enter a registration as it is on the number plate, like AB12 CDE"
    />
  ),
  'Under a current mark': told('ab24 abc'),
  'Under a mark without a year': told('ABI 1234'),
  'O and 0 mixed': told('LBO7 SE0'),
};
