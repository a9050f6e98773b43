import Database from 'better-sqlite3';
import { isLeft, isRight } from 'fp-ts/Either';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionFields } from '../../../../adapters/http/enquiry/submission-fields';
import {
  LARGEST_ATTACHMENT,
  MOST_ATTACHMENTS,
  type NewAttachment,
} from '../../../../adapters/sandbox/desk/attachment-store';
import type { DeskStore } from '../../../../adapters/sandbox/desk/desk-store';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker, type EnquiryTaker } from '../../../../adapters/sandbox/desk/take-enquiry';
import { aSubmission } from '../../../support/mothers/submission';

const DAY_MS = 24 * 3600 * 1000;
const SENT = submissionFields(aSubmission());

const aPicture = (change: Partial<NewAttachment> = {}): NewAttachment => ({
  name: 'front.jpg',
  type: 'image/jpeg',
  bytes: Uint8Array.of(1, 2, 3),
  at: 0,
  ...change,
});

let folder = '';
let store: DeskStore;
let taker: EnquiryTaker;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-attachments-'));
  store = openDeskStore(folder);
  taker = enquiryTaker({ store, now: () => 1000 });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function added(picture = aPicture()): Promise<string> {
  const answer = await store.addAttachment(picture);
  if (isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right.id;
}

const sendWith = (ids: readonly string[], key: string) =>
  taker.take([...SENT, ...ids.map((id) => ['_attachment', id] as const)], key);

describe('An attachment', () => {
  it('is read again by its id, which nobody guesses', async () => {
    const [one, other] = [await added(), await added()];
    expect(one).toMatch(/^[\w-]{32}$/);
    expect(other).not.toBe(one);
    const found = await store.attachment(one);
    expect(found).toMatchObject({ name: 'front.jpg', type: 'image/jpeg', size: 3 });
    expect([...(found?.bytes ?? [])]).toEqual([1, 2, 3]);
    expect(await store.attachment('nothing')).toBeUndefined();
  });

  it('has a name of one short line, whatever the file was called', async () => {
    const id = await added(aPicture({ name: `a\r\nBcc: x\u202Egnp${'x'.repeat(500)}` }));
    const name = (await store.attachment(id))?.name ?? '';
    expect(name).toMatch(/^a Bcc: x gnpx+$/);
    expect(name).toHaveLength(120);
  });

  it('is refused when it is empty or too large', async () => {
    const empty = await store.addAttachment(aPicture({ bytes: new Uint8Array() }));
    const large = new Uint8Array(LARGEST_ATTACHMENT + 1);
    expect(empty).toMatchObject({ left: { kind: 'empty' } });
    expect(await store.addAttachment(aPicture({ bytes: large }))).toMatchObject({
      left: { kind: 'too-large', most: LARGEST_ATTACHMENT },
    });
  });

  it('is refused while too much waits for enquiries that never came', async () => {
    const own = mkdtempSync(join(tmpdir(), 'forecourt-waiting-'));
    const full = openDeskStore(own);
    await full.addAttachment(aPicture());
    const file = new Database(join(own, 'desk.sqlite'));
    file.exec('UPDATE attachment SET size = 512 * 1024 * 1024');
    file.close();
    expect(await full.addAttachment(aPicture())).toMatchObject({ left: { kind: 'no-room' } });
    // A day later nothing waits any more.
    expect(isRight(await full.addAttachment(aPicture({ at: DAY_MS + 1 })))).toBe(true);
    await full.close();
    rmSync(own, { recursive: true });
  });

  it('goes with the enquiry that names it, in the order of naming, and stays with it', async () => {
    const [front, back] = [await added(), await added(aPicture({ name: 'back.jpg' }))];
    const taken = await sendWith([back, front], 'with-pictures');
    const reference = isRight(taken) ? taken.right.reference : '';
    const names = async () => (await store.attachmentsOf(reference)).map(({ name }) => name);
    expect(await names()).toEqual(['back.jpg', 'front.jpg']);
    expect(await store.waitingAttachments([front, back])).toEqual([]);
    expect(await store.removeAttachment(front)).toBe(false);
    await added(aPicture({ at: 10 * DAY_MS }));
    expect(await names()).toEqual(['back.jpg', 'front.jpg']);
    // Sent again with the same key it is the same enquiry, though its pictures wait no more.
    expect(await sendWith([back, front], 'with-pictures')).toMatchObject({ right: { reference } });
    expect(await sendWith([back], 'with-pictures')).toMatchObject({
      left: { kind: 'key-of-another' },
    });
  });

  it.each([
    ['ids that are not here', () => Promise.resolve(['gone']), /add them again/],
    [
      'more than ten',
      () => Promise.all(Array.from({ length: MOST_ATTACHMENTS + 1 }, () => added())),
      /at most 10/,
    ],
  ])('is at fault with %s, and nothing is stored', async (what, ids, sentence) => {
    const answer = await sendWith(await ids(), what);
    expect(answer).toMatchObject({
      left: { errors: { _attachment: expect.stringMatching(sentence) as string } },
    });
    expect(await store.byKey(what)).toBeUndefined();
  });

  it('can be thrown away while it waits', async () => {
    const id = await added();
    expect(await store.removeAttachment(id)).toBe(true);
    expect(await store.attachment(id)).toBeUndefined();
  });
});

describe('A suspect enquiry', () => {
  const send = (key: string, suspect: string) => taker.take([...SENT, ['_suspect', suspect]], key);

  it('is stored without an e-mail, and taken like any other once a person sends it', async () => {
    const before = (await store.emails(50)).length;
    const first = await send('suspect', '1');
    expect(first).toMatchObject({ right: { suspect: true } });
    expect((await store.emails(50)).length).toBe(before);
    const second = await send('suspect', '');
    expect(second).toMatchObject({
      right: { suspect: false, reference: isRight(first) ? first.right.reference : '' },
    });
    expect((await store.emails(50)).length).toBe(before + 2);
    await send('suspect', '1');
    expect((await store.byKey('suspect'))?.suspect).toBe(false);
    expect((await store.emails(50)).length).toBe(before + 2);
  });
});
