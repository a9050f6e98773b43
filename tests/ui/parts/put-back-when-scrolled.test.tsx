import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SliderField } from '../../../ui/parts/slider-field/slider-field';
import { show } from '../../support/browser/show';

function Months() {
  const [value, setValue] = useState(60);
  return (
    <SliderField
      label="Months"
      min={24}
      max={60}
      step={12}
      value={value}
      inWords={String}
      onChange={setValue}
    />
  );
}

describe('a slider under a finger', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider');
  const touched = (last: 'pointerUp' | 'pointerCancel') => {
    show(<Months />);
    fireEvent.pointerDown(slider(), { pointerType: 'touch' });
    fireEvent.change(slider(), { target: { value: '36' } });
    fireEvent[last](slider(), { pointerType: 'touch' });
    return slider().value;
  };

  it('goes where it is pulled', () => {
    expect(touched('pointerUp')).toBe('36');
  });

  it('stands where it stood when the finger only scrolls the page', () => {
    expect(touched('pointerCancel')).toBe('60');
  });
});
