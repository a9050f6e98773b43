import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GLYPHS, setInPlateLetters } from '../../../ui/parts/number-plate/glyphs';
import { NumberPlate } from '../../../ui/parts/number-plate/number-plate';
import { Logo } from '../../../ui/parts/logo/logo';

describe('a number plate', () => {
  it('is read as text, once', () => {
    const { container } = render(<NumberPlate registration="jt21 kxa" />);
    expect(container.textContent).toBe('JT21 KXA');
    expect(container.querySelectorAll('path')).toHaveLength(7);
  });

  it('has a sign for every letter and figure', () => {
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect(GLYPHS).toHaveProperty(sign);
  });

  it('is 50 wide a sign, 11 between signs and 33 between the groups, as prescribed', () => {
    expect(setInPlateLetters('AB')?.width).toBe(50 + 11 + 50);
    expect(setInPlateLetters('A B')?.width).toBe(50 + 33 + 50);
    expect(setInPlateLetters('')?.width).toBe(0);
  });

  it('falls back to plain letters for a name with a sign that no plate has', () => {
    render(<Logo name="Smith & Sons" />);
    expect(screen.getByText('SMITH & SONS')).toBeTruthy();
    expect(screen.getByText('Smith & Sons')).toBeTruthy();
  });
});
