import type { Examples } from '../examples';
import { CheckboxRow } from '../checkbox-row/checkbox-row';
import { ColourSwatch } from './colour-swatch';

const named = (label: string, colour: string | undefined) => (
  <>
    <ColourSwatch colour={colour} />
    <span>{` ${label}`}</span>
  </>
);

export const colourSwatchExamples: Examples = {
  'In a filter': (
    <>
      <CheckboxRow label={named('Deep blue', '#1D3A6B')} count={214} />
      <CheckboxRow label={named('White', '#FFFFFF')} count={301} />
      <CheckboxRow label={named('Other colours', undefined)} count={12} />
    </>
  ),
};
