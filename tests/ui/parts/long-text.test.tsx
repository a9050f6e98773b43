import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LongText } from '../../../ui/parts/long-text/long-text';

const more = () => screen.getByRole('button', { name: /^Read (more|less) about this car$/ });

describe('a long text', () => {
  it('is whole in the page while it is folded, and unfolds by a real button [VDP-13]', async () => {
    render(<LongText paragraphs={['First.', 'Last.']} folds about="about this car" />);
    expect(screen.getByText('Last.')).toBeTruthy();
    expect(more().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more());
    expect(more().textContent).toBe('Read less');
    expect(more().getAttribute('aria-expanded')).toBe('true');
  });

  it('unfolds when the browser’s own search goes to a word that is folded away', () => {
    render(<LongText paragraphs={['First.', 'Last.']} folds about="about this car" />);
    const box = document.getElementById(more().getAttribute('aria-controls') ?? '');
    if (box === null) throw new Error('The button controls nothing');
    fireEvent.scroll(box);
    expect(more().getAttribute('aria-expanded')).toBe('true');
  });

  it('has no button where it is short', () => {
    render(<LongText paragraphs={['First.']} folds={false} about="about this car" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
