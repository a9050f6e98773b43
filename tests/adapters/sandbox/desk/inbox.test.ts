import fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { isLeft } from 'fp-ts/Either';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionFields } from '../../../../adapters/http/enquiry/submission-fields';
import { deskRoutes } from '../../../../adapters/sandbox/api/desk-routes';
import { aSubmission } from '../../../support/mothers/submission';
import { DESK_PARTS, openDeskInProcess, TOKEN, type DeskInProcess } from './desk-in-process';

const BODY = Object.fromEntries(submissionFields(aSubmission()));

let desk: DeskInProcess;
let cookie = '';
beforeAll(async () => {
  desk = await openDeskInProcess();
  const { headers } = await desk.server.inject(`/sandbox/inbox?token=${TOKEN}`);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => desk.close());

const opened = async (url: string, headers: Record<string, string> = { cookie }) =>
  desk.server.inject({ method: 'GET', url, headers });

const posted = (url: string, fields: Record<string, string>, more: InjectOptions['headers'] = {}) =>
  desk.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...more },
  });

async function sent(change: Record<string, unknown> = {}): Promise<string> {
  const answer = await desk.server.inject({
    method: 'POST',
    url: '/api/form/submit',
    payload: { ...BODY, ...change },
  });
  return answer.json<{ reference: string }>().reference;
}

const proofIn = ({ body }: LightMyRequestResponse): string =>
  /name="proof" value="([0-9a-f]+)"/.exec(body)?.[1] ?? '';

