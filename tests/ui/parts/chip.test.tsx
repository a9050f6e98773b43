import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chipExamples } from '../../../ui/parts/chip/chip.examples';

const chip = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });
const goneFrom = (label: string) => screen.queryByRole('button', { name: `Remove ${label}` });

describe('chips of chosen filters', () => {
  it('say what a press would remove [FILTER-09]', () => {
    render(chipExamples['Chosen filters']);
    expect(chip('Diesel').textContent).toBe('Remove Diesel');
    expect(screen.getByRole('list', { name: 'Chosen filters' })).toBeTruthy();
  });

  it('are removed by a click [FILTER-09]', async () => {
    render(chipExamples['Chosen filters']);
    await userEvent.click(chip('Diesel'));
    expect(goneFrom('Diesel')).toBeNull();
    expect(chip('Ford')).toBeTruthy();
  });

  it.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])(
    'are removed by the key %j, and the focus moves to the next chip [FILTER-09]',
    async (key) => {
      render(chipExamples['Chosen filters']);
      chip('Ford').focus();
      await userEvent.keyboard(key);
      expect(goneFrom('Ford')).toBeNull();
      expect(document.activeElement).toBe(chip('Diesel'));
    },
  );

  it('hand the focus to the heading when no chip follows [FILTER-09]', async () => {
    render(chipExamples['Chosen filters']);
    chip('£5,000 to £12,000').focus();
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filters' }));
  });

  it('take no notice of other keys', async () => {
    render(chipExamples['Chosen filters']);
    chip('Ford').focus();
    await userEvent.keyboard('x{ArrowLeft}{Escape}');
    expect(chip('Ford')).toBeTruthy();
  });
});
