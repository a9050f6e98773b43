import Database from 'better-sqlite3';
import type { InjectOptions } from 'fastify';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionFields } from '../../../../adapters/http/enquiry/submission-fields';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker } from '../../../../adapters/sandbox/desk/take-enquiry';
import { aSubmission } from '../../../support/mothers/submission';
import { openDeskInProcess, type DeskInProcess } from './desk-in-process';

const JSON_BODY = Object.fromEntries(submissionFields(aSubmission()));

const submitting = (
  body: string | object,
  headers: Record<string, string> = {},
  url = '/api/form/submit',
): InjectOptions => ({ method: 'POST', url, payload: body, headers });

const rowsOf = (folder: string, table: 'enquiry' | 'outbox'): number => {
  const file = new Database(join(folder, 'desk.sqlite'), { readonly: true });
  try {
    return Number(file.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  } finally {
    file.close();
  }
};

/** As the first release made it, with one enquiry in it. */
const FIRST_VERSION = `
  CREATE TABLE enquiry (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, reference TEXT NOT NULL UNIQUE,
    form_id TEXT NOT NULL, form_title TEXT NOT NULL, branch TEXT NOT NULL, at INTEGER NOT NULL,
    answers TEXT NOT NULL, facts TEXT NOT NULL, confirmation TEXT NOT NULL
  );
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, enquiry_id INTEGER NOT NULL REFERENCES enquiry (id),
    at INTEGER NOT NULL, recipient TEXT NOT NULL, reply_to TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL
  );
  CREATE INDEX outbox_enquiry ON outbox (enquiry_id);
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, what TEXT NOT NULL,
    reference TEXT NOT NULL
  );
  CREATE INDEX audit_reference ON audit (reference);
  INSERT INTO enquiry (key, reference, form_id, form_title, branch, at, answers, facts, confirmation)
  VALUES ('old', 'CB-OLD', 'request-callback', 'Callback', 'Bolton', 0,
    '[{"label":"First name","value":"Jo"},{"label":"Last name","value":"Bloggs"}]', '[]', 'Thank you.');
  INSERT INTO audit (at, what, reference) VALUES (0, 'stored', 'CB-OLD');
  PRAGMA user_version = 1;`;

let desk: DeskInProcess;
beforeAll(async () => {
  desk = await openDeskInProcess();
});
afterAll(() => desk.close());

describe('The desk', () => {
  it('stores each of 200 submissions at once over as many connections, and each key once', async () => {
    const own = await openDeskInProcess();
    try {
      const address = await own.server.listen({ port: 0, host: '127.0.0.1' });
      const answers = await Promise.all(
        Array.from({ length: 200 }, async (_, sent) => {
          const answer = await fetch(`${address}/api/form/submit`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': `key-${sent % 50}` },
            body: JSON.stringify(JSON_BODY),
          });
          return { status: answer.status, body: await answer.text() };
        }),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const references = new Set(answers.map(({ body }) => body));
      expect(references.size).toBe(50);
      expect(rowsOf(own.folder, 'enquiry')).toBe(50);
      expect(rowsOf(own.folder, 'outbox')).toBe(100);
    } finally {
      await own.close();
    }
  });

  it.each<[string, InjectOptions]>([
    ['JSON', submitting({ ...JSON_BODY, _optin: { email: true } }, { 'idempotency-key': 'json' })],
    [
      'an encoded form',
      submitting(new URLSearchParams(JSON_BODY).toString(), {
        'idempotency-key': 'encoded',
        'content-type': 'application/x-www-form-urlencoded',
      }),
    ],
    ['the other call', submitting(JSON_BODY, { 'idempotency-key': 'v2' }, '/api/v2/form-submit')],
  ])('takes %s [CALL-11]', async (_, request) => {
    const answer = await desk.server.inject(request);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: expect.stringContaining('call you back') as string,
    });
  });

  it.each<[string, number, InjectOptions]>([
    ['an unknown form', 404, submitting({ ...JSON_BODY, form_id: 'constructor' })],
    ['no form at all', 404, submitting({})],
    ['a body that is too long', 413, submitting({ ...JSON_BODY, message: 'x'.repeat(70_000) })],
    ['a list', 400, submitting([])],
    ['half a form', 400, submitting('--x', { 'content-type': 'multipart/form-data; boundary=x' })],
    ['a key of many lines', 400, submitting(JSON_BODY, { 'idempotency-key': 'a b' })],
    ['a key without end', 400, submitting(JSON_BODY, { 'idempotency-key': 'k'.repeat(201) })],
  ])('refuses %s with %i', async (_, status, request) => {
    const answer = await desk.server.inject(request);
    expect(answer.statusCode).toBe(status);
  });

  describe('a key that comes again', () => {
    const KEYED = { ...JSON_BODY, enquiry_source_history: '/used/cars/search/' };
    const send = (key: string, body: object) =>
      desk.server.inject(submitting(body, { 'idempotency-key': key }));

    it.each<[string, object]>([
      ['the same body', {}],
      ['another history', { enquiry_source_history: '/used/cars/search/,/compare/' }],
      ['a space beside a name', { first_name: ' Siân ' }],
    ])('gives its receipt again to %s', async (what, change) => {
      const first = await send(`again ${what}`.replaceAll(' ', '-'), KEYED);
      const second = await send(`again ${what}`.replaceAll(' ', '-'), { ...KEYED, ...change });
      expect([second.statusCode, second.body]).toEqual([200, first.body]);
    });

    it.each<[string, object]>([
      ['another message', { message: 'And the red one?' }],
      ['an answer more', { message: '' }],
      ['another vehicle', { vehicle_id: 'F1002' }],
      ['other consent', { '_optin[email]': '1' }],
      ['what would be at fault', { telephone: 'x' }],
    ])('is refused with %s, and changes nothing', async (what, change) => {
      const key = `other ${what}`.replaceAll(' ', '-');
      const first = await send(key, KEYED);
      const second = await send(key, { ...KEYED, ...change });
      expect(second.statusCode).toBe(409);
      expect(second.json()).toEqual({
        message: 'This Idempotency-Key has been used for an enquiry that says something else.',
      });
      const { reference } = first.json<{ reference: string }>();
      expect((await desk.store.trail(reference)).map(({ what: step }) => step)).toEqual([
        'received',
      ]);
      expect((await send(key, KEYED)).body).toBe(first.body);
    });

    it('belongs to one of two bodies that arrive together', async () => {
      const answers = await Promise.all([
        send('together', KEYED),
        send('together', { ...KEYED, message: 'And the red one?' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });
  });

  it.each([
    ['the site says so', { _suspect: '1' }],
    ['the field that nobody sees is filled in', { _nothing_here: 'https://x.example' }],
  ])(
    'stores apart what may be of no person, and writes to nobody, where %s [EN-9]',
    async (_, more) => {
      const own = await openDeskInProcess();
      try {
        const answer = await own.server.inject(submitting({ ...JSON_BODY, ...more }));
        expect(answer.statusCode).toBe(200);
        const all = async (isSuspect: boolean) =>
          (await own.store.find({ isSuspect }, { most: 10 })).enquiries;
        expect(await all(true)).toMatchObject([{ suspect: true }]);
        expect(await all(false)).toEqual([]);
        expect(await own.store.emails(10)).toEqual([]);
        await own.server.inject(submitting({ ...JSON_BODY, _suspect: '0' }));
        expect(await all(false)).toMatchObject([{ suspect: false }]);
      } finally {
        await own.close();
      }
    },
  );

  it('takes so many a minute from one address where it is told to, and says when to come again', async () => {
    const limited = await openDeskInProcess(2);
    try {
      const send = () => limited.server.inject(submitting(JSON_BODY));
      expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
      const third = await send();
      expect(third.statusCode).toBe(429);
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('opens a file of the first version, and gives its receipts again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-first-'));
    const file = new Database(join(folder, 'desk.sqlite'));
    file.exec(FIRST_VERSION);
    file.close();
    const store = openDeskStore(folder);
    const taker = enquiryTaker({ store, now: Date.now });
    const taken = await taker.take(Object.entries(JSON_BODY), 'old');
    expect(taken).toMatchObject({ right: { reference: 'CB-OLD', confirmation: 'Thank you.' } });
    const { enquiries } = await store.find(
      { isSuspect: false, words: 'cb-old bloggs' },
      { most: 1 },
    );
    expect(enquiries).toMatchObject([
      { person: 'Jo Bloggs', answers: [{ name: 'First name', value: 'Jo' }, {}] },
    ]);
    expect(await store.trail('CB-OLD')).toMatchObject([{ who: 'shopper', what: 'received' }, {}]);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('opens a file of a later version with a plain refusal', () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-later-'));
    const file = new Database(join(folder, 'desk.sqlite'));
    file.pragma('user_version = 99');
    file.close();
    expect(() => openDeskStore(folder)).toThrow(/version 99/);
    rmSync(folder, { recursive: true });
  });
});

describe('A desk whose process is killed', () => {
  const KEYS = Array.from({ length: 50 }, (_, number) => `key-${number}`);
  const fourTimes = [...KEYS, ...KEYS, ...KEYS, ...KEYS];

  /** A desk over the folder, as a process of its own. */
  async function started(folder: string) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'desk-process.ts'), folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const address = await new Promise<string>((resolve) => {
      child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    });
    return {
      send: async (key: string): Promise<string> => {
        const answer = await fetch(`${address}/api/form/submit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(JSON_BODY),
        });
        if (!answer.ok) throw new Error(`Refused with ${answer.status}`);
        return ((await answer.json()) as { readonly reference: string }).reference;
      },
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }

  it('has what it confirmed, and each of 200 that come again is there once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-killed-'));
    const confirmed = new Map<string, Set<string>>(KEYS.map((key) => [key, new Set()]));
    let answers = 0;

    const first = await started(folder);
    let kill: Promise<void> | undefined;
    const outcomes = await Promise.allSettled(
      fourTimes.map(async (key) => {
        confirmed.get(key)?.add(await first.send(key));
        answers += 1;
        if (answers === 40) kill = first.kill();
      }),
    );
    await kill;
    // It was killed in the midst of them.
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    const store = openDeskStore(folder);
    for (const [key, references] of confirmed) {
      for (const reference of references) {
        expect((await store.byKey(key))?.reference).toBe(reference);
      }
    }
    // Each enquiry with both its e-mails, or not at all.
    expect(rowsOf(folder, 'outbox')).toBe(2 * rowsOf(folder, 'enquiry'));
    await store.close();

    const second = await started(folder);
    await Promise.all(
      fourTimes.map(async (key) => confirmed.get(key)?.add(await second.send(key))),
    );
    await second.kill();
    expect([...confirmed.values()].every(({ size }) => size === 1)).toBe(true);
    expect(rowsOf(folder, 'enquiry')).toBe(KEYS.length);
    expect(rowsOf(folder, 'outbox')).toBe(2 * KEYS.length);
    rmSync(folder, { recursive: true });
  });
});
