import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../ui/parts/button/button';
import { CheckboxRow } from '../../../ui/parts/checkbox-row/checkbox-row';
import { fieldExamples } from '../../../ui/parts/field/field.examples';
import { RadioGroup } from '../../../ui/parts/radio-group/radio-group';

describe('a field', () => {
  it('is found by its label and described by hint and error', () => {
    render(fieldExamples['With an error']);
    const phone = screen.getByRole('textbox', {
      name: 'Phone number',
      description: 'Enter a UK phone number, like 01632 960 001',
    });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
  });

  it('says that it is optional', () => {
    render(fieldExamples.Optional);
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeTruthy();
  });

  it('keeps its label for those who listen where it is not seen', () => {
    render(fieldExamples['Search, label heard only']);
    expect(
      screen.getByRole('searchbox', { name: 'Search by keyword, registration or stock number' }),
    ).toBeTruthy();
  });
});

describe('a tick with a count', () => {
  it('is named with the number of cars and tells what was chosen', async () => {
    const changed = vi.fn();
    render(<CheckboxRow label="Petrol" count={1086} onChange={changed} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Petrol 1,086 cars' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('says 0 instead of hiding it', () => {
    render(<CheckboxRow label="Hydrogen" count={0} />);
    expect(screen.getByRole('checkbox', { name: 'Hydrogen 0 cars' })).toBeTruthy();
  });
});

describe.each(['rows', 'segments'] as const)('one of a few, as %s', (look) => {
  it('is one tab stop, and tells what was chosen', async () => {
    const changed = vi.fn();
    render(
      <RadioGroup
        legend="Finance type"
        look={look}
        value="PCP"
        onChange={changed}
        choices={[
          { value: 'PCP', label: 'PCP' },
          { value: 'HP', label: 'HP' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Finance type' })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'PCP' }));
    await userEvent.click(screen.getByRole('radio', { name: 'HP' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith('HP');
  });
});

describe('a busy button', () => {
  it('keeps the focus, says what happens, and ignores a second press', async () => {
    const pressed = vi.fn();
    const { rerender } = render(<Button onClick={pressed}>Send enquiry</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
    rerender(
      <Button onClick={pressed} busy busyLabel="Sending">
        Send enquiry
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Sending' });
    expect(document.activeElement).toBe(busy);
    await userEvent.click(busy);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does not send its form again', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={sent}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
  });
});
