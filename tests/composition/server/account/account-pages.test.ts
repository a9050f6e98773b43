import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../../composition/modules/sandbox';
import { openSiteInProcess, type SiteInProcess } from '../site-in-process';
import { PlainBrowser } from './account-site';

const SAM = 'sam.sample@example.org';
const PASSWORD = 'three odd kettles';
const CREDENTIALS = { email: SAM, password: PASSWORD };
const SHOW = '/api/v2/contact/auth/show';
const SESSION = 'forecourt_session';

let site: SiteInProcess;
let sandbox: Sandbox;
let browser: PlainBrowser;
beforeAll(async () => {
  site = await openSiteInProcess();
  ({ sandbox } = site);
  await sandbox.accounts.create({ ...CREDENTIALS, firstName: 'Sam' });
}, 60_000);
afterAll(() => site.close());
beforeEach(() => {
  site.breakCall();
  browser = new PlainBrowser(site);
});

const logIn = (at = '/login') => browser.post(at, CREDENTIALS);

describe('Logging in without script', () => {
  it.each(['/login', '/click-collect?login=1'])(
    'is a posted form at %s [ROUTE-17, ROUTE-18, AUTH-04]',
    async (at) => {
      const { html } = await browser.get(at);
      expect(html).toMatch(/<form(?=[^>]* method="post")(?=[^>]* action="[^"]+")/);
      expect(html).toContain('autoComplete="username"');
      expect(html).toContain('autoComplete="current-password"');
      expect(html).not.toMatch(/maxlength/i);
      const { status, headers } = await logIn(at);
      expect([status, headers['location'], headers['cache-control']]).toEqual([
        303,
        '/click-collect/',
        'no-store',
      ]);
      const page = await browser.get('/click-collect/');
      expect(page.html).toContain('Hello, Sam');
    },
  );

  it('keeps the token where no script reads it, and tells no page of it [AUTH-02, STORE-10]', async () => {
    await logIn();
    const token = browser.cookies.get(SESSION) ?? '';
    expect(sandbox.accounts.customerOf(token)).toMatchObject({ email: SAM });
    const [session, mark] = browser.set;
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/);
    expect(mark).toMatch(/^signed_in=1; Path=\/; SameSite=Lax; Max-Age=1209600$/);
    for (const address of ['/click-collect/', '/', '/login']) {
      expect((await browser.get(address)).html).not.toContain(token);
    }
  });

  it('leaves a public page the same for everybody, and to be shared', async () => {
    const before = await browser.get('/warranty/');
    await logIn();
    const after = await browser.get('/warranty/');
    expect(after.html).toBe(before.html);
    expect(after.headers['cache-control']).toContain('public');
    expect(after.headers['set-cookie']).toBeUndefined();
  });

  it('leads on to the page that was asked for, and to no other site [AUTH-06]', async () => {
    const { headers } = await logIn('/login?next=%2Fused%2Fcars%2Fsearch%2F%3Fmake%3Dford');
    expect(headers['location']).toBe('/used/cars/search/?make=ford');
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/login']) {
      const answer = await logIn(`/login?next=${encodeURIComponent(next)}`);
      expect(answer.headers['location']).toBe('/click-collect/');
    }
  });

  it('says what is wrong with all but the password kept, in the same words for whoever it is', async () => {
    const wrong = { email: SAM, password: 'not the password' };
    const known = await browser.post('/login', wrong);
    const unknown = await browser.post('/login', { ...wrong, email: 'no-one@example.org' });
    expect([known.status, unknown.status]).toEqual([422, 422]);
    expect(known.html).toContain('The email address or the password is not right.');
    expect(known.html).toContain(`value="${SAM}"`);
    expect(known.html).not.toContain(wrong.password);
    const withoutNames = (html: string): string =>
      html.replaceAll(SAM, '').replaceAll('no-one@example.org', '');
    expect(withoutNames(unknown.html)).toBe(withoutNames(known.html));
    const empty = await browser.post('/login', { email: 'nobody', password: '' });
    expect(empty.html).toContain('href="#login-email"');
    expect(empty.html).toContain('Enter your password');
    expect(browser.cookies.size).toBe(0);
  });

  it('is refused to forms of strangers’ pages', async () => {
    const answer = await browser.post('/login', CREDENTIALS, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    const older = await browser.post('/login', CREDENTIALS, { origin: 'https://evil.example' });
    expect(older.status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  it('leads on at once whoever is logged in already, without going to and fro [AU-3]', async () => {
    await logIn();
    const { way } = await browser.open('/login?next=%2Fcompare%2F');
    expect(way).toEqual(['/login?next=%2Fcompare%2F', '/compare/']);
    expect((await browser.open('/click-collect?login=1')).way).toEqual([
      '/click-collect?login=1',
      '/click-collect/',
    ]);
  });
});

describe('A customer’s page', () => {
  it('sends whoever is nobody’s to the login, once, and paints nothing of it [AUTH-01, AUTH-06, AU-3, CG-108]', async () => {
    const { page, way } = await browser.open('/click-collect/?done=passkey-added');
    expect(way).toHaveLength(2);
    expect(way[1]).toBe('/login?next=%2Fclick-collect%2F%3Fdone%3Dpasskey-added');
    expect(page.html).not.toContain('How you log in');
    expect((await browser.get('/click-collect/')).headers['cache-control']).toBe('no-store');
  });

  it('ends a session that the back end knows no more: once, with nothing left of it [AUTH-05, WE-149]', async () => {
    await logIn();
    sandbox.accounts.logOut(browser.cookies.get(SESSION) ?? '');
    const { page, way } = await browser.open('/click-collect/');
    expect(way).toEqual(['/click-collect/', '/click-collect?login=1']);
    expect(page.html).toContain('You are not logged in any more');
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  it('ends a session that is refused with 403, here and at the back end, and does not loop [AU-1, CG-108]', async () => {
    await logIn();
    const token = browser.cookies.get(SESSION) ?? '';
    site.breakCall(SHOW, { status: 403 });
    const { way, page } = await browser.open('/click-collect/');
    expect(way).toEqual(['/click-collect/', '/click-collect?login=1']);
    expect(page.status).toBe(200);
    await vi.waitFor(() => {
      expect(sandbox.accounts.customerOf(token)).toBeUndefined();
    });
  });

  it('lets nobody in and sends nobody away while it cannot be asked who it is [AU-3]', async () => {
    await logIn();
    for (const fault of [{ status: 500 }, { body: 'half an ans' }]) {
      site.breakCall(SHOW, fault);
      const page = await browser.get('/click-collect/');
      expect(page.status).toBe(503);
      expect(page.html).toContain('We cannot look up your account just now');
      expect(page.html).not.toContain('How you log in');
      expect(browser.cookies.has(SESSION)).toBe(true);
    }
    site.breakCall();
    expect((await browser.get('/click-collect/')).html).toContain('Hello, Sam');
  });

  it('logs out: the token is dead, nothing is left in the browser, whatever the back end says [AUTH-04, CALL-46]', async () => {
    await logIn();
    const token = browser.cookies.get(SESSION) ?? '';
    const out = await browser.post('/click-collect/', { _intent: 'log-out' });
    expect([out.status, out.headers['location']]).toEqual([303, '/login']);
    expect(sandbox.accounts.customerOf(token)).toBeUndefined();
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect((await browser.get('/login')).html).toContain('You are logged out');

    await logIn();
    site.breakCall('/api/v2/contact/auth/logout', { status: 401 });
    await browser.post('/click-collect/', { _intent: 'log-out' });
    expect(browser.cookies.has(SESSION)).toBe(false);
  });
});

describe('The calls of a customer’s browser', () => {
  it('are made with the token that the site adds, from its own pages only', async () => {
    await logIn();
    const own = await browser.get(SHOW, { 'sec-fetch-site': 'same-origin' });
    expect([own.status, own.html]).toEqual([200, expect.stringContaining(SAM)]);
    expect((await browser.get(SHOW, { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    expect((await browser.get(SHOW, { origin: 'https://evil.example' })).status).toBe(401);
    expect(browser.cookies.has(SESSION)).toBe(true);
  });

  it('end the session with the answer that refuses it, and not that of whoever has none [AU-1]', async () => {
    await logIn();
    const token = browser.cookies.get(SESSION) ?? '';
    site.breakCall(SHOW, { status: 403 });
    await browser.get(SHOW, { 'sec-fetch-site': 'same-origin' });
    expect(browser.cookies.has(SESSION)).toBe(false);
    await vi.waitFor(() => {
      expect(sandbox.accounts.customerOf(token)).toBeUndefined();
    });
    const anonymous = new PlainBrowser(site);
    await anonymous.get(SHOW, { 'sec-fetch-site': 'same-origin' });
    expect(anonymous.set).toEqual([]);
  });
});

describe('Setting a password without script', () => {
  async function linkOf(email: string): Promise<string> {
    await browser.post('/click-collect/password-reset/', { email });
    const texts = await site.letters(email);
    return /\/click-collect\/password-reset\/[\w-]+/.exec(texts.at(-1) ?? '')?.[0] ?? 'no link';
  }

  it('is not used up by opening the link, and is good once [AC-1, ROUTE-16, CALL-48]', async () => {
    const link = await linkOf('alex@example.org');
    for (let time = 0; time < 5; time += 1) {
      const page = await browser.get(link);
      expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual(
        [200, 'no-store', 'no-referrer'],
      );
      expect(page.html).toContain('autoComplete="new-password"');
      expect(page.html).toMatch(/<meta name="robots" content="noindex/);
      await site.send({ method: 'HEAD', url: link });
    }
    const weak = await browser.post(link, { password: 'password123' });
    expect([weak.status, weak.html]).toEqual([422, expect.stringContaining('choose another')]);
    const set = await browser.post(link, { password: 'another odd kettle' });
    expect([set.status, set.headers['location']]).toEqual([303, '/login']);
    expect((await browser.get('/login')).html).toContain('Your password is set');
    const again = await browser.post(link, { password: 'a third odd kettle' });
    expect(again.status).toBe(410);
    expect(again.html).toContain('Ask for another link');
    const credentials = { email: 'alex@example.org', password: 'another odd kettle' };
    const next = encodeURIComponent(link);
    const { headers } = await browser.post(`/login?next=${next}`, credentials);
    expect(headers['location']).toBe('/click-collect/');
  });

  it('signs out every browser once the link is used, each led to the login once [AC-2]', async () => {
    await sandbox.accounts.create({ email: 'two@example.org', password: PASSWORD });
    const browsers = [new PlainBrowser(site), new PlainBrowser(site)];
    for (const each of browsers) {
      await each.post('/login', { email: 'two@example.org', password: PASSWORD });
    }
    const link = await linkOf('two@example.org');
    for (const each of browsers) expect((await each.get('/click-collect/')).status).toBe(200);
    await browser.post(link, { password: 'another odd kettle' });
    for (const each of browsers) {
      expect((await each.open('/click-collect/')).way).toEqual([
        '/click-collect/',
        '/click-collect?login=1',
      ]);
    }
  });

  it('answers the same to a known and an unknown address, and tells nothing of a reservation', async () => {
    const answers = [
      await browser.post('/click-collect/password-reset/', { email: SAM }),
      await browser.post('/click-collect/password-reset/', { email: 'no-one@example.org' }),
      await browser.post('/click-collect/password-reset/?reservation=no-such', {}),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual(
      answers.map(() => [303, '/click-collect/password-reset/?sent=1']),
    );
    const asked = await browser.get('/click-collect/password-reset/?reservation=cs_1');
    expect(asked.html).toContain('the address that this reservation was made with');
    expect(asked.html).not.toMatch(/type="email"|example\.org/);
  });
});

describe('A site that is reached by https', () => {
  it('keeps the token in a cookie that no other host can set', async () => {
    const safe = await openSiteInProcess(undefined, 0, undefined, {
      PUBLIC_ORIGIN: 'https://www.forecourt.example',
    });
    try {
      await safe.sandbox.accounts.create(CREDENTIALS);
      const visitor = new PlainBrowser(safe);
      await visitor.post('/login', CREDENTIALS);
      expect(visitor.set[0]).toMatch(
        /^__Host-forecourt_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/,
      );
      expect((await visitor.get('/click-collect/')).html).toContain(SAM);
    } finally {
      await safe.close();
    }
  }, 60_000);
});
