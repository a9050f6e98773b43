import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginView } from '../../../../ui/pages/account/login/login-view';
import type { LoginPosted } from '../../../../ui/pages/account/login/login-faults';
import { stumblingBlocks, show } from '../../../support/browser/show';

const login = (posted?: LoginPosted) => (
  <LoginView reason={undefined} posted={posted} action="/login?next=%2Fcompare%2F" />
);

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('The login', () => {
  it('is one form for password managers: named, of any length, and sent to the page itself', () => {
    const { container } = show(login());
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/login?next=%2Fcompare%2F',
    ]);
    expect([email().autocomplete, email().name, email().type]).toEqual([
      'username',
      'email',
      'email',
    ]);
    expect([password().autocomplete, password().name, password().type]).toEqual([
      'current-password',
      'password',
      'password',
    ]);
    expect([email().maxLength, password().maxLength]).toEqual([-1, -1]);
  });

  it('takes what is pasted, and shows it to whoever wants to see it', async () => {
    const { user } = show(login());
    await user.click(password());
    await user.paste('  a password of 🚗  ');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle);
    expect([password().type, password().value]).toEqual(['text', '  a password of 🚗  ']);
    await user.click(toggle);
    expect(password().type).toBe('password');
  });

  it('says what is missing before anything is sent, and keeps what was typed', async () => {
    const { user, container } = show(login());
    await user.type(password(), 'kept');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Enter your email address');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(password().value).toBe('kept');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('shows again what was posted, but for the password, with one sentence for whoever it was', async () => {
    const failure = { kind: 'wrong-credentials' } as const;
    const { container } = show(login({ email: 'sam@example.org', faults: {}, failure }));
    expect([email().value, password().value]).toEqual(['sam@example.org', '']);
    expect(screen.getByRole('alert').textContent).toContain(
      'The email address or the password is not right.',
    );
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('says how long to wait after too many tries', () => {
    const failure = { kind: 'refused', status: 429, retryAfterSeconds: 300 } as const;
    show(login({ email: 'sam@example.org', faults: {}, failure }));
    expect(screen.getByRole('alert').textContent).toContain('Please wait 5 minutes');
  });
});
