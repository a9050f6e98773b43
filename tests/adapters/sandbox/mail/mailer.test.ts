import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionFields } from '../../../../adapters/http/enquiry/submission-fields';
import type { DeskStore } from '../../../../adapters/sandbox/desk/desk-store';
import type { Email } from '../../../../adapters/sandbox/desk/email-queue';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker } from '../../../../adapters/sandbox/desk/take-enquiry';
import { openMailer, type Mailer } from '../../../../adapters/sandbox/mail/mailer';
import { waitAfter } from '../../../../adapters/sandbox/mail/retry-times';
import { smtpCarrier } from '../../../../adapters/sandbox/mail/smtp-carrier';
import { aSubmission } from '../../../support/mothers/submission';
import { bodyOf, headersOf, openMailServer, type Refusal } from './local-mail-server';

const FROM = { name: 'Smith, Sons "North"', address: 'enquiries@forecourt.example' };
const HOUR_MS = 3_600_000;

let folder = '';
let store: DeskStore;
let server: Awaited<ReturnType<typeof openMailServer>>;
let mailers: Mailer[] = [];
let refusal: Refusal | undefined;
/** Moves on by hand, so that nobody waits for a retry. */
let time = 1_000;
const lines: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-mail-'));
  store = openDeskStore(folder);
  refusal = undefined;
  server = await openMailServer(() => refusal);
  mailers = [];
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.close()));
  await store.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function aMailer(over: DeskStore = store, url = server.url): Mailer {
  const mailer = openMailer({
    queue: over,
    carrier: smtpCarrier({ url, from: FROM }),
    now: () => time,
    log: (line) => lines.push(line),
  });
  mailers.push(mailer);
  return mailer;
}

async function sent(change: Readonly<Record<string, string>> = {}, mailer = aMailer()) {
  const taker = enquiryTaker({
    store,
    now: () => time,
    mail: { siteName: 'Forecourt', delivery: 'queued', wake: mailer.wake },
  });
  const fields = Object.fromEntries(submissionFields(aSubmission()));
  const answer = await taker.take(Object.entries({ ...fields, ...change }), undefined);
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left));
  return answer.right.reference;
}

const deliveries = async () => (await store.emails(20)).map(({ delivery }) => delivery);
/** A busy machine takes its time. */
const PATIENCE = { timeout: 20_000, interval: 20 };
const settled = () =>
  vi.waitFor(async () => {
    expect(await deliveries()).not.toContain('queued');
  }, PATIENCE);
const putOff = (times: number) =>
  vi.waitFor(async () => {
    const [email] = await store.emails(1);
    const trail = await store.trail(email?.reference ?? '');
    expect(trail.filter(({ what }) => what === 'email-put-off')).toHaveLength(times);
  }, PATIENCE);

describe('E-mails about an enquiry', () => {
  it('reach a mail server, whole and each for its recipient alone', async () => {
    const reference = await sent();
    await settled();
    expect(server.taken.map(({ from, to }) => [from, ...to])).toEqual([
      [FROM.address, 'bolton@forecourt.example'],
      [FROM.address, 'sian@example.com'],
    ]);
    const [notice, receipt] = server.taken;
    expect(headersOf(notice!).get('from')).toEqual([
      '"Smith, Sons \\"North\\"" <enquiries@forecourt.example>',
    ]);
    expect(headersOf(notice!).get('reply-to')).toEqual(['sian@example.com']);
    expect(headersOf(notice!).get('message-id')).toEqual([
      `<${reference}.branch@forecourt.example>`,
    ]);
    for (const kind of ['text/plain', 'text/html'] as const) {
      expect(bodyOf(notice!, kind)).toContain('Siân');
      expect(bodyOf(receipt!, kind)).toContain(reference);
    }
    expect((await store.trail(reference)).slice(-2)).toMatchObject([
      { who: 'mailer', what: 'email-sent', about: 'branch' },
      { who: 'mailer', what: 'email-sent', about: 'shopper' },
    ]);
  });

  it('hold nothing up, with a mail server that never answers', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const reference = await sent({}, aMailer(store, `smtp://127.0.0.1:${port}`));
    expect((await store.byReference(reference))?.reference).toBe(reference);
    expect(await deliveries()).toEqual(['queued', 'queued']);
    await Promise.all(mailers.splice(0).map((mailer) => mailer.close()));
    silent.close();
  });

  it('are tried again later, and sent once the server takes them', async () => {
    refusal = { code: 450 };
    const mailer = aMailer();
    const reference = await sent({ email: '' }, mailer);
    await putOff(1);
    expect(await store.nextEmailAt()).toBe(time + 60_000);
    mailer.wake();
    time += 60_000;
    mailer.wake();
    await putOff(2);
    refusal = undefined;
    time += 5 * 60_000;
    mailer.wake();
    await settled();
    expect(server.taken).toHaveLength(1);
    expect(lines).toEqual(
      Array.from(
        { length: 2 },
        () => `An e-mail about ${reference} was not sent; the outbox says why.`,
      ),
    );
  });

  it('are kept over a restart', async () => {
    refusal = { code: 450 };
    await sent({ email: '' });
    await putOff(1);
    await mailers[0]!.close();
    await store.close();
    store = openDeskStore(folder);
    refusal = undefined;
    time += HOUR_MS;
    aMailer().wake();
    await settled();
    expect(server.taken).toHaveLength(1);
  });

  it('are given up at once where there is no such mailbox, and sent when somebody says so', async () => {
    refusal = { code: 550 };
    const mailer = aMailer();
    await sent({ email: '' }, mailer);
    await settled();
    const [email] = await store.emails(1);
    expect(email).toMatchObject({ delivery: 'failed', tries: 1 });
    expect(email?.problem).toContain('550');
    refusal = undefined;
    await store.requeueEmail(email?.id ?? 0, time);
    mailer.wake();
    await settled();
    expect(server.taken).toHaveLength(1);
  });

  it('go out once, one at a time, with two senders over the same file', async () => {
    const other = openDeskStore(folder);
    const [one, two] = [aMailer(), aMailer(other)];
    const mail: Email = {
      audience: 'branch',
      to: { name: '', address: 'bolton@forecourt.example' },
      replyTo: undefined,
      subject: 'Many',
      text: 'Many',
      html: '<p>Many</p>',
    };
    const reference = await sent({ email: '' }, { ...one, wake: () => undefined });
    const enquiry = (await store.byReference(reference))!;
    const many = { ...enquiry, key: 'many', reference: 'CB-MANY', attachments: [] };
    await store.take(
      many,
      Array.from({ length: 9 }, () => mail),
      'queued',
    );
    one.wake();
    two.wake();
    await vi.waitFor(async () => {
      one.wake();
      two.wake();
      expect(await deliveries()).not.toContain('queued');
    }, PATIENCE);
    expect(server.taken).toHaveLength(10);
    expect(server.mostAtOnce()).toBe(1);
    await two.close();
    await other.close();
  });
});

