// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { disclosureRowExamples } from '../../../ui/parts/disclosure-row/disclosure-row.examples';

const row = (title: string): HTMLDetailsElement => {
  const details = screen.getByText(title).closest('details');
  if (details === null) throw new Error(`No row called ${title}`);
  return details;
};
const press = (title: string) => userEvent.click(screen.getByText(title));

describe('rows that open in place', () => {
  it('keep only one of them open [FILTER-08]', async () => {
    render(disclosureRowExamples['Filter groups']);
    expect([row('Fuel type').open, row('Gearbox').open]).toEqual([true, false]);
    await press('Gearbox');
    expect([row('Fuel type').open, row('Gearbox').open]).toEqual([false, true]);
  });

  it('close the open one when it is pressed again [FILTER-08]', async () => {
    render(disclosureRowExamples['Filter groups']);
    await press('Fuel type');
    expect([row('Fuel type').open, row('Gearbox').open]).toEqual([false, false]);
    await press('Fuel type');
    expect(row('Fuel type').open).toBe(true);
  });

  it('close each other before the script is there, by sharing a name [FILTER-08]', () => {
    render(disclosureRowExamples['Filter groups']);
    const name = row('Fuel type').getAttribute('name');
    expect(name).toBeTruthy();
    expect(row('Gearbox').getAttribute('name')).toBe(name);
  });

  it('say at the right edge how much is chosen', () => {
    render(disclosureRowExamples['Filter groups']);
    expect(row('Fuel type').querySelector('summary')?.textContent).toBe('Fuel type1 chosen');
  });
});