describe('The door of the desk', () => {
  const URLS = ['/sandbox/inbox', '/sandbox/inbox.csv', '/sandbox/outbox', '/sandbox/outbox/1'];

  it('says where the token is to whoever brings none, or a cookie of an earlier one', async () => {
    for (const url of [...URLS, '/sandbox/attachments/x']) {
      for (const headers of [{}, { cookie: 'forecourt_desk=00' }]) {
        const { statusCode, body } = await opened(url, headers);
        expect(statusCode, url).toBe(401);
        expect(body).toContain('This page is locked');
        expect(body).not.toContain(TOKEN);
      }
    }
  });

  it('gives nothing to a wrong token', async () => {
    const attempts = URLS.flatMap((url) => [
      opened(`${url}?token=wrong`, {}),
      opened(`${url}?token=${TOKEN}x`, { cookie }),
    ]);
    for (const { statusCode, body, headers } of await Promise.all(attempts)) {
      expect([statusCode, body]).toEqual([403, '']);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('opens with the token, which gives way to a cookie that no script reads', async () => {
    const { statusCode, headers } = await opened(`/sandbox/inbox?token=${TOKEN}`, {});
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/sandbox/inbox');
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    expect(headers['set-cookie']).not.toContain(TOKEN);
  });

  it('takes nothing that was posted from elsewhere', async () => {
    const reference = await sent();
    const page = `/sandbox/inbox/${reference}`;
    const proof = proofIn(await opened(page));
    const attempts = await Promise.all([
      posted(`${page}/answered`, { answered: '1' }),
      posted(`${page}/answered`, { answered: '1', proof: 'x' }),
      posted(`${page}/answered`, { answered: '1', proof }, { 'sec-fetch-site': 'cross-site' }),
      posted(`${page}/answered`, { answered: '1', proof }, { cookie: '' }),
      posted(`${page}/answered`, { answered: '1', proof }, { 'content-type': 'application/json' }),
    ]);
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 415]);
    expect((await desk.store.byReference(reference))?.answeredAt).toBeUndefined();
  });
});

describe('The inbox', () => {
  it('shows what came in and what went out, and nothing of it runs', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const reference = await sent({ message: attack });
    const list = await opened('/sandbox/inbox');
    expect(list.body).toContain(reference);
    const enquiry = await opened(`/sandbox/inbox/${reference}`);
    for (const text of ['Siân', '&lt;img src=x', 'Opened']) {
      expect(enquiry.body).toContain(text);
    }
    const [, id = ''] = /outbox\/(\d+)/.exec(enquiry.body) ?? [];
    const [outbox, email] = [
      await opened('/sandbox/outbox'),
      await opened(`/sandbox/outbox/${id}`),
    ];
    expect(email.body).toMatch(/<iframe[^>]* sandbox=""/);
    for (const page of [list, enquiry, outbox, email]) {
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(/<(img|script)\b/);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['content-security-policy']).not.toContain('script-src');
    }
    expect(list.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is narrowed down by form, state and name, and keeps what is looked for from page to page', async () => {
    for (let sentSoFar = 0; sentSoFar < 51; sentSoFar += 1) await sent({ last_name: 'Pagewright' });
    const first = await opened('/sandbox/inbox?q=pagewright&form=request-callback');
    expect(first.body).toContain('Page 1 of 2');
    const [, older = ''] = /href="([^"]*page=2)"/.exec(first.body) ?? [];
    const second = await opened(older.replaceAll('&amp;', '&'));
    expect(second.body.match(/Siân Pagewright/g)).toHaveLength(1);
    expect((await opened('/sandbox/inbox?q=pagewright&form=contact')).body).toContain(
      'No enquiry is like this',
    );
    expect((await opened('/sandbox/inbox?state=answered&q=pagewright')).body).toContain(
      'No enquiry is like this',
    );
  });

  it('marks an enquiry as answered, and not any more', async () => {
    const reference = await sent();
    const url = `/sandbox/inbox/${reference}`;
    const proof = proofIn(await opened(url));
    const marked = await posted(`${url}/answered`, { answered: '1', proof });
    expect([marked.statusCode, marked.headers['location']]).toEqual([303, url]);
    expect((await opened(url)).body).toContain('Mark as not answered');
    await posted(`${url}/answered`, { answered: '0', proof });
    const page = await opened(url);
    expect(page.body).toContain('Mark as answered');
    expect(page.body).toContain('Marked not answered');
  });

  it('shows pictures as what they are, and opens nothing else in their place', async () => {
    const picture = {
      name: 'front.png',
      type: 'image/png',
      bytes: Uint8Array.of(1, 2),
      at: 0,
    } as const;
    const added = await desk.store.addAttachment(picture);
    const id = isLeft(added) ? '' : added.right.id;
    const reference = await sent({ _attachment: [id] });
    expect((await opened(`/sandbox/inbox/${reference}`)).body).toContain(
      `<img src="/sandbox/attachments/${id}"`,
    );
    const { headers, rawPayload } = await opened(`/sandbox/attachments/${id}`);
    expect([...rawPayload]).toEqual([1, 2]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('has suspects apart, where a person can look at them [EN-9]', async () => {
    const reference = await sent({ last_name: 'Suspicious', _suspect: '1' });
    expect((await opened('/sandbox/inbox?q=suspicious')).body).not.toContain(reference);
    expect((await opened('/sandbox/inbox?state=suspect')).body).toContain(reference);
    expect((await opened(`/sandbox/inbox/${reference}`)).body).toContain('None is written about a');
  });

  it.each([
    '/sandbox/inbox/none',
    '/sandbox/outbox/99999',
    '/sandbox/outbox/x',
    '/sandbox/attachments/x',
  ])('says that there is nothing at %s', async (url) => {
    const { statusCode, body } = await opened(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('There is nothing here');
  });
});

describe('An export from the inbox', () => {
  const TYPED = [
    ['a formula', '=HYPERLINK("http://evil.example","x")'],
    ['a function', '@SUM(1+1)'],
    ['a sum', '+1-1'],
    ['a share', '-10%'],
    ['a wide sign', '＝1+1'],
    ['an apostrophe', "'tis fine"],
    ['a marked formula', "'=1+1"],
    ['quotes, comma, semicolon and lines', 'He said "a, b; c"\nand\r\nleft'],
  ] as const;

  it('runs as no formula, loses nothing, and leaves numbers alone [EN-11]', async () => {
    for (const [, message] of TYPED) await sent({ last_name: 'Export', message });
    const { headers, rawPayload } = await opened('/sandbox/inbox.csv?q=export');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse<Record<string, string>>(rawPayload, { bom: true, columns: true });
    expect(rows).toHaveLength(TYPED.length);
    for (const cell of rows.flatMap(Object.values)) expect(cell).not.toMatch(/^[=+\-@＝\t\r\n]/);
    expect(rows[0]).toMatchObject({ 'First name': 'Siân', Telephone: '01632 960123' });
    const messages = rows.map(({ Message = '' }) => Message).reverse();
    expect(messages.map((cell) => cell.replace(/^'(?='*[=+\-@＝])/, ''))).toEqual(
      // A text's line ends are all alike once it is stored.
      TYPED.map(([, message]) => message.replace('\r\n', '\n')),
    );
    const [first = {}] = rows;
    expect((await desk.store.trail(first['Reference'] ?? '')).at(-1)).toMatchObject({
      who: 'inbox',
      what: 'exported',
    });
  });
});

describe('A desk whose disk is full', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const openedOver = async (change: Partial<DeskInProcess['store']>, url: string) => {
    const server = fastify();
    await server.register(
      deskRoutes({ ...DESK_PARTS, store: { ...desk.store, ...change }, now: () => 0 }),
    );
    const answer = await server.inject({ url, headers: { cookie } });
    await server.close();
    return answer;
  };

  it('is read as before, but for the note that it was read', async () => {
    const url = `/sandbox/inbox/${await sent()}`;
    const { statusCode, body } = await openedOver({ note: () => Promise.reject(full) }, url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Siân');
  });

  it('says nothing of why a page cannot be had', async () => {
    const { statusCode, body } = await openedOver(
      { find: () => Promise.reject(full) },
      '/sandbox/inbox',
    );
    expect(statusCode).toBe(500);
    expect(body).not.toContain('disk');
  });
});
