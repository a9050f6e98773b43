import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionFields } from '../../../adapters/http/enquiry/submission-fields';
import { openSandbox } from '../../../composition/modules/sandbox';
import { headersOf, openMailServer } from '../../adapters/sandbox/mail/local-mail-server';
import { aSubmission } from '../../support/mothers/submission';

const FROM = 'enquiries@dealer.example';

let folder = '';
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-sandbox-mail-'));
  server = await openMailServer(() => undefined);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const opened = (isSender: boolean) =>
  openSandbox({
    folder,
    firstStock: 1,
    siteName: 'Dealer',
    mail: { smtpUrl: server.url, from: FROM, isSender },
  });

describe('A sandbox with a mail server', () => {
  it('sends what another process over the same folder has put into the queue, and what comes to itself', async () => {
    const send = async (sandbox: Awaited<ReturnType<typeof opened>>) => {
      const payload = new URLSearchParams(Object.fromEntries(submissionFields(aSubmission())));
      const { statusCode } = await sandbox.inject({
        method: 'POST',
        url: '/api/form/submit',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload.toString(),
      });
      expect(statusCode).toBe(200);
    };
    const commandLine = await opened(false);
    await send(commandLine);
    await commandLine.close();
    expect(server.taken).toHaveLength(0);

    const site = await opened(true);
    const arrived = (count: number) =>
      vi.waitFor(
        () => {
          expect(server.taken).toHaveLength(count);
        },
        { timeout: 20_000, interval: 20 },
      );
    await arrived(2);
    await send(site);
    await arrived(4);
    for (const mail of server.taken) {
      expect(headersOf(mail).get('from')).toEqual([`Dealer <${FROM}>`]);
    }
    await site.close();
  });
});
