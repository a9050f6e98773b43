// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteLink } from '../../../ui/parts/site-link/site-link';

describe('a link', () => {
  it('is text without a link where it may lead nowhere', () => {
    render(<SiteLink href="javascript:window.__x=1">Offer</SiteLink>);
    expect(screen.getByText('Offer')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('moves within the site without a page load once there is a router', async () => {
    render(
      <MemoryRouter>
        <SiteLink href="/compare">Compare</SiteLink>
        <Routes>
          <Route path="/" element="Home page" />
          <Route path="/compare" element="Compare page" />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
    expect(screen.getByText('Compare page')).toBeTruthy();
  });

  it.each(['https://example.org/', 'tel:01632960001', '#top'])(
    'to %j is left to the browser',
    (href) => {
      render(
        <MemoryRouter>
          <SiteLink href={href}>Away</SiteLink>
        </MemoryRouter>,
      );
      expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    },
  );
});
