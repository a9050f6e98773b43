import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SearchSuggestions } from '../../../ui/frame/header/search-suggestions';
import { show } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

function Header() {
  return (
    <form>
      <input aria-label="Search" />
    </form>
  );
}

/** The header's box, with what suggests. */
function open() {
  const host = show(<Header />);
  const input = screen.getByLabelText<HTMLInputElement>('Search');
  const app = fakeApp({ options: { total: 0, options: {} } });
  const suggesting = show(<SearchSuggestions input={input} />, app);
  return { ...suggesting, host, input };
}

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('The header’s search', () => {
  it('offers to value a registration that is typed there, by press and key', async () => {
    const { input, address } = open();
    fireEvent.input(input, { target: { value: 'tu19 abc' } });
    expect(await screen.findByRole('option', { name: 'Value TU19 ABC' })).toBeTruthy();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(input.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: 'Value TU19 ABC' }).id,
    );
    fireEvent.keyDown(input, { key: 'Enter' });
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/car-value/?vrm=TU19+ABC');
  });

  it('offers no valuation for words', async () => {
    const { input } = open();
    fireEvent.input(input, { target: { value: 'tu19 abc' } });
    await screen.findByRole('option', { name: 'Value TU19 ABC' });
    fireEvent.input(input, { target: { value: 'bmw 3' } });
    await waitForElementToBeRemoved(() => screen.queryByRole('option', { name: /^Value/ }));
  });
});
