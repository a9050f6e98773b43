import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox } from '../../../composition/modules/sandbox';
import { sandboxServer } from '../../../composition/server/sandbox-server';
import { forecourtIn } from './forecourt-in';

const TOKEN = 'token-of-the-tests';

describe('forecourt enquiry', () => {
  let folder = '';
  let site: Awaited<ReturnType<typeof sandboxServer>>['site'];
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-enquiry-'));
    const sandbox = await openSandbox({ folder, firstStock: 1, inboxToken: TOKEN });
    ({ site } = await sandboxServer({ sandbox }));
    close = async () => {
      await site.close();
      await sandbox.close();
    };
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  async function forecourt(...words: readonly string[]) {
    const said = await forecourtIn(folder, words);
    return { ...said, text: said.out.map((line) => `${line}\n`).join('') };
  }
  const inJson = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse((await forecourt(...words, '--json')).text);

  async function sent(message: string): Promise<string> {
    const fields = {
      ...{ first_name: 'Siân', last_name: 'Jones', email: 'sian@example.com', subject: 'other' },
      ...{ _organisational_unit: '1', _terms: '1', telephone: '+44 7700 900123', message },
    };
    const flags = Object.entries(fields).flatMap(([name, value]) => [
      '--field',
      `${name}=${value}`,
    ]);
    const receipt = await inJson('form', 'send', 'general-enquiry', ...flags);
    return (receipt as { readonly reference: string }).reference;
  }

  it('lists, over the data of a running site, what was sent to it', async () => {
    const reference = await sent('=1+1');
    expect(await inJson('enquiry', 'list')).toEqual([
      {
        reference,
        formId: 'general-enquiry',
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        fields: {
          first_name: 'Siân',
          last_name: 'Jones',
          email: 'sian@example.com',
          telephone: '+44 7700 900123',
          subject: 'other',
          _organisational_unit: '1',
          message: '=1+1',
        },
      },
    ]);
    expect(await inJson('enquiry', 'list', '--search', 'sian')).toHaveLength(1);
    expect(await inJson('enquiry', 'list', '--form', 'contact')).toEqual([]);
    expect(await inJson('enquiry', 'list', '--answered', 'yes')).toEqual([]);
    expect(await inJson('enquiry', 'list', '--suspects')).toEqual([]);
    const { out } = await forecourt('enquiry', 'list', '--most', '1');
    expect(out[1]).toContain(reference);
  });

  it('shows one, with all that happened to it', async () => {
    const reference = await sent('Hello');
    expect(await inJson('enquiry', 'show', reference.toLowerCase())).toMatchObject({
      reference,
      formId: 'general-enquiry',
      fields: { message: 'Hello' },
      answeredAt: null,
      trail: [{ who: 'shopper', what: 'received' }],
    });
    expect((await forecourt('enquiry', 'show', reference)).text).toContain('Your question: Hello');
  });

  it('exports byte for byte what the inbox exports [EN-11]', async () => {
    await sent('He said "a, b; c"\nand left');
    const opened = await site.inject(`/sandbox/inbox?token=${TOKEN}`);
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const { rawPayload } = await site.inject({ url: '/sandbox/inbox.csv', headers: { cookie } });
    const { text } = await forecourt('enquiry', 'export');
    expect(Buffer.from(text).equals(rawPayload)).toBe(true);
    expect(text).toContain("'+44 7700 900123");
    const file = join(folder, 'enquiries.csv');
    expect((await forecourt('enquiry', 'export', file)).err).toEqual([`3 written to ${file}.`]);
    expect((await readFile(file)).equals(rawPayload)).toBe(true);
    expect(await inJson('enquiry', 'export')).toHaveLength(3);
  });

  it.each([
    [['enquiry', 'show', 'nothing'], 2, 'There is no enquiry "nothing".'],
    [['enquiry', 'list', '--most', 'x'], 2, /It must be a number from 1/],
    [['enquiry', 'list', '--answered', 'perhaps'], 2, /Allowed choices are yes, no/],
    [['enquiry', 'export', '/nowhere/at/all.csv'], 1, /cannot be written/],
  ])('%j is refused in one line', async (words, code, line) => {
    const { exitCode, out, err } = await forecourt(...words);
    expect({ exitCode, out }).toEqual({ exitCode: code, out: [] });
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(line);
  });
});
