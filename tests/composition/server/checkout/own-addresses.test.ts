import { describe, expect, it } from 'vitest';
import { shopNames } from '../../../../composition/server/checkout/own-addresses';

describe('The names of a site, to which a shopper comes back from the checkout', () => {
  it.each([
    ['127.0.0.1', ['http://localhost:4000', 'http://127.0.0.1:4000']],
    ['0.0.0.0', ['http://localhost:4000', 'http://127.0.0.1:4000']],
    ['::', ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000']],
    ['192.168.0.7', []],
  ])('are those of this machine that it answers at as %s', (host, names) => {
    expect(shopNames({ publicOrigin: undefined, host, port: 4000 }, {})).toEqual(names);
  });

  it('are none but the public one, where there is one', () => {
    const settings = { publicOrigin: 'https://www.dealer.example', host: '0.0.0.0', port: 4000 };
    expect(shopNames(settings, {})).toEqual([]);
  });

  it('have the port that is found free', () => {
    const settings = { publicOrigin: undefined, host: '127.0.0.1', port: 0 };
    expect(shopNames(settings, { site: 'http://127.0.0.1:50123' })).toContain(
      'http://localhost:50123',
    );
  });
});
