import { describe, expect, it } from 'vitest';
import { carriedOn, fromAddress } from '../../../../core/search/public';

describe('What an address that leads to another carries on', () => {
  it('is how the shopper came', () => {
    expect(
      carriedOn('/used/van/search/?make=ford', '?category=van&utm_source=mail&gclid=A1&x=2', []),
    ).toBe('/used/van/search/?make=ford&utm_source=mail&gclid=A1');
  });

  it('is nothing where there is nothing', () => {
    expect(carriedOn('/used/van/search/', '?category=van', [])).toBe('/used/van/search/');
  });

  it('is what made no sense, so that it is still noted', () => {
    const { ignored } = fromAddress('cars', '?category=van&max_price=cheap');
    expect(ignored).not.toEqual([]);
    const address = carriedOn('/used/van/search/', '?category=van&max_price=cheap', ignored);
    expect(fromAddress('van', new URL(address, 'https://x.example').search).ignored).toEqual(
      ignored,
    );
  });
});
