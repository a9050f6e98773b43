import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastRegionExamples } from '../../../ui/parts/toast/toast-region.examples';

const message = () => screen.queryByText('Ford Fiesta removed from favourites');
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

describe('words after an action', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(toastRegionExamples['After a removal']);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('appear in the one status region that is there from the start', () => {
    expect(screen.getByRole('status').textContent).toBe('');
    press('Remove from favourites');
    expect(screen.getByRole('status').textContent).toContain('Ford Fiesta removed');
  });

  it('stay 10 seconds', () => {
    press('Remove from favourites');
    wait(9_999);
    expect(message()).not.toBeNull();
    wait(1);
    expect(message()).toBeNull();
  });

  it('stay as long as one of their buttons has the focus, and 10 seconds more', () => {
    press('Remove from favourites');
    act(() => {
      screen.getByRole('button', { name: 'Undo' }).focus();
    });
    wait(60_000);
    expect(message()).not.toBeNull();
    act(() => {
      screen.getByRole('button', { name: 'Undo' }).blur();
    });
    wait(10_000);
    expect(message()).toBeNull();
  });

  it('take the action back by Undo, and go', () => {
    press('Remove from favourites');
    press('Undo');
    expect(screen.getByRole('button', { name: 'Remove from favourites' })).toBeTruthy();
    expect(message()).toBeNull();
  });

  it('go when they are dismissed', () => {
    press('Remove from favourites');
    press('Dismiss');
    expect(message()).toBeNull();
  });
});
