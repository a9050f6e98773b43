import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpCustomerDesk } from '../../../../adapters/http/account/http-customer-desk';
import { HttpPasskeyDesk } from '../../../../adapters/http/account/http-passkey-desk';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import type { Credentials, Password } from '../../../../core/account/public';
import type { EmailAddress } from '../../../../core/kernel/person/email-address';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const SAM: Credentials = {
  email: 'sam.sample@example.org' as EmailAddress,
  password: ' three odd kettles ' as Password,
};

const over = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  const client = makeHttpClient({ ...fake, bearer: () => 's3cret' });
  return { fake, desk: new HttpCustomerDesk(client), passkeys: new HttpPasskeyDesk(client) };
};

const logIn = (answer: FakeAnswer) => firstValueFrom(over(answer).desk.logIn(SAM));
const show = (answer: FakeAnswer) => firstValueFrom(over(answer).desk.show());

describe('Logging in over HTTP', () => {
  it('sends the credentials as they are, and the token of the line [CALL-45, AUTH-02]', async () => {
    const { fake, desk } = over({ json: { access_token: 't' } });
    await firstValueFrom(desk.logIn(SAM));
    expect(fake.calls[0]).toMatchObject({
      method: 'post',
      url: '/api/v2/contact/auth/login',
      headers: { Authorization: 'Bearer s3cret' },
    });
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({ ...SAM });
  });

  it.each([
    [
      { access_token: 't', expires_in: 60 },
      { token: 't', expiresInSeconds: 60 },
    ],
    [{ data: { access_token: 't' } }, { token: 't' }],
  ])('reads the token of %j', async (json, session) => {
    expect(await logIn({ json })).toEqual(right(session));
  });

  it.each([[{}], [{ access_token: '' }], [{ access_token: 'two\nlines' }], [[]], ['text']])(
    'logs nobody in by %j',
    async (json) => {
      expect(await logIn({ json })).toMatchObject(left({ kind: 'unreadable' }));
    },
  );

  it.each([401, 403, 422])(
    'takes %i for wrong credentials, and for no session that ends',
    async (status) => {
      expect(await logIn({ status, json: { message: 'No.' } })).toEqual(
        left({ kind: 'wrong-credentials' }),
      );
    },
  );

  it('hands on how long to wait', async () => {
    const answer = await logIn({ status: 429, json: {}, headers: { 'retry-after': '30' } });
    expect(answer).toEqual(left({ kind: 'refused', status: 429, retryAfterSeconds: 30 }));
  });
});

describe('Who it is, over HTTP', () => {
  it('reads the customer under data, with what may be missing [CALL-47]', async () => {
    const passkeys = [
      { id: 'p', name: 'Mine', added_at: '2026-11-29T12:00:00Z' },
      { name: 'None' },
      7,
    ];
    const json = { data: { id: 7, email: 'sam@example.org', first_name: ' Sam ', passkeys } };
    expect(await show({ json })).toEqual(
      right({
        id: '7',
        email: 'sam@example.org',
        firstName: 'Sam',
        passkeys: [{ id: 'p', name: 'Mine', addedAt: '2026-11-29T12:00:00.000Z' }],
      }),
    );
    expect(await show({ json: { data: { email: 'sam@example.org' } } })).toEqual(
      right({ id: 'sam@example.org', email: 'sam@example.org' }),
    );
  });

  it('is nobody without an address, and nobody for whom there is no session', async () => {
    expect(await show({ json: { data: {} } })).toMatchObject(left({ kind: 'unreadable' }));
    expect(await show({ status: 401, json: {} })).toEqual(
      left({ kind: 'not-allowed', status: 401 }),
    );
  });
});

describe('A link and a password, over HTTP', () => {
  it.each([
    [{ kind: 'email', email: SAM.email } as const, { email: SAM.email }],
    [{ kind: 'reservation', id: 'cs_1' } as const, { reservation: 'cs_1' }],
  ])('asks for a link: %j [CALL-48]', async (request, sent) => {
    const { fake, desk } = over({ json: { message: 'Asked.' } });
    expect(await firstValueFrom(desk.sendLink(request))).toEqual(right(null));
    expect(fake.calls[0]?.url).toBe('/api/v2/contact/auth/reset');
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual(sent);
  });

  it.each([
    [410, {}, { kind: 'link-over' }],
    [404, {}, { kind: 'link-over' }],
    [401, {}, { kind: 'link-over' }],
    [422, { errors: { token: ['Unknown.'] } }, { kind: 'link-over' }],
    [
      422,
      { errors: { password: 'Too short.' } },
      { kind: 'password-refused', reason: 'Too short.' },
    ],
    [500, {}, { kind: 'refused', status: 500 }],
  ])('reads %i %j', async (status, json, failure) => {
    const { desk } = over({ status, json });
    expect(await firstValueFrom(desk.setPassword('link', SAM.password))).toEqual(left(failure));
  });
});

describe('Passkeys over HTTP', () => {
  it('hand questions and answers on as they are, and read the token', async () => {
    const question = { challenge: 'c', rpId: 'localhost' };
    const asked = over({ json: question });
    expect(await firstValueFrom(asked.passkeys.question('http://localhost'))).toEqual(
      right(question),
    );
    const { passkeys, fake } = over({ json: { access_token: 't' } });
    expect(await firstValueFrom(passkeys.logIn('http://localhost', { id: 'p' }))).toEqual(
      right({ token: 't' }),
    );
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({
      site: 'http://localhost',
      answer: { id: 'p' },
    });
    await firstValueFrom(passkeys.remove('a/b'));
    expect(fake.calls[1]?.url).toBe('/api/v2/contact/auth/passkeys/a%2Fb/remove');
  });
});
