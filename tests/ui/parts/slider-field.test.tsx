import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliderFieldExamples } from '../../../ui/parts/slider-field/slider-field.examples';
import { keyMove, pullTo } from '../../../ui/parts/slider-field/slider-steps';
import { stumblingBlocks } from '../../support/browser/show';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const AMOUNT = 'Amount to borrow';

const showAmount = () => render(sliderFieldExamples['An amount between two stops']);

async function type(text: string) {
  await userEvent.clear(box(AMOUNT));
  await userEvent.type(box(AMOUNT), text);
}

describe('a slider with its number', () => {
  it('reads as people say it, in the box and on the slider [FIN-01]', () => {
    showAmount();
    expect(box(AMOUNT).value).toBe('18,530');
    expect(slider(AMOUNT).value).toBe('18530');
    expect(slider(AMOUNT).getAttribute('aria-valuetext')).toBe('£18,530');
  });

  it('goes from between two stops to the next of them, then by whole steps [FIN-01]', async () => {
    showAmount();
    slider(AMOUNT).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(box(AMOUNT).value).toBe('18,600');
    await userEvent.keyboard('{ArrowUp}');
    expect(box(AMOUNT).value).toBe('18,700');
    expect(slider(AMOUNT).step).toBe('100');
    await userEvent.keyboard('{PageDown}');
    expect(box(AMOUNT).value).toBe('18,200');
    await userEvent.keyboard('{End}');
    expect(box(AMOUNT).value).toBe('40,000');
    await userEvent.keyboard('{Home}');
    expect(box(AMOUNT).value).toBe('1,000');
  });

  it('has four stops for the months [FIN-02]', async () => {
    render(sliderFieldExamples['Months, four stops']);
    slider('Pay over').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(box('Pay over').value).toBe('36');
    expect(slider('Pay over').getAttribute('aria-valuetext')).toBe('36 months');
  });

  it('leaves an Enter that takes a word of an input method to that', () => {
    showAmount();
    fireEvent.change(box(AMOUNT), { target: { value: '9' } });
    fireEvent.keyDown(box(AMOUNT), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(AMOUNT), { key: 'Enter', keyCode: 229 });
    expect(slider(AMOUNT).value).toBe('18530');
  });

  it('takes a typed number once it is entered or left', async () => {
    showAmount();
    await type('£9,250');
    expect(slider(AMOUNT).value).toBe('18530');
    await userEvent.keyboard('{Enter}');
    expect(slider(AMOUNT).value).toBe('9250');
    await type('7000.40');
    await userEvent.tab();
    expect(slider(AMOUNT).value).toBe('7000');
    expect(box(AMOUNT).value).toBe('7,000');
  });

  it.each(['lots', '', '-5', '1e9', 'NaN'])(
    'keeps its number when "%s" is typed',
    async (typed) => {
      showAmount();
      await userEvent.clear(box(AMOUNT));
      if (typed !== '') await userEvent.type(box(AMOUNT), typed);
      await userEvent.tab();
      expect(box(AMOUNT).value).toBe('18,530');
    },
  );

  it('follows a pull to the nearest stop', () => {
    showAmount();
    fireEvent.change(slider(AMOUNT), { target: { value: '25049' } });
    expect(box(AMOUNT).value).toBe('25,000');
  });

  it.each(Object.keys(sliderFieldExamples))('"%s" is free of stumbling blocks', async (name) => {
    const { container } = render(sliderFieldExamples[name]);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});

describe('the steps of a slider', () => {
  const reach = fc
    .tuple(
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([min, step, stops]) => ({ min, step, max: min + step * stops }));
  const standing = reach.chain((where) =>
    fc.record({ where: fc.constant(where), value: fc.integer({ min: where.min, max: where.max }) }),
  );

  it('stay within reach, on a stop, and go the way they were asked to', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'PageUp',
      'Home',
    );
    fc.assert(
      fc.property(standing, keys, ({ where, value }, key) => {
        const moved = keyMove(key, value, where) ?? NaN;
        const isUp = ['ArrowUp', 'ArrowRight', 'PageUp'].includes(key);
        return (
          moved >= where.min &&
          moved <= where.max &&
          (moved - where.min) % where.step === 0 &&
          (isUp ? moved > value || value === where.max : moved < value || value === where.min)
        );
      }),
    );
  });

  it('answer every nudge, however small, so that a screen reader can always move on', () => {
    fc.assert(
      fc.property(standing, fc.constantFrom(-1, 1), ({ where, value }, nudge) => {
        const pulled = Math.min(where.max, Math.max(where.min, value + nudge));
        const moved = pullTo(pulled, value, where);
        return pulled === value || Math.sign(moved - value) === nudge;
      }),
    );
  });

  it('leave other keys to the browser', () => {
    expect(keyMove('Tab', 10, { min: 0, max: 20, step: 5 })).toBeUndefined();
  });
});
