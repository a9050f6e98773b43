import { screen } from '@testing-library/react';
import { left, right, type Either } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { dashboardLoader } from '../../../../ui/pages/account/dashboard/dashboard-loader';
import { DashboardPage } from '../../../../ui/pages/account/dashboard/dashboard-page';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const sam: Customer = {
  id: 'c1',
  email: 'sam.sample@example.org',
  firstName: 'Sam',
  passkeys: [{ id: 'p1', name: 'Chrome on Windows', addedAt: '2026-11-29T12:00:00.000Z' }],
};

/** A customer's page in a browser, where the back end answers so, one call after another. */
function open(answers: readonly Either<GatewayFailure, Customer>[], isSignedIn = true) {
  let asked = 0;
  const app = fakeApp({
    isSignedIn,
    customers: {
      show: () => of(answers[Math.min((asked += 1), answers.length) - 1] ?? left(UNREACHABLE)),
    },
  });
  const shown = showRoutes(
    app,
    [
      { path: '/click-collect', loader: dashboardLoader(app), element: <DashboardPage /> },
      { path: '/login', element: <p>The login</p> },
    ],
    '/click-collect',
  );
  return { ...shown, asked: () => asked };
}

const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };

describe('A customer’s page', () => {
  it('shows who is logged in, the way out, and the ways in', async () => {
    const { container } = open([right(sam)]);
    expect(await screen.findByRole('heading', { name: 'Hello, Sam' })).toBeTruthy();
    expect(screen.getByText('sam.sample@example.org')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove passkey Chrome on Windows' })).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('asks again by itself where it could not be asked who it is, and never shows the login meanwhile [AU-3]', async () => {
    const { asked } = open([left({ kind: 'timed-out' }), right(sam)]);
    expect(await screen.findByRole('heading', { name: 'Hello, Sam' })).toBeTruthy();
    expect(screen.queryByText('The login')).toBeNull();
    expect(asked()).toBe(3);
  });

  it('says that it cannot be asked, as long as that is so', async () => {
    open([left(UNREACHABLE)]);
    expect(await screen.findByText('We cannot look up your account just now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('sends whoever is nobody’s to the login without asking [AUTH-06]', async () => {
    const { asked } = open([right(sam)], false);
    expect(await screen.findByText('The login')).toBeTruthy();
    expect(asked()).toBe(0);
  });
});