describe('An e-mail made of what was typed [EN-12]', () => {
  const LONG_LINE = 'x'.repeat(2_000);
  const MESSAGE = `First\n.\n${LONG_LINE}\n<img src=x onerror=window.__x=1>\nhttps://evil.example`;

  it.each([
    ['a line break', 'Sam\r\nBcc: other@example.com'],
    ['an encoded line break', 'Sam%0d%0aBcc: other@example.com'],
    ['an emoji', 'Sam 🚗'],
  ])('has no header and no recipient of it, with %s in a name', async (_, first_name) => {
    const taker = enquiryTaker({
      store,
      now: () => time,
      mail: { siteName: 'Forecourt', delivery: 'queued', wake: aMailer().wake },
    });
    const fields = Object.fromEntries(submissionFields(aSubmission()));
    const answer = await taker.take(
      Object.entries({ ...fields, first_name, message: MESSAGE }),
      undefined,
    );
    // What is no name is refused; what is taken goes out as it must.
    if (answer._tag === 'Left') {
      expect(answer.left).toMatchObject({ errors: { first_name: expect.any(String) as string } });
      return;
    }
    await settled();
    expect(server.taken.flatMap(({ to }) => to)).toEqual([
      'bolton@forecourt.example',
      'sian@example.com',
    ]);
    for (const mail of server.taken) {
      const names = [...headersOf(mail)].map(([name, values]) => [name, values.length]);
      expect(names.every(([, count]) => count === 1)).toBe(true);
      expect(headersOf(mail).has('bcc')).toBe(false);
      for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    }
    const [notice, receipt] = server.taken;
    expect(bodyOf(notice!, 'text/plain').replaceAll('\r\n', '\n')).toContain(
      MESSAGE.replaceAll('\n', '\n    '),
    );
    for (const kind of ['text/plain', 'text/html'] as const) {
      expect(bodyOf(receipt!, kind)).not.toMatch(/:\/\/|evil\.example|<img/);
      expect(bodyOf(notice!, kind)).toContain(LONG_LINE);
    }
    expect(bodyOf(notice!, 'text/html')).toContain('&lt;img src=x');
  });

  it('asks for no answer at an address that is none', async () => {
    const fields = Object.fromEntries(submissionFields(aSubmission()));
    const taker = enquiryTaker({ store, now: () => time });
    const answer = await taker.take(
      Object.entries({ ...fields, email: 'sam@example.org\nCc: other@example.com' }),
      undefined,
    );
    expect(answer).toMatchObject({ left: { errors: { email: expect.any(String) as string } } });
    await sent({ email: '' });
    await settled();
    expect(headersOf(server.taken[0]!).has('reply-to')).toBe(false);
  });
});

describe('The time between two tries', () => {
  it('grows, and comes to an end after a week at most', () => {
    const waits = Array.from({ length: 50 }, (_, tries) => waitAfter(tries + 1)).filter(
      (wait) => wait !== undefined,
    );
    expect(waits.length).toBeGreaterThanOrEqual(5);
    expect([...waits].sort((one, other) => one - other)).toEqual(waits);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(7 * 24 * HOUR_MS);
  });
});
