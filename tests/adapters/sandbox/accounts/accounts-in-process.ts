import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HashCost } from '../../../../adapters/sandbox/accounts/password-hash';
import type { StoredEmail } from '../../../../adapters/sandbox/desk/email-queue';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { openSandbox, type Sandbox } from '../../../../composition/modules/sandbox';

/** A Sunday noon. */
export const NOON = Date.parse('2026-11-29T12:00:00Z');

export const SAM = 'sam.sample@example.org';
export const PASSWORD = 'three odd kettles';

/** Of no use outside a test. */
export const CHEAP: HashCost = { N: 2 ** 8, r: 8, p: 1 };

export interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

const AUTH = '/api/v2/contact/auth';

/** The stand-in back end over a folder of its own, with a clock that stands until it is moved. */
export class AccountsInProcess {
  now = NOON;

  private constructor(
    readonly folder: string,
    readonly sandbox: Sandbox,
    /** The same calls over the network. */
    readonly server: FastifyInstance,
  ) {}

  static async open(cost: HashCost = CHEAP): Promise<AccountsInProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-accounts-'));
    const clock = { at: NOON };
    const sandbox = await openSandbox({
      folder,
      firstStock: 20,
      clock: { now: () => clock.at },
      siteOrigin: 'https://www.forecourt.example',
      passwordCost: cost,
    });
    const server = fastify({ trustProxy: 'loopback' });
    await server.register(sandbox.routes);
    const opened = new AccountsInProcess(folder, sandbox, server);
    Object.defineProperty(opened, 'now', {
      get: () => clock.at,
      set: (at: number) => {
        clock.at = at;
      },
    });
    return opened;
  }

  async post(call: string, body: object, from = '192.0.2.1', token?: string): Promise<Told> {
    const answer = await this.sandbox.inject({
      method: 'POST',
      url: AUTH + call,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    });
    return told(answer);
  }

  async show(token: string): Promise<Told> {
    const headers = { authorization: `Bearer ${token}` };
    return told(await this.sandbox.inject({ method: 'GET', url: `${AUTH}/show`, headers }));
  }

  logIn(email = SAM, password = PASSWORD, from?: string): Promise<Told> {
    return this.post('/login', { email, password }, from);
  }

  async token(email = SAM, password = PASSWORD): Promise<string> {
    return String((await this.logIn(email, password)).body['access_token']);
  }

  async create(email = SAM, password = PASSWORD): Promise<void> {
    await this.sandbox.accounts.create({ email, password });
  }

  /** What has been written to an address, the first first. */
  async letters(to = SAM): Promise<readonly StoredEmail[]> {
    await this.sandbox.accounts.settled();
    const desk = openDeskStore(this.folder);
    try {
      const all = await desk.emails(100);
      return all.filter((email) => email.to.address === to).reverse();
    } finally {
      await desk.close();
    }
  }

  /** Asks for a link and takes it out of the outbox. */
  async link(email = SAM, from?: string): Promise<string> {
    await this.post('/reset', { email }, from);
    const text = (await this.letters(email)).at(-1)?.text ?? '';
    return /password-reset\/([\w-]+)/.exec(text)?.[1] ?? 'no link';
  }

  setPassword(token: string, password: string): Promise<Told> {
    return this.post('/reset', { token, password });
  }

  /** All that is written in the files of accounts. */
  written(): string {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith('accounts.sqlite'))
      .map((name) => readFileSync(join(this.folder, name), 'latin1'))
      .join('');
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.sandbox.close();
    rmSync(this.folder, { recursive: true });
  }
}

const told = (answer: {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): Told => ({
  status: answer.statusCode,
  body: JSON.parse(answer.body) as Told['body'],
  headers: answer.headers,
});
