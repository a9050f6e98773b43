import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freshQuery,
  gearboxOptions,
  isChosen,
  optionInAddress,
  toggle,
  valuesOf,
  valuesOfOption,
} from '../../../../core/search/public';

const OFFERED = [
  { value: 'automatic', label: 'Automatic', count: 697 },
  { value: 'manual', label: 'Manual', count: 722 },
  { value: 'semi-auto', label: 'Semi-Auto', count: 227 },
];

describe('the gearboxes to choose among', () => {
  it('are Automatic with the semi-automatic ones, Manual, and these by themselves', () => {
    const [automatic, manual, semi] = gearboxOptions(OFFERED);
    expect(automatic).toEqual({
      value: 'automatic',
      label: 'Automatic',
      also: ['semi-auto'],
      count: 924,
    });
    expect([manual, semi]).toEqual(OFFERED.slice(1));
    expect(automatic === undefined ? '' : optionInAddress(automatic)).toBe('automatic,semi-auto');
  });

  it('are as they are where nothing is semi-automatic, or nothing automatic', () => {
    expect(gearboxOptions(OFFERED.slice(0, 2))).toEqual(OFFERED.slice(0, 2));
    expect(gearboxOptions(OFFERED.slice(1))).toEqual(OFFERED.slice(1));
    expect(gearboxOptions([])).toEqual([]);
  });

  it('are all chosen by one press, and all taken back by the next, whatever was chosen before', () => {
    fc.assert(
      fc.property(
        fc.subarray(['automatic', 'manual', 'semi-auto']),
        fc.constantFrom(...gearboxOptions(OFFERED)),
        (before, option) => {
          const key = 'transmission';
          const start = before.reduce(
            (query, value) => toggle(query, key, value),
            freshQuery('cars'),
          );
          const values = valuesOfOption(option);
          const wasWhole = values.every((value) => before.includes(value));
          const pressed = toggle(start, key, ...values);
          for (const value of values) expect(isChosen(pressed, key, value)).toBe(!wasWhole);
          const others = (list: readonly string[]) => list.filter((one) => !values.includes(one));
          expect(others(valuesOf(pressed, key))).toEqual(others(before));
        },
      ),
    );
  });
});
