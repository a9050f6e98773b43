import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { openSandbox, type Sandbox } from '../../../../composition/modules/sandbox';

/** A Sunday noon. */
export const NOON = Date.parse('2026-11-29T12:00:00Z');

export const SAM = {
  first_name: 'Sam',
  last_name: 'Sample',
  telephone: '07700 900123',
  email: 'sam.sample@example.org',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  visit_date: '2026-12-01',
  time: '12:00:00',
  terms: true,
  opt_in: { email: true },
  enquiry_source: 'website',
} as const;

export const ALEX = { ...SAM, first_name: 'Alex', last_name: 'Example', email: 'alex@example.org' };

export interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The stand-in back end over a folder, on two servers, with a clock that stands until it is moved. */
export class ReservationsInProcess {
  now = NOON;

  private constructor(
    readonly folder: string,
    readonly sandboxes: Sandbox[],
    readonly servers: FastifyInstance[],
    /** Of the checkout, one beside each. */
    readonly checkouts: FastifyInstance[],
    readonly slugs: readonly string[],
  ) {}

  static async open(copies = 1): Promise<ReservationsInProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-reserving-'));
    const opened = new ReservationsInProcess(folder, [], [], [], []);
    for (let copy = 0; copy < copies; copy += 1) await opened.start();
    const { body } = await opened.get(
      '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=60',
    );
    const slugs = (body['data'] as readonly { readonly slug: string }[]).map(({ slug }) => slug);
    return Object.assign(opened, { slugs });
  }

  /** One more copy of the server over the folder. */
  async start(): Promise<void> {
    const sandbox = await openSandbox({
      folder: this.folder,
      firstStock: 60,
      clock: { now: () => this.now },
    });
    const server = fastify();
    await server.register(sandbox.routes);
    const checkout = fastify();
    await checkout.register(sandbox.checkoutPages);
    this.checkouts.push(checkout);
    this.sandboxes.push(sandbox);
    this.servers.push(server);
  }

  /** The first copy, unless another is named. */
  sandbox(copy = 0): Sandbox {
    const sandbox = this.sandboxes[copy];
    if (sandbox === undefined) throw new Error('There is no such copy');
    return sandbox;
  }

  async get(url: string): Promise<Told> {
    return told(await this.sandbox().inject({ method: 'GET', url, headers: {} }));
  }

  async reserve(slug: string, said: object = SAM, key?: string, copy = 0): Promise<Told> {
    return told(
      await this.sandbox(copy).inject({
        method: 'POST',
        url: `/api/reserve/${slug}`,
        payload: JSON.stringify(said),
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      }),
    );
  }

  /** The id of a reservation that was begun. */
  async begun(slug: string, said: object = SAM, key?: string): Promise<string> {
    const { status, body } = await this.reserve(slug, said, key);
    if (status !== 200) throw new Error(`Not reserved: ${JSON.stringify(body)}`);
    return String(body['id']);
  }

  async statusOf(id: string): Promise<unknown> {
    return (await this.get(`/api/reservations/${id}`)).body['status'];
  }

  /** How many e-mails to shoppers there are, by subject. */
  async letters(): Promise<readonly string[]> {
    for (const sandbox of this.sandboxes) await sandbox.settle();
    const desk = openDeskStore(this.folder);
    const emails = await desk.emails(100);
    await desk.close();
    return emails
      .filter(({ audience }) => audience === 'shopper')
      .map(({ text }) => text.split('\n', 1)[0] ?? '');
  }

  async close(): Promise<void> {
    for (const server of [...this.servers, ...this.checkouts]) await server.close();
    for (const sandbox of this.sandboxes) await sandbox.close();
    rmSync(this.folder, { recursive: true });
  }
}

const told = ({
  statusCode,
  body,
  headers,
}: {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}): Told => ({ status: statusCode, body: JSON.parse(body) as Told['body'], headers });
