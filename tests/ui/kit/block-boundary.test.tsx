import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BlockBoundary } from '../../../ui/kit/block-boundary';
import { show } from '../../support/browser/show';

let isBroken = true;

function Reviews() {
  if (isBroken) throw new Error('No stars');
  return <p>Five stars</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('A block of a page that breaks', () => {
  it('leaves the rest of the page standing, and says what is missing', () => {
    show(
      <>
        <BlockBoundary name="The reviews">
          <Reviews />
        </BlockBoundary>
        <p>£9,995</p>
      </>,
    );
    expect(screen.getByText('£9,995')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The reviews could not be shown');
  });

  it('is drawn again when the shopper asks', async () => {
    const { user } = show(
      <BlockBoundary name="The reviews">
        <Reviews />
      </BlockBoundary>,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Five stars')).toBeTruthy();
  });

  it('is simply not there where nobody would miss it', () => {
    const { container } = show(
      <BlockBoundary>
        <Reviews />
      </BlockBoundary>,
    );
    expect(container.textContent).toBe('');
  });
});
