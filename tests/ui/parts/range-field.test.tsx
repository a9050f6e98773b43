import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rangeFieldExamples } from '../../../ui/parts/range-field/range-field.examples';
import { RangeField } from '../../../ui/parts/range-field/range-field';

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const monthly = () => ({
  thumbs: [thumb('Minimum monthly').value, thumb('Maximum monthly').value],
  boxes: [box('Minimum monthly').value, box('Maximum monthly').value],
});

async function type(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), `${text}{Enter}`);
}

describe('a range', () => {
  it('shows both ends as numbers and as thumbs', () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    expect(monthly()).toEqual({ thumbs: ['150', '400'], boxes: ['150', '400'] });
    expect(thumb('Minimum monthly').getAttribute('aria-valuetext')).toBe('£150 a month');
    expect(thumb('Minimum monthly').step).toBe('50');
  });

  it('moves the number with the thumb', () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    fireEvent.change(thumb('Maximum monthly'), { target: { value: '700' } });
    expect(monthly()).toEqual({ thumbs: ['150', '700'], boxes: ['150', '700'] });
  });

  it('moves the thumb with a typed number, once it is entered', async () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    await userEvent.clear(box('Minimum monthly'));
    await userEvent.type(box('Minimum monthly'), '2');
    expect(thumb('Minimum monthly').value).toBe('150');
    await userEvent.type(box('Minimum monthly'), '00{Enter}');
    expect(monthly()).toEqual({ thumbs: ['200', '400'], boxes: ['200', '400'] });
  });

  it('takes a number that was typed and left', async () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    await userEvent.clear(box('Minimum monthly'));
    await userEvent.type(box('Minimum monthly'), '300');
    await userEvent.tab();
    expect(thumb('Minimum monthly').value).toBe('300');
  });

  it('lets Page Up and Page Down go five steps', async () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    thumb('Maximum monthly').focus();
    await userEvent.keyboard('{PageUp}');
    expect(thumb('Maximum monthly').value).toBe('650');
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(monthly().thumbs).toEqual(['100', '150']);
  });

  it('keeps what its holder answers: 500 to 500 becomes 50 apart [FILTER-35]', async () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    await type('Maximum monthly', '500');
    await type('Minimum monthly', '500');
    expect(monthly()).toEqual({ thumbs: ['500', '550'], boxes: ['500', '550'] });
  });

  it('stands within 0 to 1000 in steps of 50 and keeps the last gap free at both ends [FILTER-34]', () => {
    render(rangeFieldExamples['Monthly budget, 50 apart']);
    fireEvent.change(thumb('Minimum monthly'), { target: { value: '1000' } });
    expect(monthly().thumbs).toEqual(['950', '1000']);
    fireEvent.change(thumb('Maximum monthly'), { target: { value: '0' } });
    expect(monthly().thumbs).toEqual(['0', '50']);
  });

  it('has an open end while a box is empty', async () => {
    const changed = vi.fn();
    render(
      <RangeField
        legend="Price"
        min={0}
        max={60000}
        step={500}
        value={{ from: 5000, to: undefined }}
        fromLabel="Minimum price"
        toLabel="Maximum price"
        inWords={(value) => `£${value}`}
        onChange={changed}
      />,
    );
    expect(box('Maximum price').value).toBe('');
    expect(thumb('Maximum price').value).toBe('60000');
    await type('Minimum price', '');
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: undefined, to: undefined }, 'from');
  });

  it('says when the shopper has let go, once for each time', async () => {
    const committed = vi.fn();
    render(
      <RangeField
        legend="Price"
        min={0}
        max={60000}
        step={500}
        value={{ from: 5000, to: 12000 }}
        fromLabel="Minimum price"
        toLabel="Maximum price"
        inWords={(value) => `£${value}`}
        onChange={() => undefined}
        onCommit={committed}
      />,
    );
    fireEvent.input(thumb('Minimum price'), { target: { value: '5500' } });
    expect(committed).not.toHaveBeenCalled();
    fireEvent.change(thumb('Minimum price'), { target: { value: '6000' } });
    expect(committed).toHaveBeenCalledExactlyOnceWith({ from: 6000, to: 12000 }, 'from');
    committed.mockClear();
    await type('Maximum price', '13000');
    expect(committed).toHaveBeenCalledExactlyOnceWith({ from: 5000, to: 13000 }, 'to');
  });
});
