import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskStore, EnquiryFilter } from '../../../../adapters/sandbox/desk/desk-store';
import type { Email } from '../../../../adapters/sandbox/desk/email-queue';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import type { NewEnquiry } from '../../../../adapters/sandbox/desk/stored-enquiry';

const anEnquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  key: 'key',
  reference: 'GE-AAAA2222',
  formId: 'general-enquiry',
  formTitle: 'General enquiry',
  branch: 'Forecourt Bolton',
  person: 'Siân O’Neill',
  at: 1000,
  answers: [{ name: 'message', label: 'Your question', value: 'Hello', sent: '', isNumber: false }],
  facts: [{ label: 'Source', value: 'website' }],
  confirmation: 'Thank you.',
  fingerprint: 'f',
  attachments: [],
  suspect: false,
  ...change,
});

const LETTER: Email = {
  audience: 'branch',
  to: { name: 'Forecourt Bolton', address: 'bolton@forecourt.example' },
  replyTo: undefined,
  subject: 'General enquiry',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let folder = '';
let store: DeskStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-store-'));
  store = openDeskStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const took = (change: Partial<NewEnquiry>, letters: readonly Email[] = []) =>
  store.take(anEnquiry({ key: change.reference ?? 'key', ...change }), letters, 'queued');

const steps = async (reference: string) =>
  (await store.trail(reference)).map(({ who, what, about }) => `${who} ${what} ${about}`.trim());

describe('Enquiries that are looked for', () => {
  beforeEach(async () => {
    await took({ reference: 'GE-AAAA2222', person: 'Siân O’Neill' });
    await took({ reference: 'CB-BBBB3333', person: 'Jo Bloggs', formId: 'request-callback' });
    await took({ reference: 'GE-CCCC4444', person: 'Joanna Neill' });
    await took({ reference: 'GE-DDDD5555', person: 'Win Now', suspect: true });
    await store.setAnswered('GE-CCCC4444', true, { at: 2000, who: 'inbox' });
  });
  const found = async (filter: Partial<EnquiryFilter>) =>
    (await store.find({ isSuspect: false, ...filter }, { most: 10 })).enquiries.map(
      ({ reference }) => reference.slice(0, 4),
    );

  it.each<[string, Partial<EnquiryFilter>, readonly string[]]>([
    ['all but suspects, the latest first', {}, ['GE-C', 'CB-B', 'GE-A']],
    ['suspects by themselves', { isSuspect: true }, ['GE-D']],
    ['by form', { formId: 'request-callback' }, ['CB-B']],
    ['those to answer', { isAnswered: false }, ['CB-B', 'GE-A']],
    ['those answered', { isAnswered: true }, ['GE-C']],
    ['by a name without its marks', { words: 'sian oneill' }, ['GE-A']],
    ['by part of a name', { words: 'NEILL' }, ['GE-C', 'GE-A']],
    ['by words in another order', { words: 'neill joanna' }, ['GE-C']],
    ['by reference', { words: 'cb-bbbb3333' }, ['CB-B']],
    ['by signs that databases know', { words: '%_"*' }, ['GE-C', 'CB-B', 'GE-A']],
    ['by what nobody is called', { words: 'zz' }, []],
  ])('are %s', async (_, filter, references) => {
    expect(await found(filter)).toEqual(references);
  });

  it('are given page by page, with how many there are', async () => {
    const page = await store.find({ isSuspect: false }, { most: 2, skip: 2 });
    expect(page.total).toBe(3);
    expect(page.enquiries.map(({ reference }) => reference)).toEqual(['GE-AAAA2222']);
    expect(await store.tally()).toMatchObject({ unanswered: 2, answered: 1, suspect: 1 });
  });
});

describe('An enquiry that is marked', () => {
  it('is answered once, and not any more when somebody says so', async () => {
    await took({});
    const mark = (isAnswered: boolean, at: number) =>
      store.setAnswered('GE-AAAA2222', isAnswered, { at, who: 'inbox' });
    await mark(true, 5);
    await mark(true, 6);
    expect((await store.byReference('GE-AAAA2222'))?.answeredAt).toBe(5);
    await mark(false, 7);
    expect((await store.byReference('GE-AAAA2222'))?.answeredAt).toBeUndefined();
    expect(await steps('GE-AAAA2222')).toEqual([
      'shopper received',
      'inbox answered',
      'inbox not-answered',
    ]);
    expect(await store.setAnswered('nothing', true, { at: 1, who: 'inbox' })).toBe(false);
  });
});

describe('An e-mail in the queue', () => {
  it('is claimed by one sender at a time, in whatever process', async () => {
    await took({}, [LETTER, { ...LETTER, audience: 'shopper' }]);
    const other = openDeskStore(folder);
    const claims = await Promise.all([store.claimEmail(1000, 2000), other.claimEmail(1000, 2000)]);
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    expect(await other.claimEmail(1999, 3000)).toBeUndefined();
    await other.close();
  });

  it('is claimed anew when whoever had it is gone', async () => {
    await took({}, [LETTER]);
    expect(await store.claimEmail(1000, 2000)).toMatchObject({ tries: 1 });
    await store.close();
    store = openDeskStore(folder);
    expect(await store.claimEmail(2000, 3000)).toMatchObject({ tries: 2 });
  });

  it('waits as long as it is put off, and the trail tells what became of it', async () => {
    await took({}, [LETTER]);
    const { id } = (await store.claimEmail(1000, 2000))!;
    const problem = 'x'.repeat(1000);
    await store.settleEmail(id, 1500, { kind: 'put-off', problem, nextAt: 9000 });
    expect(await store.claimEmail(8999, 10_000)).toBeUndefined();
    expect(await store.nextEmailAt()).toBe(9000);
    expect(await store.claimEmail(9000, 10_000)).toMatchObject({ problem: 'x'.repeat(300) });
    await store.settleEmail(id, 9500, { kind: 'failed', problem: '550 no such user' });
    expect(await store.email(id)).toMatchObject({ delivery: 'failed', settledAt: 9500 });
    expect(await store.nextEmailAt()).toBeUndefined();

    expect(await store.requeueEmail(id, 10_000)).toBe(true);
    expect(await store.requeueEmail(id, 10_000)).toBe(false);
    await store.claimEmail(10_000, 11_000);
    await store.settleEmail(id, 10_500, { kind: 'sent' });
    expect(await store.email(id)).toMatchObject({ delivery: 'sent', problem: '', tries: 1 });
    expect(await steps('GE-AAAA2222')).toEqual([
      'shopper received',
      'mailer email-queued branch',
      'mailer email-put-off branch',
      'mailer email-failed branch',
      'inbox email-queued branch',
      'mailer email-sent branch',
    ]);
  });

  it('goes nowhere while no mail server is set', async () => {
    await store.take(anEnquiry(), [LETTER], 'unsent');
    expect(await store.claimEmail(1e9, 2e9)).toBeUndefined();
    expect(await store.emailsOf('GE-AAAA2222')).toMatchObject([{ delivery: 'unsent', tries: 0 }]);
    expect(await steps('GE-AAAA2222')).toEqual(['shopper received']);
  });
});
