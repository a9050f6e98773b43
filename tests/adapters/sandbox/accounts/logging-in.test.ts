import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_MS } from '../../../../adapters/sandbox/accounts/account-store';
import { AccountsInProcess, PASSWORD, SAM } from './accounts-in-process';

let back: AccountsInProcess;
beforeEach(async () => {
  back = await AccountsInProcess.open();
});
afterEach(() => back.close());

describe('A customer of the stand-in back end', () => {
  it('is known by a token, until logging out', async () => {
    await back.create();
    const { status, body } = await back.logIn();
    expect([status, body['token_type'], body['expires_in']]).toEqual([
      200,
      'Bearer',
      SESSION_MS / 1000,
    ]);
    const token = String(body['access_token']);
    expect((await back.show(token)).body['data']).toMatchObject({ email: SAM, passkeys: [] });
    expect(back.sandbox.accounts.customerOf(token)).toMatchObject({ email: SAM });
    expect((await back.post('/logout', {}, undefined, token)).status).toBe(200);
    const after = await back.show(token);
    expect([after.status, after.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(back.sandbox.accounts.customerOf(token)).toBeUndefined();
  });

  it('is nobody with a token that has expired, or is none', async () => {
    await back.create();
    const token = await back.token();
    back.now += SESSION_MS - 1;
    expect((await back.show(token)).status).toBe(200);
    back.now += 1;
    expect((await back.show(token)).status).toBe(401);
    for (const other of ['x', '../../etc/passwd', 'a'.repeat(50), `${token} ${token}`]) {
      expect((await back.show(other)).status).toBe(401);
    }
  });

  it('is the same customer however the address is spelt', async () => {
    await back.create('Sam.Sample@Example.org');
    expect((await back.logIn('SAM.SAMPLE@EXAMPLE.ORG')).status).toBe(200);
    const again = await back.sandbox.accounts.create({ email: SAM, password: PASSWORD });
    expect(again).toMatchObject({ left: { kind: 'known' } });
  });

  it('is kept without password and token: the file holds what was made of them', async () => {
    await back.create();
    const token = await back.token();
    const link = await back.link();
    const written = back.written();
    expect(written).toContain('scrypt$');
    for (const secret of [PASSWORD, token, link]) expect(written).not.toContain(secret);
  });

  it.each([
    ['100 characters', 'lorem ipsum '.repeat(9).slice(0, 100)],
    ['spaces at its ends', '  three odd kettles '],
    ['emoji', '🚗🚙🚐 on the drive'],
  ])('logs in with what was set, and nothing else: %s', async (_, password) => {
    await back.create(SAM, password);
    expect((await back.logIn(SAM, password)).status).toBe(200);
    expect(
      (await back.logIn(SAM, password.trim() === password ? `${password} ` : password.trim()))
        .status,
    ).toBe(401);
  });

  it('is one, composed or decomposed; and two, differing in their eightieth byte', async () => {
    await back.create(SAM, 'Übergrößenträger'.normalize('NFC'));
    expect((await back.logIn(SAM, 'Übergrößenträger'.normalize('NFD'))).status).toBe(200);
    const long = 'lorem ipsum '.repeat(9);
    await back.create('alex@example.org', `${long.slice(0, 79)}a`);
    expect((await back.logIn('alex@example.org', `${long.slice(0, 79)}a`)).status).toBe(200);
    expect((await back.logIn('alex@example.org', `${long.slice(0, 79)}b`)).status).toBe(401);
  });

  it('is told which field is missing, and of nothing else', async () => {
    const { status, body } = await back.post('/login', { email: SAM });
    expect([status, body['errors']]).toEqual([422, { password: 'Enter your password.' }]);
    expect((await back.post('/login', { email: { $ne: '' }, password: ['a'] })).status).toBe(422);
  });
});

describe('A thousand tries', () => {
  it('are slowed after five, at once or one after another, and never shut the owner out', async () => {
    await back.create();
    const tried = await Promise.all(
      Array.from({ length: 1000 }, (_, place) => back.logIn(SAM, `guess number ${place}`)),
    );
    const statuses = tried.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    const wait = Number(tried.find(({ status }) => status === 429)?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    // The owner, elsewhere, is not concerned.
    expect((await back.logIn(SAM, PASSWORD, '198.51.100.7')).status).toBe(200);
    // And here, once the wait is over.
    back.now += wait * 1000;
    expect((await back.logIn()).status).toBe(200);
  });

  it('from a thousand networks slow those who are not known, but not the owner at home', async () => {
    await back.create();
    await back.logIn(SAM, PASSWORD, '198.51.100.7');
    const statuses: number[] = [];
    for (let place = 0; place < 200; place += 1) {
      const { status } = await back.logIn(SAM, 'a wrong guess', `203.0.${place}.9`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect((await back.logIn(SAM, PASSWORD, '198.51.100.7')).status).toBe(200);
    // A link opens the account wherever its owner is.
    const link = await back.link(SAM, '192.0.2.77');
    expect((await back.setPassword(link, 'another odd kettle')).status).toBe(200);
    expect((await back.logIn(SAM, 'another odd kettle', '192.0.2.77')).status).toBe(200);
  });

  it('at a thousand accounts from one network are slowed too', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 100; place += 1) {
      const { status } = await back.logIn(`person${place}@example.org`, 'a wrong guess');
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('count a network of IPv6 as one', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 10; place += 1) {
      const { status } = await back.logIn(
        SAM,
        'a wrong guess',
        `2001:db8:1:2::${place.toString(16)}`,
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('over the network are counted by the connection, whatever a header says', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 8; place += 1) {
      const { statusCode } = await back.server.inject({
        method: 'POST',
        url: '/api/v2/contact/auth/login',
        remoteAddress: '203.0.113.5',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${place}` },
        payload: JSON.stringify({ email: SAM, password: 'a wrong guess' }),
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
