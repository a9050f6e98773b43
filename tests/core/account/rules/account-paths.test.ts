import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DASHBOARD_PATH, loginPath, ownAddress } from '../../../../core/account/public';

const SITE = 'https://www.forecourt.example';

describe('Where a login leads on to', () => {
  it.each([
    '/click-collect/48213/',
    '/used/cars/search?make=ford&sort=price%7Casc',
    '/shortlist/#a',
  ])('is the page of ours that was asked for: %s', (address) => {
    expect(ownAddress(address)).toBe(address);
  });

  it.each([
    undefined,
    null,
    '',
    '//evil.example/x',
    '/\\evil.example',
    '/\\/evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/a/../\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://site@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/login',
    '/login/?next=/login',
    '/click-collect/password-reset/used-token/',
    `/${'x'.repeat(3000)}`,
  ])('is the dashboard in place of %j', (address) => {
    expect(ownAddress(address)).toBe(DASHBOARD_PATH);
  });

  it('never leaves the site, whatever stands there', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'a',
      '?',
      '#',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (made) => {
        const { origin, pathname } = new URL(ownAddress(made.join('')), SITE);
        expect(origin).toBe(SITE);
        expect(pathname).not.toMatch(/^\/\//);
      }),
      { numRuns: 2000 },
    );
  });

  it('stands in the address of the login, but for the dashboard, which is where it leads anyway', () => {
    expect(loginPath('/click-collect/48213/')).toBe('/login?next=%2Fclick-collect%2F48213%2F');
    expect(loginPath('/click-collect')).toBe('/login');
    expect(loginPath('//evil.example')).toBe('/login');
  });
});
